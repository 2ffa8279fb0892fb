import { codeAt, isLetterCode, LETTERS, letterOf } from './alphabet.ts';
import {
  CHILD_SHIFT,
  childOf,
  ENDS,
  edgeFor,
  endsAt,
  FIRST_EDGE,
  type Graph,
  LAST,
  LETTER_MASK,
} from './graph.ts';

/**
 * Words by their spelling: whether one is there, what a prefix can grow into, and a number for every word, its place in
 * the alphabetical list, by which marks (tier, theme …) are kept.
 */
export type Spelling = {
  readonly graph: Graph;
  /** How many words go through an edge, by edge. */
  readonly counts: Uint32Array;
  readonly size: number;
};

export const createSpelling = (graph: Graph): Spelling => {
  const { edges } = graph;
  const counts = new Uint32Array(edges.length);
  /** How many words go through a node, by its first edge. */
  const through = new Uint32Array(edges.length);
  let node = FIRST_EDGE;
  let sum = 0;
  for (let at = FIRST_EDGE; at < edges.length; at++) {
    const edge = edges[at] as number;
    const count = ((edge & ENDS) !== 0 ? 1 : 0) + (through[edge >>> CHILD_SHIFT] as number);
    counts[at] = count;
    sum += count;
    if ((edge & LAST) !== 0) {
      through[node] = sum;
      node = at + 1;
      sum = 0;
    }
  }
  return { graph, counts, size: through[graph.root] as number };
};

/** A place in the walk of a word: `ends` tells whether what was spelt so far is a word, `node` is where it goes on (0: nowhere). */
export type Step = { readonly node: number; readonly ends: boolean };

/** Where the walk of any word starts. */
const startOf = ({ graph }: Spelling): Step => ({ node: graph.root, ends: false });

/** One letter further; undefined where no word goes on so. */
const step = ({ graph }: Spelling, from: Step, letter: number): Step | undefined => {
  const edge = edgeFor(graph, from.node, letter);
  return edge === 0 ? undefined : { node: childOf(graph, edge), ends: endsAt(graph, edge) };
};

/** Walks a prefix of capitals A–Z; undefined where no word starts so. */
export const walk = (spelling: Spelling, prefix: string): Step | undefined => {
  let place: Step | undefined = startOf(spelling);
  for (let i = 0; i < prefix.length && place !== undefined; i++)
    place = step(spelling, place, codeAt(prefix, i));
  return place;
};

/** Whether a word of capitals A–Z is in the list. */
export const hasWord = (spelling: Spelling, word: string): boolean => ordinalOf(spelling, word) >= 0;

/** A word's place in the alphabetical list, −1 where it is not in it. */
export const ordinalOf = ({ graph, counts }: Spelling, word: string): number => {
  const { edges } = graph;
  let node = graph.root;
  let ordinal = 0;
  let ends = false;
  for (let i = 0; i < word.length; i++) {
    if (node === 0) return -1;
    if (ends) ordinal++;
    const letter = codeAt(word, i);
    if (!isLetterCode(letter)) return -1;
    let at = node;
    for (; ; at++) {
      const edge = edges[at] as number;
      if ((edge & LETTER_MASK) === letter) break;
      if ((edge & LAST) !== 0) return -1;
      ordinal += counts[at] as number;
    }
    ends = endsAt(graph, at);
    node = childOf(graph, at);
  }
  return ends ? ordinal : -1;
};

/** The word at a place of the alphabetical list. */
export const wordAt = ({ graph, counts, size }: Spelling, ordinal: number): string => {
  if (!Number.isInteger(ordinal) || ordinal < 0 || ordinal >= size)
    throw new RangeError(`no word ${ordinal}`);
  let left = ordinal;
  let word = '';
  for (let at = graph.root; ; ) {
    const through = counts[at] as number;
    if (left >= through) {
      left -= through;
      at++;
      continue;
    }
    word += letterOf((graph.edges[at] as number) & LETTER_MASK);
    if (endsAt(graph, at) && left-- === 0) return word;
    at = childOf(graph, at);
  }
};

/** Calls back with every word that starts with a prefix, in alphabetical order. */
export const eachWord = (spelling: Spelling, prefix: string, visit: (word: string) => void): void => {
  const place = walk(spelling, prefix);
  if (place === undefined) return;
  if (place.ends) visit(prefix);
  const { graph } = spelling;
  const descend = (node: number, soFar: string): void => {
    for (let at = node; ; at++) {
      const edge = graph.edges[at] as number;
      const word = soFar + letterOf(edge & LETTER_MASK);
      if ((edge & ENDS) !== 0) visit(word);
      if (edge >>> CHILD_SHIFT !== 0) descend(edge >>> CHILD_SHIFT, word);
      if ((edge & LAST) !== 0) return;
    }
  };
  if (place.node !== 0) descend(place.node, prefix);
};

/** Every word made of exactly these letters (counts by code), in alphabetical order. */
export const anagrams = ({ graph }: Spelling, letters: Uint8Array): string[] => {
  const found: string[] = [];
  const counts = Uint8Array.from(letters);
  let left = counts.reduce((sum, count) => sum + count, 0);
  if (letters.length !== LETTERS || left === 0 || graph.root === 0) return found;
  const descend = (node: number, soFar: string): void => {
    for (let at = node; ; at++) {
      const edge = graph.edges[at] as number;
      const letter = edge & LETTER_MASK;
      const held = counts[letter] as number;
      if (held > 0) {
        const word = soFar + letterOf(letter);
        counts[letter] = held - 1;
        left--;
        if (left === 0) {
          if ((edge & ENDS) !== 0) found.push(word);
        } else if (edge >>> CHILD_SHIFT !== 0) descend(edge >>> CHILD_SHIFT, word);
        left++;
        counts[letter] = held;
      }
      if ((edge & LAST) !== 0) return;
    }
  };
  descend(graph.root, '');
  return found;
};
