import type { GameEvent, LaidWord } from '../games/buyword/events.ts';
import type { BuyWordRefusal, RefusalCode } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import type { Language } from '../shared/language.ts';
import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

/** Why something is refused, one sentence a code; a code without one fails `tsc`. */
export type RefusalSentences = {
  readonly [Code in RefusalCode]: (refusal: Extract<BuyWordRefusal, { code: Code }>) => string;
};

/** Who sits at the table, and who reads: that one is addressed, the others are named. */
export type People = {
  readonly isReader: (seat: Seat) => boolean;
  readonly name: (seat: Seat) => string;
};

type EventType = GameEvent['type'];
/** The event of a type, also where several types share one shape. */
export type EventOf<Type extends EventType, Event = GameEvent> = Event extends { readonly type: EventType }
  ? Type extends Event['type']
    ? Event
    : never
  : never;

/** What has happened, one sentence a type of event; undefined where there is nothing to tell. */
export type EventSentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, people: People) => string | undefined;
};

/** All that BuyWord says in one language. */
export type BuyWordSentences = {
  readonly refusals: RefusalSentences;
  readonly events: EventSentences;
  /** A player whose name is not known, by a seat counted from 0. */
  readonly nameless: (seat: Seat) => string;
};

const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et' };
/** What stands between a number and what it counts. */
const SPACE: Readonly<Record<Language, string>> = { en: ' ', fr: '\u00a0' };

const WILD: Readonly<Record<Language, string>> = { en: 'wild', fr: 'joker' };

/** A word as people read it, with the letters that wilds stand for: INFIXES (wild I). */
export const sayWord = (language: Language, word: string, wilds: readonly string[]): string =>
  wilds.length === 0 ? word : `${word} (${WILD[language]} ${wilds.join(', ')})`;

/** A word as it was laid out, as people read it. */
export const sayLaid = (language: Language, { word, wildAt }: LaidWord): string =>
  sayWord(language, word, wildAt === null ? [] : [word[wildAt] ?? '']);

/** How a language writes sums, numbers and lists. */
export const waysOf = (language: Language) => {
  const number = (value: number): string => formatNumber(language, value);
  /** A list as it is said: A, B and C. */
  const list = (things: readonly string[]): string =>
    things.length < 2
      ? things.join('')
      : `${things.slice(0, -1).join(', ')} ${AND[language]} ${things[things.length - 1]}`;
  return {
    number,
    list,
    money: (amount: number): string => formatMoney(language, amount),
    count: (value: number, one: string, other: string): string =>
      `${number(value)}${SPACE[language]}${plural(language, value, one, other)}`,
    /** The words of a sale. */
    words: (sold: readonly LaidWord[]): string => list(sold.map((each) => sayLaid(language, each))),
  };
};
