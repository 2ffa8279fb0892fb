import { codeAt, LETTERS, letterOf } from './alphabet.ts';
import { CHILD_SHIFT, ENDS, FIRST_EDGE, type Graph, LAST, LETTER_MASK } from './graph.ts';
import { buildGraph } from './graph-build.ts';

/**
 * Words by the letters they need: every word's letters sorted by a fixed order, rare letters first, so that anagrams are
 * one key and a search for a rack's words meets each choice of letters once. Edges carry places in that order.
 */
export type LetterGraph = {
  readonly graph: Graph;
  /** The 26 letters, rarest first. */
  readonly order: string;
};

/** The place of each letter code in an order of letters; throws where the order is not one of all 26. */
export const placesIn = (order: string): Uint8Array => {
  const places = new Uint8Array(LETTERS).fill(LETTERS);
  for (let place = 0; place < order.length; place++) places[codeAt(order, place)] = place;
  if (order.length !== LETTERS || places.includes(LETTERS))
    throw new Error(`not an order of letters: ${order}`);
  return places;
};

/** The letters of a list of words, rarest first; equally rare ones alphabetically. */
export const rarestFirst = (words: readonly string[]): string => {
  const counts = new Uint32Array(LETTERS);
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const code = codeAt(word, i);
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return Array.from({ length: LETTERS }, (_, code) => code)
    .sort((a, b) => (counts[a] as number) - (counts[b] as number) || a - b)
    .map(letterOf)
    .join('');
};

export const buildLetterGraph = (words: readonly string[], order: string): LetterGraph => {
  const places = placesIn(order);
  const keys = new Set<string>();
  for (const word of words) {
    const sorted = Array.from(word, (_, i) => places[codeAt(word, i)] as number).sort((a, b) => a - b);
    keys.add(sorted.map(letterOf).join(''));
  }
  return { graph: buildGraph([...keys].sort()), order };
};

/** What lies beyond each edge of a letter graph, by edge. */
export type Outlook = {
  /** Letters (a bit a place) that every key through the edge needs from here on, the edge's own included. */
  readonly needs: Int32Array;
  /** The most that the letters of a key through the edge are worth from here on, the edge's own included. */
  readonly most: Int32Array;
};

/** Works out the outlook of each edge for letters worth so much (by place). */
export const outlookOf = ({ graph }: LetterGraph, worthByPlace: ArrayLike<number>): Outlook => {
  const { edges } = graph;
  const needs = new Int32Array(edges.length);
  const most = new Int32Array(edges.length);
  // The same for all keys through a node, by its first edge.
  const nodeNeeds = new Int32Array(edges.length);
  const nodeMost = new Int32Array(edges.length);
  let node = FIRST_EDGE;
  let allNeed = -1;
  let dearest = 0;
  for (let at = FIRST_EDGE; at < edges.length; at++) {
    const edge = edges[at] as number;
    const child = edge >>> CHILD_SHIFT;
    const place = edge & LETTER_MASK;
    const need = (1 << place) | ((edge & ENDS) !== 0 ? 0 : (nodeNeeds[child] as number));
    const worth = (worthByPlace[place] as number) + (nodeMost[child] as number);
    needs[at] = need;
    most[at] = worth;
    allNeed &= need;
    if (worth > dearest) dearest = worth;
    if ((edge & LAST) !== 0) {
      nodeNeeds[node] = allNeed;
      nodeMost[node] = dearest;
      node = at + 1;
      allNeed = -1;
      dearest = 0;
    }
  }
  return { needs, most };
};
