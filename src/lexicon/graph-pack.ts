import { CHILD_SHIFT, ENDS, FIRST_EDGE, type Graph, LAST, LETTER_MASK } from './graph.ts';

/**
 * The compact form of a graph, made to be compressed: one byte an edge (letter, ends, last, and bit 7: a depth-first
 * walk meets the node it leads to here first), then, for the edges without bit 7, the number of the node they lead to
 * (0: none), in three planes of bytes, low plane first. Nodes are numbered from 1 as they lie, children first, so the
 * nodes that a node met first are the last ones nobody has claimed yet, and need no number.
 */
const MET_HERE = 128;
const EDGE_BITS = LETTER_MASK | ENDS | LAST;
const PLANES = 3;
const HEADER_BYTES = 8;

/** Packs a graph; `unpackGraph` gives an equal one back. */
export const packGraph = (graph: Graph): Uint8Array => {
  const { edges } = graph;
  const metHere = edgesThatMeet(graph);
  const numberOf = new Map<number, number>([[0, 0]]);
  const marks: number[] = [];
  const references: number[] = [];
  let runStarts = true;
  for (let at = FIRST_EDGE; at < edges.length; at++) {
    const edge = edges[at] as number;
    if (runStarts) numberOf.set(at, numberOf.size);
    if (metHere[at] === 1) marks.push((edge & EDGE_BITS) | MET_HERE);
    else {
      marks.push(edge & EDGE_BITS);
      references.push(numberOf.get(edge >>> CHILD_SHIFT) as number);
    }
    runStarts = (edge & LAST) !== 0;
  }
  const bytes = new Uint8Array(HEADER_BYTES + marks.length + PLANES * references.length);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, marks.length, true);
  header.setUint32(4, references.length, true);
  bytes.set(marks, HEADER_BYTES);
  for (let plane = 0; plane < PLANES; plane++) {
    const from = HEADER_BYTES + marks.length + plane * references.length;
    for (let i = 0; i < references.length; i++) bytes[from + i] = (references[i] as number) >>> (8 * plane);
  }
  return bytes;
};

/** Marks the edges by which a depth-first walk, letters ascending, meets a node for the first time. */
const edgesThatMeet = ({ edges, root }: Graph): Uint8Array => {
  const metHere = new Uint8Array(edges.length);
  const met = new Set<number>();
  const visit = (node: number): void => {
    for (let at = node; ; at++) {
      const edge = edges[at] as number;
      const child = edge >>> CHILD_SHIFT;
      if (child !== 0 && !met.has(child)) {
        met.add(child);
        metHere[at] = 1;
        visit(child);
      }
      if ((edge & LAST) !== 0) return;
    }
  };
  if (root !== 0) visit(root);
  return metHere;
};

/** Reads a packed graph; throws where the bytes are not one (files are made by us and hashed). */
export const unpackGraph = (bytes: Uint8Array): Graph => {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = header.getUint32(0, true);
  const references = header.getUint32(4, true);
  if (bytes.length !== HEADER_BYTES + count + PLANES * references) throw new Error('not a packed word graph');
  const low = HEADER_BYTES + count;
  const middle = low + references;
  const high = middle + references;

  const edges = new Uint32Array(FIRST_EDGE + count);
  const starts = new Uint32Array(count + 1);
  const unclaimed: number[] = [];
  let unclaimedCount = 0;
  let nodes = 0;
  let reference = 0;
  let root = 0;
  for (let at = FIRST_EDGE; at < edges.length; ) {
    root = at;
    starts[++nodes] = at;
    let last = at;
    let claims = 0;
    for (; ; last++) {
      const mark = bytes[HEADER_BYTES + last - FIRST_EDGE] as number;
      if ((mark & MET_HERE) !== 0) claims++;
      if ((mark & LAST) !== 0) break;
    }
    unclaimedCount -= claims;
    if (unclaimedCount < 0 || last >= edges.length) throw new Error('not a packed word graph');
    let claimed = unclaimedCount;
    for (; at <= last; at++) {
      const mark = bytes[HEADER_BYTES + at - FIRST_EDGE] as number;
      let child: number;
      if ((mark & MET_HERE) !== 0) child = unclaimed[claimed++] as number;
      else {
        const number =
          (bytes[low + reference] as number) |
          ((bytes[middle + reference] as number) << 8) |
          ((bytes[high + reference] as number) << 16);
        reference++;
        child = starts[number] as number;
      }
      edges[at] = (mark & EDGE_BITS) | (child << CHILD_SHIFT);
    }
    unclaimed[unclaimedCount++] = root;
  }
  return { edges, root };
};
