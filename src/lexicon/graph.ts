/**
 * A word graph: the minimal automaton of a list of keys, in one typed array. A node is a run of edges, sorted by
 * letter; an edge is one 32-bit word:
 *
 *   bits 0–4  letter code      bit 5  a key ends here      bit 6  last edge of its node
 *   bits 7–31 index of the first edge of the node it leads to, 0 for none
 *
 * Index 0 is never an edge. Runs lie children first (in the order a depth-first walk leaves the nodes), so that what
 * depends on the nodes below can be worked out in one pass upwards; the root's run comes last.
 */
export type Graph = {
  readonly edges: Uint32Array;
  /** Index of the root's first edge, 0 where there are no keys. */
  readonly root: number;
};

export const FIRST_EDGE = 1;
export const LETTER_MASK = 31;
export const ENDS = 32;
export const LAST = 64;
export const CHILD_SHIFT = 7;

/** The edge of a node's run that carries a letter, 0 where there is none. */
export const edgeFor = ({ edges }: Graph, node: number, letter: number): number => {
  if (node === 0) return 0;
  for (let at = node; ; at++) {
    const edge = edges[at] as number;
    if ((edge & LETTER_MASK) === letter) return at;
    if ((edge & LAST) !== 0) return 0;
  }
};

/** The node an edge leads to, 0 where no key goes on. */
export const childOf = ({ edges }: Graph, at: number): number => (edges[at] as number) >>> CHILD_SHIFT;

export const endsAt = ({ edges }: Graph, at: number): boolean => ((edges[at] as number) & ENDS) !== 0;
