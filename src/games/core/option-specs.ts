/** How one option is read: what it takes, what it is without a wish, and the value to play with. */
import { inOrder, readOnce } from '../../shared/read-list.ts';
import { isWhole } from './whole.ts';

/** What an option takes; a game may have options that take something else. */
export type OptionBounds =
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly orNull: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'words' };

/** What an option may depend on: how many play, and the options read before it. */
export type OptionContext<Options = unknown> = {
  readonly players: number;
  readonly read: Partial<Options>;
};

export type OptionSpec<Options = unknown, Bounds = OptionBounds, Why = never> = {
  readonly bounds: (context: OptionContext<Options>) => Bounds;
  readonly fallback: (context: OptionContext<Options>) => unknown;
  /** The value to play with, or undefined where what was given is none. */
  readonly read: (given: unknown, context: OptionContext<Options>) => unknown;
  /** Why something was not read, where there is more to say than what the option takes. */
  readonly why?: (given: unknown) => Why | undefined;
};

type Range = readonly [from: number, to: number];
/** The same at every table, or by what the option depends on. */
type Depending<Options, Value extends Range | number> = Value | ((context: OptionContext<Options>) => Value);

const valueAt = <Options, Value extends Range | number>(
  value: Depending<Options, Value>,
  context: OptionContext<Options>,
): Value => (typeof value === 'function' ? value(context) : value);

/** One of some names, the first without a wish. */
export const oneOf = (...values: readonly string[]): OptionSpec => ({
  bounds: () => ({ kind: 'one-of', values }),
  fallback: () => values[0],
  read: (given) => (typeof given === 'string' && values.includes(given) ? given : undefined),
});

/** A whole number within a range. */
export const whole = <Options>(
  range: Depending<Options, Range>,
  fallback: Depending<Options, number>,
): OptionSpec<Options> => ({
  bounds: (context) => {
    const [from, to] = valueAt(range, context);
    return { kind: 'whole', from, to, orNull: false };
  },
  fallback: (context) => valueAt(fallback, context),
  read: (given, context) => (isWhole(given, ...valueAt(range, context)) ? given : undefined),
});

/** A whole number within a range, or null. */
export const wholeOrNull = <Options>(
  range: Depending<Options, Range>,
  fallback: number | null,
): OptionSpec<Options> => ({
  bounds: (context) => {
    const [from, to] = valueAt(range, context);
    return { kind: 'whole', from, to, orNull: true };
  },
  fallback: () => fallback,
  read: (given, context) =>
    given === null || isWhole(given, ...valueAt(range, context)) ? given : undefined,
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

/** Words that the players agree on, in alphabetical order. */
export const houseWords: OptionSpec = {
  bounds: () => ({ kind: 'words' }),
  fallback: () => [],
  read: (given) => (Array.isArray(given) ? readHouseWords(given) : undefined),
};
