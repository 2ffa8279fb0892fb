import { codeAt } from './alphabet.ts';
import { CHILD_SHIFT, ENDS, FIRST_EDGE, type Graph, LAST } from './graph.ts';

/** A node's edges: letter and ends bits of each, and the node it leads to. */
type Node = { readonly marks: number[]; readonly children: number[] };

/**
 * Builds the minimal graph of keys over the letters A–Z, which must be sorted and unique (Daciuk's incremental
 * construction: a node is shared as soon as no later key can change it).
 */
export const buildGraph = (sortedKeys: readonly string[]): Graph => {
  const nodes: Node[] = [];
  const known = new Map<string, number>();
  const close = (node: Node): number => {
    const signature = `${node.marks.join()}|${node.children.join()}`;
    const twin = known.get(signature);
    if (twin !== undefined) return twin;
    known.set(signature, nodes.length);
    return nodes.push(node) - 1;
  };

  const path: Node[] = [{ marks: [], children: [] }];
  const closeBelow = (depth: number): void => {
    while (path.length - 1 > depth) {
      const node = path.pop() as Node;
      (path[path.length - 1] as Node).children.push(close(node));
    }
  };

  let previous = '';
  for (const key of sortedKeys) {
    if (key <= previous) throw new Error(`keys must be sorted and unique: ${previous}, ${key}`);
    let depth = 0;
    while (depth < previous.length && key.charCodeAt(depth) === previous.charCodeAt(depth)) depth++;
    closeBelow(depth);
    for (; depth < key.length; depth++) {
      const ends = depth === key.length - 1 ? ENDS : 0;
      (path[depth] as Node).marks.push(codeAt(key, depth) | ends);
      path.push({ marks: [], children: [] });
    }
    previous = key;
  }
  closeBelow(0);
  close(path[0] as Node);
  return layOut(nodes);
};

/** Lays nodes out as runs of edges, in the order they were closed: children first, the root last. */
const layOut = (nodes: readonly Node[]): Graph => {
  const count = nodes.reduce((sum, { children }) => sum + children.length, 0);
  const edges = new Uint32Array(FIRST_EDGE + count);
  const starts = new Uint32Array(nodes.length);
  let next = FIRST_EDGE;
  nodes.forEach(({ marks, children }, node) => {
    starts[node] = children.length === 0 ? 0 : next;
    children.forEach((child, i) => {
      const last = i === children.length - 1 ? LAST : 0;
      edges[next++] = (marks[i] as number) | last | ((starts[child] as number) << CHILD_SHIFT);
    });
  });
  return { edges, root: starts[starts.length - 1] as number };
};
