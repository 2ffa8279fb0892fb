import { codeAt } from './alphabet.ts';
import { CHILD_SHIFT, ENDS, FIRST_EDGE, type Graph, LAST } from './graph.ts';

type OpenNode = { ends: boolean; readonly letters: number[]; readonly children: number[] };

/** Minimal nodes, children before parents, the root last. */
type Nodes = { readonly ends: boolean[]; readonly letters: number[][]; readonly children: number[][] };

/**
 * Builds the minimal graph of keys over the letters A–Z, which must be sorted and unique (Daciuk's incremental
 * construction: a node is shared as soon as no later key can change it).
 */
export const buildGraph = (sortedKeys: readonly string[]): Graph => {
  const nodes: Nodes = { ends: [], letters: [], children: [] };
  const known = new Map<string, number>();
  const close = (node: OpenNode): number => {
    const signature = `${node.ends ? 1 : 0}${node.letters.join()}|${node.children.join()}`;
    const twin = known.get(signature);
    if (twin !== undefined) return twin;
    const id = nodes.ends.length;
    nodes.ends.push(node.ends);
    nodes.letters.push(node.letters);
    nodes.children.push(node.children);
    known.set(signature, id);
    return id;
  };

  const path: OpenNode[] = [{ ends: false, letters: [], children: [] }];
  const closeBelow = (depth: number): void => {
    while (path.length - 1 > depth) {
      const node = path.pop() as OpenNode;
      (path[path.length - 1] as OpenNode).children.push(close(node));
    }
  };

  let previous = '';
  for (const key of sortedKeys) {
    if (key <= previous) throw new Error(`keys must be sorted and unique: ${previous}, ${key}`);
    let depth = 0;
    while (depth < previous.length && key.charCodeAt(depth) === previous.charCodeAt(depth)) depth++;
    closeBelow(depth);
    for (; depth < key.length; depth++) {
      (path[depth] as OpenNode).letters.push(codeAt(key, depth));
      path.push({ ends: false, letters: [], children: [] });
    }
    (path[path.length - 1] as OpenNode).ends = true;
    previous = key;
  }
  closeBelow(0);
  close(path[0] as OpenNode);
  return layOut(nodes);
};

/** Lays nodes out as runs of edges, in the order they were closed: children first. */
const layOut = (nodes: Nodes): Graph => {
  const count = nodes.children.reduce((sum, children) => sum + children.length, 0);
  const edges = new Uint32Array(FIRST_EDGE + count);
  const start = new Uint32Array(nodes.ends.length);
  let next = FIRST_EDGE;
  nodes.children.forEach((children, node) => {
    const letters = nodes.letters[node] as number[];
    start[node] = children.length === 0 ? 0 : next;
    children.forEach((child, i) => {
      const ends = nodes.ends[child] ? ENDS : 0;
      const last = i === children.length - 1 ? LAST : 0;
      edges[next++] = (letters[i] as number) | ends | last | ((start[child] as number) << CHILD_SHIFT);
    });
  });
  return { edges, root: start[start.length - 1] as number };
};
