/**
 * Long lists of words in a table's options (a pasted theme, house words). They are kept once and told by name, the SHA-256 of their
 * JSON: where such a list would stand, a reference to it stands.
 */

import { keptBy } from './kept-by.ts';

/** Lists up to this length are told word for word. */
export const LONGEST_LIST_TOLD = 24;

export type WordList = readonly string[];

/** What no option of a game is called. */
const MARK = '$list';

/** What stands for a long list: its name, and how many words it has. */
type ListReference = { readonly [MARK]: string; readonly length: number };

const hasOnlyWords = (list: readonly unknown[]): boolean => list.every((entry) => typeof entry === 'string');
/** Of lists that never change it is found out once: they are looked at again and again. */
const knownToHaveOnlyWords = keptBy(hasOnlyWords);

const isLongList = (value: unknown): value is WordList =>
  Array.isArray(value) &&
  value.length > LONGEST_LIST_TOLD &&
  (Object.isFrozen(value) ? knownToHaveOnlyWords(value) : hasOnlyWords(value));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a long list stands anywhere in an option. */
export const hasLongList = (value: unknown): boolean =>
  isLongList(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasLongList));

const mapValues = (value: object, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));

/** Options with a reference in the place of each long list; what only looks like a reference is wrapped, lest it be taken for one. */
export const packLists = (value: unknown, nameOf: (list: WordList) => string): unknown => {
  if (isLongList(value)) return { [MARK]: nameOf(value), length: value.length } satisfies ListReference;
  if (Array.isArray(value)) return value.map((each) => packLists(each, nameOf));
  if (!isObject(value)) return value;
  const packed = mapValues(value, (each) => packLists(each, nameOf));
  return Object.hasOwn(value, MARK) ? { [MARK]: null, plain: packed } : packed;
};

/** Options as they were before `packLists`; `listOf` knows every list that is named. */
export const unpackLists = (value: unknown, listOf: (name: string) => WordList): unknown => {
  if (Array.isArray(value)) return value.map((each) => unpackLists(each, listOf));
  if (!isObject(value)) return value;
  const name = Object.hasOwn(value, MARK) ? value[MARK] : undefined;
  if (typeof name === 'string') return listOf(name);
  const plain = name === null && isObject(value['plain']) ? value['plain'] : value;
  return mapValues(plain, (each) => unpackLists(each, listOf));
};

/** Changes whatever is called `options` in something, at any depth; what has none is given back as it is. */
const mapOptions = (value: unknown, change: (options: unknown) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let list: unknown[] | undefined;
    for (let i = 0; i < value.length; i++) {
      const next = mapOptions(value[i], change);
      if (next === value[i]) continue;
      list ??= [...value];
      list[i] = next;
    }
    return list ?? value;
  }
  const known = value as Readonly<Record<string, unknown>>;
  let object: Record<string, unknown> | undefined;
  for (const key of Object.keys(known)) {
    const next = key === 'options' ? change(known[key]) : mapOptions(known[key], change);
    if (next === known[key]) continue;
    object ??= { ...known };
    object[key] = next;
  }
  return object ?? value;
};

/** A view, an event, a log entry … with the lists in its options packed: nowhere else are there any. */
export const packOptions = (holder: unknown, nameOf: (list: WordList) => string): unknown =>
  mapOptions(holder, (options) => packLists(options, nameOf));

/** The same with the lists in their places again. */
export const unpackOptions = <T>(holder: T, listOf: (name: string) => WordList): T =>
  mapOptions(holder, (options) => unpackLists(options, listOf)) as T;

/** The names of all lists that something's options name. */
export const listsNamedIn = (holder: unknown): string[] => {
  const names = new Set<string>();
  unpackOptions(holder, (name) => {
    names.add(name);
    return [];
  });
  return [...names];
};
