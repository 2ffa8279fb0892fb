import { listsNamedIn, unpackOptions, type WordList } from '../../../shared/long-lists.ts';
import { type Packed, sharedList, sharedListNamed, withSharedLists } from '../../app/word-lists.ts';
import { type Queries, rowsOf, run, type Transaction } from './queries.ts';

export type KeptLists = {
  /** Keeps lists for a table; in the transaction that names them, so that nothing names a list that is not there. */
  readonly keep: (table: number, lists: Packed['lists']) => Transaction<void>;
  /** A list as JSON, by its name. */
  readonly read: (name: string) => Promise<string | undefined>;
  /** What was packed, lists and all; throws where it names one that is not there. */
  readonly unpack: <T>(value: T) => Promise<T>;
  /** Removes a table's hold of its lists, and those that no other table has; in a transaction. */
  readonly release: (table: number) => Transaction<void>;
};

/** Long lists of words, each kept once however many tables play by it. */
export const createKeptLists = ({ all }: Pick<Queries, 'all'>): KeptLists => {
  const read = async (name: string): Promise<string | undefined> =>
    (await all('select words from lists where sha256 = ?', (row) => row['words'] as string, name))[0];

  const listNamed = async (name: string): Promise<WordList> => {
    const known = sharedListNamed(name);
    if (known !== undefined) return known;
    const json = await read(name);
    if (json === undefined) throw new Error(`the list ${name} is missing`);
    return sharedList(JSON.parse(json) as WordList);
  };

  return {
    keep: function* (table, lists) {
      for (const [name, list] of lists) {
        const known = yield* rowsOf('select 1 from lists where sha256 = ?', name);
        if (known.length === 0)
          yield* run('insert into lists (sha256, words) values (?, ?)', name, JSON.stringify(list));
        yield* run('insert into list_uses (t, sha256) values (?, ?) on conflict do nothing', table, name);
      }
    },
    read,
    unpack: async (value) => {
      const lists = new Map<string, WordList>();
      for (const name of listsNamedIn(value)) lists.set(name, await listNamed(name));
      return withSharedLists(unpackOptions(value, (name) => lists.get(name) ?? []));
    },
    release: function* (table) {
      const names = yield* rowsOf('select sha256 from list_uses where t = ?', table);
      yield* run('delete from list_uses where t = ?', table);
      for (const { sha256 = null } of names)
        yield* run(
          'delete from lists where sha256 = ? and not exists (select 1 from list_uses where sha256 = ?)',
          sha256,
          sha256,
        );
    },
  };
};
