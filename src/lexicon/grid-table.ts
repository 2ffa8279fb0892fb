import { CHILD_SHIFT, FIRST_EDGE, LAST, LETTER_MASK } from './graph.ts';
import type { Spelling } from './spelling.ts';

/**
 * Numbers a search reads together lie together: an edge's bits; the letters that all longer words through it need, and
 * those that may come next (a bit each), so that nodes which lead nowhere are not even read; and how many words there
 * are through the edges before it.
 */
export const STRIDE = 4;
export const NEEDED = 1;
export const GOES_ON = 2;
export const BEFORE = 3;

/** The word graph's edges as a search reads them; `needs` is what words through an edge need. */
export const searchTable = ({ graph, counts }: Spelling, needs: Int32Array): Int32Array => {
  const { edges } = graph;
  const table = new Int32Array(edges.length * STRIDE);
  // What all words through a node need and the letters of its edges, by its first edge.
  const nodeNeeds = new Int32Array(edges.length).fill(-1);
  const nodeLetters = new Int32Array(edges.length);
  let node = FIRST_EDGE;
  let before = 0;
  for (let at = FIRST_EDGE; at < edges.length; at++) {
    const edge = edges[at] as number;
    const child = edge >>> CHILD_SHIFT;
    table[at * STRIDE] = (edge & ((1 << CHILD_SHIFT) - 1)) | ((child * STRIDE) << CHILD_SHIFT);
    table[at * STRIDE + NEEDED] = nodeNeeds[child] as number;
    table[at * STRIDE + GOES_ON] = nodeLetters[child] as number;
    table[at * STRIDE + BEFORE] = before;
    nodeNeeds[node] = (nodeNeeds[node] as number) & (needs[at] as number);
    nodeLetters[node] = (nodeLetters[node] as number) | (1 << (edge & LETTER_MASK));
    before += counts[at] as number;
    if ((edge & LAST) !== 0) {
      node = at + 1;
      before = 0;
    }
  }
  return table;
};
