import { listsNamedIn, unpackOptions, type WordList } from '../../shared/long-lists.ts';
import { err, ok } from '../../shared/result.ts';
import { type Answer, get, readTable, type Shown } from './api.ts';

/** Lists that tables have named, by name: asked for once a page; the browser keeps them longer. */
const known = new Map<string, WordList>();
const coming = new Map<string, Answer<null>>();

const fetchList = async (name: string): Answer<null> => {
  const list = await get<WordList>(`/lists/${name}`);
  if (!list.ok) return list;
  known.set(name, list.value);
  return ok(null);
};

const fetchOnce = (name: string): Answer<null> => {
  let fetching = coming.get(name);
  if (fetching === undefined) {
    fetching = fetchList(name).finally(() => coming.delete(name));
    coming.set(name, fetching);
  }
  return fetching;
};

/** Something with its lists in their places; undefined where one of them is not here yet. */
export const withLists = <T>(holder: T): T | undefined => {
  const named = listsNamedIn(holder);
  if (named.length === 0) return holder;
  if (!named.every((name) => known.has(name))) return undefined;
  return unpackOptions(holder, (name) => known.get(name) ?? []);
};

/** Asks for the lists that something names and that are not here; or why one did not come. */
export const fetchListsOf = async (holder: unknown): Answer<null> => {
  const missing = listsNamedIn(holder).filter((name) => !known.has(name));
  const fetched = await Promise.all(missing.map(fetchOnce));
  const failed = fetched.find((each) => !each.ok);
  return failed?.ok === false ? err(failed.error) : ok(null);
};

/** A table as everybody may know it, its lists in their places. */
export const readWholeTable = async (code: string): Answer<Shown> => {
  const read = await readTable(code);
  if (!read.ok) return read;
  const fetched = await fetchListsOf(read.value);
  return fetched.ok ? ok(withLists(read.value) ?? read.value) : fetched;
};
