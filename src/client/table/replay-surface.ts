import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { Language } from '../../shared/language.ts';
import type { OpenTable } from './table-state.ts';

/** What a result looks like in a picture, whatever the game. */
export type ResultFacts = {
  readonly headline: string;
  /** Best first. */
  readonly rows: readonly { readonly name: string; readonly score: string; readonly won: boolean }[];
  /** The word of the game, in letters, a wild marked; and what it brought. */
  readonly word?: {
    readonly caption: string;
    readonly letters: readonly { readonly letter: string; readonly isWild: boolean }[];
    readonly worth: string;
  };
};

/**
 * A game looked at again: what its pages add to its module. Functions are declared as methods so that those of a game, which
 * name its own types, fit.
 */
export type ReplaySurface = {
  /** What else is to be so at the table when a frame is shown. */
  onFrame?(table: OpenTable): void;
  /** What is seen of a state by those who may see all that a record tells, put together from what each sees. */
  wholeView(seenBy: (viewer: Viewer) => unknown): unknown;
  /** How a game that has come to such a state ended, or stands. */
  result(language: Language, state: unknown, names: readonly string[]): ResultFacts;
};

/** What all see, with each seat as its own player sees it. */
export const seatsOpened = <View extends { readonly seats: readonly unknown[] }>(
  seenBy: (viewer: Viewer) => View,
  isClosed: (seat: View['seats'][number]) => boolean = () => true,
): View => {
  const seen = seenBy(null);
  const openSeat = (own: View['seats'][number], seat: Seat): View['seats'][number] =>
    isClosed(own) ? (seenBy(seat).seats[seat] ?? own) : own;
  return { ...seen, seats: seen.seats.map(openSeat) };
};
