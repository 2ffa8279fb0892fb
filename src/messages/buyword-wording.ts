import type { GameEvent } from '../games/buyword/events.ts';
import type { BuyWordRefusal, RefusalCode } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';

/** Why something is refused, one sentence a code; a code without one fails `tsc`. */
export type RefusalSentences = {
  readonly [Code in RefusalCode]: (refusal: Extract<BuyWordRefusal, { code: Code }>) => string;
};

/** Who sits at the table, and who reads: that one is addressed, the others are named. */
export type People = {
  readonly isReader: (seat: Seat) => boolean;
  readonly name: (seat: Seat) => string;
};

export type EventType = GameEvent['type'];

/** What has happened, one sentence a type of event; undefined where there is nothing to tell. */
export type EventSentences = {
  readonly [Type in EventType]: (
    event: Extract<GameEvent, { type: Type }>,
    people: People,
  ) => string | undefined;
};

/** All that BuyWord says in one language. */
export type BuyWordSentences = {
  readonly refusals: RefusalSentences;
  readonly events: EventSentences;
  /** A player whose name is not known, by a seat counted from 0. */
  readonly nameless: (seat: Seat) => string;
};

/** A list as it is said: A, B and C. */
export const sayList = (things: readonly string[], and: string): string =>
  things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} ${and} ${things[things.length - 1]}`;
