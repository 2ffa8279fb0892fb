/** How one option is read: what it takes, what it is without a wish, and the value to play with. */
import { inOrder, readOnce } from '../../shared/read-list.ts';
import type { BuyWordRefusal, OptionBounds } from './refusals.ts';

export type OptionSpec = {
  readonly bounds: (players: number) => OptionBounds;
  readonly fallback: (players: number) => unknown;
  /** The value to play with, or undefined where what was given is none. */
  readonly read: (given: unknown, players: number) => unknown;
  /** Why something was not read, where there is more to say than what the option takes. */
  readonly why?: (given: unknown) => BuyWordRefusal | undefined;
};

export const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

export const oneOf = (...values: readonly string[]): OptionSpec => ({
  bounds: () => ({ kind: 'one-of', values }),
  fallback: () => values[0],
  read: (given) => (typeof given === 'string' && values.includes(given) ? given : undefined),
});

export const whole = (from: number, to: number, fallback: number): OptionSpec => ({
  bounds: () => ({ kind: 'whole', from, to, orNull: false }),
  fallback: () => fallback,
  read: (given) => (isWhole(given, from, to) ? given : undefined),
});

export const wholeOrNull = (
  from: number,
  to: (players: number) => number,
  fallback: number | null,
): OptionSpec => ({
  bounds: (players) => ({ kind: 'whole', from, to: to(players), orNull: true }),
  fallback: () => fallback,
  read: (given, players) => (given === null || isWhole(given, from, to(players)) ? given : undefined),
});

export const flag = (fallback: boolean): OptionSpec => ({
  bounds: () => ({ kind: 'flag' }),
  fallback: () => fallback,
  read: (given) => (typeof given === 'boolean' ? given : undefined),
});

const MOST_HOUSE_WORDS = 1000;
const isHouseWord = (word: unknown): word is string => typeof word === 'string' && /^[A-Z]{2,15}$/.test(word);

const readHouseWords = readOnce((list) =>
  list.length <= MOST_HOUSE_WORDS && Array.from(list).every(isHouseWord)
    ? inOrder(list as readonly string[])
    : undefined,
);

export const words = (): OptionSpec => ({
  bounds: () => ({ kind: 'words' }),
  fallback: () => [],
  read: (given) => (Array.isArray(given) ? readHouseWords(given) : undefined),
});
