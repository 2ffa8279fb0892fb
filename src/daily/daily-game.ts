import { isLanguage, type Language } from '../shared/language.ts';
import { type Day, isDay } from './day.ts';

/** What there is once a day for all. */
export const DAILY_KINDS = ['bag'] as const;
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

/** What is played: which game, by which options beside those of the language. One person plays it alone. */
export const DAILY_GAMES = {
  bag: { game: 'buyword', options: {} },
} as const satisfies Readonly<Record<DailyKind, { readonly game: string; readonly options: object }>>;

/**
 * The seed of a day's chance, the same on every machine: bag and rolls follow from it as those of any game do (games/core/chance.ts).
 * Never changed: a day that was played has to come out the same when it is looked at again.
 */
export const dailySeed = ({ kind, day, language }: Daily): string =>
  `wordstake daily 1\n${kind}\n${language}\n${day}`;
