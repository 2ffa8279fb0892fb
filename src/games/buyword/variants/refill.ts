/** BW-16: a bag that is empty is filled anew, until the game has gone on long enough. */
import type { Table } from '../engine-types.ts';
import { addLetters, takeLetters } from '../letters.ts';
import type { Ending } from '../round-end.ts';
import { loseTiles } from '../round-end.ts';
import type { State } from '../state.ts';
import type { Appliers } from '../state-changes.ts';
import type { Extended } from './extended.ts';

export type RefillEvent = {
  readonly type: 'refilled';
  readonly bag: number;
  /** What the bag now holds, in alphabetical order. */
  readonly tiles: string;
};

/** Letters of sold words, in the box or on a grid. */
const soldLetters = ({ sold, board }: State): string =>
  addLetters(
    sold,
    board
      .filter(({ wild }) => !wild)
      .map(({ letter }) => letter)
      .join(''),
  );

export const refillAppliers: Appliers<RefillEvent> = {
  refilled: (state, { bag, tiles }) => {
    const fromBox = takeLetters(tiles, soldLetters(state)) ?? '';
    return {
      ...state,
      bag,
      bagCount: tiles.length,
      bagTiles: tiles,
      sold: '',
      board: [],
      box: takeLetters(state.box, fromBox) ?? state.box,
    };
  },
};

const REFILLS: Readonly<Record<Extended['refill'], (state: State) => string>> = {
  all: (state) => addLetters(state.box, soldLetters(state)),
  sold: soldLetters,
};

/** BW-16.1: the letters that go back where the bag runs out in the middle of a draw; none: '' (BW-3.3 applies). */
export const refillInDraw = (state: State): string =>
  state.options.extended?.refillWhen === 'atOnce' && state.bag < state.lastBag ? soldLetters(state) : '';

/** Fills a bag that has run out in the middle of a draw, where that is how it is played; whether the draw goes on. */
export const refillAtOnce = (table: Table): boolean => {
  const tiles = refillInDraw(table.state);
  if (tiles !== '') table.emit({ type: 'refilled', bag: table.state.bag + 1, tiles });
  return tiles !== '';
};

/** BW-16.2: the money somebody must have, or the last bag, or nothing to put back; else BW-16.1, and on. */
export const endingOf =
  ({ refill, target }: Extended): Ending =>
  (table) => {
    if (target !== null && table.state.seats.some(({ money, left }) => !left && money >= target))
      return 'target';
    if (table.state.bagCount > 0) return undefined;
    if (table.state.bag >= table.state.lastBag) return 'bag';
    if (refill === 'all') loseTiles(table);
    const tiles = REFILLS[refill](table.state);
    if (tiles === '') return 'bag';
    table.emit({ type: 'refilled', bag: table.state.bag + 1, tiles });
    return undefined;
  };
