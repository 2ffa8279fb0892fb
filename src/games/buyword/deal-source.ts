import { seededChance } from '../core/chance.ts';
import type { Seat } from '../core/seat.ts';
import { FACES, type Face } from './events.ts';

/** Stands in an order for a tile that nobody can know: a loaded record without its seed, a later bag without one. */
export const UNKNOWN_TILE = '?';

/** Where chance comes from; the whole order of a bag is fixed as soon as it is filled. */
export type DealSource = {
  /** The tiles of a bag (counted from 1) in the order they will be drawn. */
  readonly bagOrder: (bag: number, contents: string) => string;
  /** The face of a roll of the game, counted from 0; undefined where no chance is left to roll with. */
  readonly roll: (index: number) => Face | undefined;
  /** Who leads first (BW-2.3). */
  readonly firstLeader: (players: number) => Seat;
};

/** BW-2.4: a seed, or a fixed first bag and fixed rolls, or both. */
export type Setup = {
  readonly seed?: string;
  readonly bag?: string;
  readonly rolls?: readonly Face[];
  readonly leader?: Seat;
};

/** Where a game stands in what chance brings: in its bag, and in its rolls. */
export type DealPlace = { readonly bag: number; readonly bagCount: number; readonly rolls: number };

/** Chance that goes on under another seed: what was drawn or rolled stays, the rest of the bag and what follows come anew. */
export const reseedDeal = (before: DealSource, seed: string, at: DealPlace): DealSource => {
  const after = createDealSource({ seed });
  return {
    bagOrder: (bag, contents) => {
      if (bag > at.bag) return after.bagOrder(bag, contents);
      const order = before.bagOrder(bag, contents);
      if (bag < at.bag) return order;
      const drawn = order.length - at.bagCount;
      return order.slice(0, drawn) + after.bagOrder(bag, order.slice(drawn));
    },
    roll: (index) => (index < at.rolls ? before : after).roll(index),
    firstLeader: before.firstLeader,
  };
};

/** BW-1.6: two of the six faces are a choice. */
const DIE: readonly Face[] = [...FACES, 'choice'];

export const createDealSource = ({ seed, bag, rolls = [], leader }: Setup): DealSource => {
  const chance = seed === undefined ? undefined : seededChance(seed);
  /** The last order asked for: a game draws from one bag at a time. */
  let last: { readonly index: number; readonly contents: string; readonly order: string } | undefined;
  const shuffled = (index: number, contents: string): string => {
    if (chance === undefined) return UNKNOWN_TILE.repeat(contents.length);
    if (last?.index !== index || last.contents !== contents) {
      last = { index, contents, order: chance.order(`bag ${index}`, [...contents]).join('') };
    }
    return last.order;
  };
  const rolled: (Face | undefined)[] = [];
  const rollOf = (index: number): Face | undefined => {
    rolled[index] ??= DIE[chance?.number(`roll ${index}`, DIE.length) ?? -1];
    return rolled[index];
  };
  return {
    bagOrder: (index, contents) => (index === 1 && bag !== undefined ? bag : shuffled(index, contents)),
    roll: (index) => rolls[index] ?? rollOf(index),
    firstLeader: (players) => leader ?? chance?.number('leader', players) ?? 0,
  };
};
