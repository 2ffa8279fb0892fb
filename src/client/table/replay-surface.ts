import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { Language } from '../../shared/language.ts';
import type { OpenTable } from './table-state.ts';

/** What a result looks like in a picture, whatever the game. */
export type ResultFacts = {
  /** How it ended, in a sentence; and how close it was, where that can be said. */
  readonly headline: string;
  readonly closeness?: string | undefined;
  /** Best first. */
  readonly rows: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly score: string;
    readonly won: boolean;
  }[];
  /** The grade that was reached alone. */
  readonly grade?: string;
  /** What is drawn by round. */
  readonly sumsCaption: string;
  /** The best words of the game, best first. */
  readonly words: readonly PictureWord[];
};

/** A word in letters, a wild marked; whose it is, where that is not clear, and what it brought. */
export type PictureWord = {
  readonly letters: readonly { readonly letter: string; readonly isWild: boolean }[];
  readonly worth: string;
  readonly by?: string;
};

/** Who looks at a result: everybody's names, and where who looks sat, if they played. */
export type Onlooker = { readonly names: readonly string[]; readonly viewer: Viewer };

/**
 * A game looked at again: what its pages add to its module. Functions are declared as methods so that those of a game, which
 * name its own types, fit.
 */
export type ReplaySurface = {
  /** What else is to be so at the table when a frame is shown. */
  onFrame?(table: OpenTable): void;
  /** What is seen of a state by those who may see all that a record tells, put together from what each sees. */
  wholeView(seenBy: (viewer: Viewer) => unknown): unknown;
  /** How a game that has come to such a state, by such events, ended, or stands. */
  result(
    language: Language,
    game: { readonly state: unknown; readonly events: readonly unknown[] },
    seenBy: Onlooker,
  ): ResultFacts;
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

/** How a game is told where it is looked at again. */
export type ToldGame = {
  /** What happened, in a sentence that everybody may read, or whoever is called «you»: no other hand is in it; undefined where there is nothing to tell. */
  openSentence(
    language: Language,
    event: unknown,
    names: readonly string[],
    you: Seat | null,
  ): string | undefined;
  readonly replay: ReplaySurface;
};
