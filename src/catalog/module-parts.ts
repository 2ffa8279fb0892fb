import type { Seat } from '../games/core/seat.ts';
import type { DictionaryName } from '../shared/dictionaries.ts';
import type { Reseed } from './game-module.ts';
import type { TableForm } from './table-form.ts';

/** What a module has from the form by which tables of its game are asked for. */
export const partsOfForm = ({ title, seats, checkOptions, languageOptions, variants }: TableForm) => ({
  title,
  seats,
  checkOptions,
  languageOptions,
  variants,
});

/** What is the same in both games of the house. */
export const usualParts = {
  playersOf: ({ players }: { readonly players: number }) => players,
  dictionaryOf: ({ dictionary }: { readonly dictionary: DictionaryName }) => dictionary,
  timeOut: (seat: Seat) => ({ kind: 'timeout', seat }),
  closeWindow: { kind: 'window' },
  leave: { kind: 'leave' },
};

/** How things stand where everybody has a score. */
export const standingBy =
  <Own>(scoreOf: (own: Own) => number) =>
  ({
    round,
    seats,
    result,
  }: {
    readonly round: number;
    readonly seats: readonly Own[];
    readonly result: { readonly winners: readonly Seat[] } | null;
  }) => ({
    round,
    isOver: result !== null,
    scores: seats.map(scoreOf),
    winners: result?.winners ?? [],
  });

/** Chance and judge of a game: the deal of its setup, with whatever seeds came in its middle. */
export const envMaker =
  <Setup, Deal, Place>(
    createDeal: (setup: Setup) => Deal,
    reseed: (deal: Deal, seed: string, at: Place) => Deal,
  ) =>
  <Judge>(setup: Setup, judge: Judge, reseeds: readonly Reseed[] = []) => ({
    deal: reseeds.reduce((deal, { seed, at }) => reseed(deal, seed, at as Place), createDeal(setup)),
    judge,
  });

/** What a player has ordered for when they are away. */
export const ordersBy = <Orders, State, View, Action>(
  readOrder: (order: unknown) => Orders | undefined,
  viewOf: (state: State, seat: Seat) => View,
  orderedAction: (orders: Orders, view: View, seat: Seat) => Action | undefined,
) => ({
  readOrder,
  ordered: (order: unknown, state: State, seat: Seat): Action | undefined => {
    const orders = readOrder(order);
    return orders && orderedAction(orders, viewOf(state, seat), seat);
  },
});
