import { seededChance } from '../core/chance.ts';
import type { Seat } from '../core/seat.ts';
import type { Card } from './card.ts';

/** Cards to be put in order: a round's deck, or discards shuffled in when it has run out. */
export type Pack = {
  readonly round: number;
  /** How often discards have been shuffled in this round; 0: the deck itself. */
  readonly shuffle: number;
  readonly cards: readonly Card[];
  /** How many cards had been drawn in this round before. */
  readonly drawn: number;
};

/** Where chance comes from; the whole order of a pack is fixed as soon as it is shuffled. */
export type DealSource = {
  /** The cards of a pack, top card first. */
  readonly order: (pack: Pack) => readonly Card[];
  /** The cards that so many players cut, the how-manieth time (from 0). */
  readonly cut: (time: number, players: number, deck: readonly Card[]) => readonly Card[];
  /** Who deals first where nobody has to cut for it. */
  readonly firstDealer: Seat | undefined;
};

/** Where a game stands in what chance brings: in which pack, and how much of it is left. */
export type DealPlace = { readonly round: number; readonly shuffles: number; readonly deckCount: number };

/** Chance that goes on under another seed: what was drawn stays, the rest of the pack and those that follow come anew. */
export const reseedDeal = (before: DealSource, seed: string, at: DealPlace): DealSource => {
  const after = createDealSource({ seed });
  return {
    order: (pack) => {
      const isLater = pack.round > at.round || (pack.round === at.round && pack.shuffle > at.shuffles);
      if (isLater) return after.order(pack);
      const order = before.order(pack);
      if (pack.round < at.round || pack.shuffle < at.shuffles) return order;
      const drawn = order.length - at.deckCount;
      return [...order.slice(0, drawn), ...after.order({ ...pack, cards: order.slice(drawn) })];
    },
    cut: before.cut,
    firstDealer: before.firstDealer,
  };
};

/** A seed, or prepared decks (one a round), or both: decks first, then the seed's; without a seed they come round again. */
export type Setup = {
  readonly seed?: string;
  readonly decks?: readonly (readonly Card[])[];
  readonly dealer?: Seat;
};

/** The prepared deck of a round, if it has one. */
export const preparedDeck = ({ seed, decks = [] }: Setup, round: number): readonly Card[] | undefined =>
  seed === undefined && decks.length > 0 ? decks[(round - 1) % decks.length] : decks[round - 1];

export const createDealSource = (setup: Setup): DealSource => {
  const { seed, dealer } = setup;
  const chance = seededChance(seed ?? '');
  /** The last order asked for: a game draws from one pack at a time. */
  let last: { readonly round: number; readonly shuffle: number; readonly order: readonly Card[] } | undefined;
  const shuffled = ({ round, shuffle, cards }: Pack): readonly Card[] =>
    chance.order(shuffle === 0 ? `deck ${round}` : `discards ${round} ${shuffle}`, cards);
  return {
    order: (pack) => {
      const { round, shuffle } = pack;
      if (last?.round !== round || last.shuffle !== shuffle) {
        const order = (shuffle === 0 ? preparedDeck(setup, round) : undefined) ?? shuffled(pack);
        last = { round, shuffle, order };
      }
      return last.order;
    },
    cut: (time, players, deck) => chance.order(`cut ${time}`, deck).slice(0, players),
    firstDealer: dealer ?? (seed === undefined ? 0 : undefined),
  };
};
