import { type Card, type Colour, colourOf, letterOf, WILD } from '../games/choose-your-words/card.ts';
import type { GameEvent } from '../games/choose-your-words/events.ts';
import type { CardsRefusal, RefusalCode } from '../games/choose-your-words/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { People } from './buyword-wording.ts';

/** Why something is refused, one sentence a code; a code without one fails `tsc`. */
export type RefusalSentences = {
  readonly [Code in RefusalCode]: (refusal: Extract<CardsRefusal, { code: Code }>) => string;
};

type EventType = GameEvent['type'];

/** What has happened, one sentence a type of event; undefined where there is nothing to tell. */
export type EventSentences = {
  readonly [Type in EventType]: (
    event: Extract<GameEvent, { type: Type }>,
    people: People,
  ) => string | undefined;
};

/** All that Choose Your Words says in one language. */
export type CardsSentences = {
  readonly refusals: RefusalSentences;
  readonly events: EventSentences;
  /** A player whose name is not known, by a seat counted from 0. */
  readonly nameless: (seat: Seat) => string;
};

/** Cards as they are said: the letters of each colour, and how many wilds. */
export const cardsByColour = (
  cards: readonly Card[],
): { readonly blue: readonly string[]; readonly red: readonly string[]; readonly wilds: number } => {
  const lettersOf = (colour: Colour): readonly string[] =>
    cards.filter((card) => card !== WILD && colourOf(card) === colour).map(letterOf);
  return { blue: lettersOf('b'), red: lettersOf('r'), wilds: cards.filter((card) => card === WILD).length };
};

/** A list as it is said: A, B and C. */
export const sayList = (things: readonly string[], and: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
