import { createHash } from 'node:crypto';
import {
  hasLongList,
  packLists,
  packOptions,
  unpackOptions,
  type WordList,
} from '../../shared/long-lists.ts';

/** Names by list, and by name the one list that all tables of this process share, for as long as any of them has it. */
const names = new WeakMap<WordList, string>();
const shared = new Map<string, WeakRef<WordList>>();
const gone = new FinalizationRegistry<string>((name) => {
  if (shared.get(name)?.deref() === undefined) shared.delete(name);
});

/** The name of a list: the SHA-256 of its JSON. It is never changed from then on. */
export const nameOfList = (list: WordList): string => {
  let name = names.get(list);
  if (name === undefined) {
    Object.freeze(list);
    name = createHash('sha256').update(JSON.stringify(list)).digest('hex');
    names.set(list, name);
  }
  return name;
};

/** A list by its name, where any table in memory has it. */
export const sharedListNamed = (name: string): WordList | undefined => shared.get(name)?.deref();

/** The one list of this process that has these words. */
export const sharedList = (list: WordList): WordList => {
  const name = nameOfList(list);
  const known = sharedListNamed(name);
  if (known !== undefined) return known;
  shared.set(name, new WeakRef(list));
  gone.register(list, name);
  return list;
};

export type Packed = {
  readonly value: unknown;
  /** The lists that it names. */
  readonly lists: ReadonlyMap<string, WordList>;
};

/** Something whose options name their long lists, and those lists. */
export const packed = (holder: unknown): Packed => {
  const lists = new Map<string, WordList>();
  const value = packOptions(holder, (list) => {
    const name = nameOfList(list);
    if (!lists.has(name)) lists.set(name, sharedList(list));
    return name;
  });
  return { value, lists };
};

/** The same, with long lists that it shares with all who have them. */
export const withSharedLists = <T>(holder: T): T => {
  const { value, lists } = packed(holder);
  return lists.size === 0 ? holder : (unpackOptions(value, (name) => lists.get(name) ?? []) as T);
};

/**
 * Options as they were asked for, but options with long lists as they are played by: in order, each word once. So a list is one list,
 * however it was written. `read`: the same options once the game has read them.
 */
export const optionsToKeep = (wished: object, read: object): object => {
  const options = Object.entries(wished).map(([key, value]) => [
    key,
    hasLongList(value) ? read[key as keyof typeof read] : value,
  ]);
  return withSharedLists({ options: Object.fromEntries(options) }).options;
};

/** Asked for with every frame of a whole table, while options never change. */
const toldOptions = new WeakMap<object, unknown>();

/** Options as they are told: long lists by name. */
export const optionsTold = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options;
  if (!toldOptions.has(options))
    toldOptions.set(
      options,
      packLists(options, (list) => nameOfList(sharedList(list))),
    );
  return toldOptions.get(options);
};

/** Events as they are told. */
export const eventsTold = (events: readonly unknown[]): readonly unknown[] =>
  packed(events).value as readonly unknown[];
