/** How one would first write a search for plays on a grid: from every cell of every line, letter by letter, on a map of tiles. */

import { countLetters, LETTERS, letterOf } from '../../src/lexicon/alphabet.ts';
import { childOf, edgeFor, endsAt } from '../../src/lexicon/graph.ts';
import type { GridTile } from '../../src/lexicon/grid-layout.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';

/** Counts all plays, with a wild in the hand and at every letter it may stand for. */
export const countPlainly = (
  { spelling, has }: Lexicon,
  board: readonly GridTile[],
  rack: string,
): number => {
  const { graph } = spelling;
  const counts = countLetters(rack);
  const most = rack.length + 1;
  let plays = 0;
  for (const across of [true, false]) {
    const tiles = new Map(
      board.map((tile) => [across ? `${tile.row},${tile.col}` : `${tile.col},${tile.row}`, tile]),
    );
    const at = (line: number, place: number): GridTile | undefined => tiles.get(`${line},${place}`);
    const crossings = new Map<string, { fits: readonly boolean[]; length: number; wild: boolean } | null>();
    const crossingAt = (line: number, place: number) => {
      const key = `${line},${place}`;
      const before = crossings.get(key);
      if (before !== undefined) return before;
      const above: GridTile[] = [];
      const below: GridTile[] = [];
      for (let up = line - 1, tile = at(up, place); tile !== undefined; tile = at(--up, place))
        above.unshift(tile);
      for (let down = line + 1, tile = at(down, place); tile !== undefined; tile = at(++down, place))
        below.push(tile);
      const textOf = (run: readonly GridTile[]): string => run.map(({ letter }) => letter).join('');
      const run = [...above, ...below];
      const wilds = run.filter(({ wild }) => wild).length;
      const fits = Array.from(
        { length: LETTERS },
        (_, code) => wilds < 2 && has(textOf(above) + letterOf(code) + textOf(below)),
      );
      const crossing = run.length === 0 ? null : { fits, length: run.length + 1, wild: wilds > 0 };
      crossings.set(key, crossing);
      return crossing;
    };

    const walk = (line: number, start: number, place: number, node: number, state: WalkState): void => {
      const tile = at(line, place);
      const crossing = tile === undefined ? crossingAt(line, place) : null;
      const step = (code: number, next: WalkState): void => {
        const edge = edgeFor(graph, node, code);
        if (edge === 0) return;
        const isOpen = at(line, place + 1) === undefined;
        if (endsAt(graph, edge) && isOpen && next.touches && next.taken > 0) {
          const length = place + 1 - start;
          const isTheOtherWay = next.crossed > length || (next.crossed === length && !across);
          if (next.taken > 1 || !isTheOtherWay) plays++;
        }
        if (childOf(graph, edge) !== 0 && (next.taken < most || !isOpen))
          walk(line, start, place + 1, childOf(graph, edge), next);
      };
      if (tile !== undefined) {
        if (!(tile.wild && state.hasWild))
          step(tile.letter.charCodeAt(0) - 65, {
            ...state,
            touches: true,
            hasWild: state.hasWild || tile.wild,
          });
        return;
      }
      const taken = state.taken + 1;
      const next = {
        ...state,
        taken,
        touches: state.touches || crossing !== null,
        crossed: crossing?.length ?? 0,
      };
      for (let code = 0; code < LETTERS; code++) {
        if (crossing !== null && !crossing.fits[code]) continue;
        const count = counts[code] as number;
        if (count > 0) {
          counts[code] = count - 1;
          step(code, next);
          counts[code] = count;
        }
        if (!state.hasWild && !state.tookWild && crossing?.wild !== true)
          step(code, { ...next, hasWild: true, tookWild: true });
      }
    };

    const lines = new Map<number, { from: number; to: number }>();
    for (const { row, col } of board) {
      const [line, place] = across ? [row, col] : [col, row];
      for (const near of [line - 1, line, line + 1]) {
        const { from, to } = lines.get(near) ?? { from: place, to: place };
        lines.set(near, { from: Math.min(from, place), to: Math.max(to, place) });
      }
    }
    for (const [line, { from, to }] of lines) {
      for (let start = from - most; start <= to; start++) {
        if (at(line, start - 1) !== undefined) continue;
        let free = 0;
        while (free < most && at(line, start + free) === undefined && crossingAt(line, start + free) === null)
          free++;
        if (free < most || at(line, start + free) !== undefined)
          walk(line, start, start, graph.root, {
            taken: 0,
            touches: false,
            hasWild: false,
            tookWild: false,
            crossed: 0,
          });
      }
    }
  }
  return plays;
};

type WalkState = {
  readonly taken: number;
  readonly touches: boolean;
  /** Whether the word has a wild, and whether it comes from the hand. */
  readonly hasWild: boolean;
  readonly tookWild: boolean;
  /** The length of the word crosswise at the last tile taken. */
  readonly crossed: number;
};
