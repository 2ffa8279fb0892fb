import { keptBy } from './kept-by.ts';

type List = readonly string[];

const isSame = (words: List, list: readonly unknown[]): boolean =>
  words.length === list.length && words.every((word, i) => word === list[i]);

/**
 * Reads lists that never change once, however often that is asked for; what is read of them never changes either, and is the list
 * itself where there is nothing to change. Other lists are read each time.
 */
export const readOnce = (
  read: (list: readonly unknown[]) => List | undefined,
): ((list: readonly unknown[]) => List | undefined) => {
  const kept = keptBy((list: readonly unknown[]) => {
    const words = read(list);
    return words !== undefined && isSame(words, list) ? (list as List) : Object.freeze(words);
  });
  return (list) => (Object.isFrozen(list) ? kept(list) : read(list));
};

/** Words in order, each once. */
export const inOrder = (words: List): List => [...new Set(words)].sort();
