import type { WordList } from '../../../shared/long-lists.ts';
import { unpackOptions } from '../../../shared/long-lists.ts';
import { type Packed, sharedList, sharedListNamed, withSharedLists } from '../../app/word-lists.ts';
import type { Queries } from './queries.ts';

export type KeptLists = {
  /** Keeps lists for a table; inside the write that names them, so that nothing names a list that is not there. */
  readonly keep: (table: number, lists: Packed['lists']) => void;
  /** A list as JSON, by its name. */
  readonly read: (name: string) => string | undefined;
  /** What was packed, lists and all; throws where it names one that is not there. */
  readonly unpack: <T>(value: T) => T;
  /** Removes a table's hold of its lists, and those that no other table has; inside a write. */
  readonly release: (table: number) => void;
};

/** Long lists of words, each kept once however many tables play by it. */
export const createKeptLists = (statement: Queries['statement']): KeptLists => {
  const read = (name: string): string | undefined =>
    statement('select words from lists where sha256 = ?').get(name)?.['words'] as string | undefined;

  const listNamed = (name: string): WordList => {
    const known = sharedListNamed(name);
    if (known !== undefined) return known;
    const json = read(name);
    if (json === undefined) throw new Error(`the list ${name} is missing`);
    return sharedList(JSON.parse(json) as WordList);
  };

  return {
    keep: (table, lists) => {
      for (const [name, list] of lists) {
        if (statement('select 1 from lists where sha256 = ?').get(name) === undefined)
          statement('insert into lists (sha256, words) values (?, ?)').run(name, JSON.stringify(list));
        statement('insert or ignore into list_uses (t, sha256) values (?, ?)').run(table, name);
      }
    },
    read,
    unpack: (value) => withSharedLists(unpackOptions(value, listNamed)),
    release: (table) => {
      const names = statement('select sha256 from list_uses where t = ?').all(table);
      statement('delete from list_uses where t = ?').run(table);
      for (const { sha256 } of names)
        statement(
          'delete from lists where sha256 = ?1 and not exists (select 1 from list_uses where sha256 = ?1)',
        ).run(sha256 as string);
    },
  };
};
