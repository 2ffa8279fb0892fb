import { isLanguage, type Language } from '../shared/language.ts';
import { type Day, isDay } from './day.ts';

/** What there is once a day for all. */
export const DAILY_KINDS = ['bag', 'deal'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

const isDailyKind = (value: unknown): value is DailyKind =>
  (DAILY_KINDS as readonly unknown[]).includes(value);

/** One of them: of a day, with the words of a language. */
export type Daily = { readonly kind: DailyKind; readonly day: Day; readonly language: Language };

/** Whether something read from outside names one. */
export const isDaily = (value: unknown): value is Daily => {
  const { kind, day, language } = Object(value) as Readonly<Record<string, unknown>>;
  return isDailyKind(kind) && isDay(day) && typeof language === 'string' && isLanguage(language);
};

export const isSameDaily = (a: Daily, b: Daily): boolean =>
  a.kind === b.kind && a.day === b.day && a.language === b.language;

/** A day's game: which game, by which options beside those of the language, against which bots; the person sits before them. */
export type DailyGame = {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
};

export const DAILY_GAMES: Readonly<Record<DailyKind, DailyGame>> = {
  bag: { game: 'buyword', options: {}, bots: [] },
  deal: {
    game: 'choose-your-words',
    // Five rounds take 475 chips at most by bets, so that nobody goes broke by them and everybody is dealt the same five hands.
    options: { stack: 500, ante: 5, minBet: 2, maxBet: 10, limit: 2, end: { rounds: 5, ties: 'share' } },
    bots: ['penny', 'marlowe', 'quill'],
  },
};

/** Where the person sits whose game of a day it is. */
export const ME = 0;

/** How much the bots of a day think (bots/levels.ts): little, since the server lets them think again for every result. */
export const DAILY_WORK = 40;

/**
 * The seed of a day's chance, the same on every machine: bag and rolls follow from it as those of any game do (games/core/chance.ts).
 * Never changed: a day that was played has to come out the same when it is looked at again.
 */
export const dailySeed = ({ kind, day, language }: Daily): string =>
  `wordstake daily 1\n${kind}\n${language}\n${day}`;
