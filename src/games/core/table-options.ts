/** The options that every table has, and how a game's options are read. */
import { DICTIONARIES } from '../../shared/dictionaries.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import {
  houseWords,
  type OptionContext,
  type OptionSpec,
  oneOf,
  whole,
  wholeOrNull,
} from './option-specs.ts';
import type { OptionsRefusal } from './refusals.ts';
import { isWhole } from './whole.ts';

export type TableOptions = {
  readonly dictionary: (typeof DICTIONARIES)[number];
  readonly challengeSeconds: number;
  readonly houseWords: readonly string[];
  readonly houseBans: readonly string[];
  readonly turnSeconds: number | null;
};

const ONE_WEEK_SECONDS = 604_800;

/** A game puts them where they belong among its own: the first that cannot be read is told. */
export const TABLE_OPTIONS = {
  dictionary: oneOf(...DICTIONARIES),
  challengeSeconds: whole([5, ONE_WEEK_SECONDS], 15),
  houseWords,
  houseBans: houseWords,
  turnSeconds: wholeOrNull([10, ONE_WEEK_SECONDS], null),
} as const satisfies Readonly<Record<keyof TableOptions, OptionSpec>>;

/** How a game's options are read, in order: a later one may depend on an earlier one. */
export type OptionSpecs<Options, Bounds, Why> = Readonly<
  Record<keyof Options, OptionSpec<Options, Bounds, Why>>
>;

/** Reads a table's options as they came in, each by its spec; what is missing is the default. */
export const readOptionsBy = <Options, Bounds, Why>(
  specs: OptionSpecs<Options, Bounds, Why>,
  seats: { readonly from: number; readonly to: number },
  given: unknown,
  players: number,
): Result<Options, OptionsRefusal<Bounds> | Why> => {
  if (!isWhole(players, seats.from, seats.to)) return err({ code: 'bad-players', ...seats });
  const wishes = given ?? {};
  if (typeof wishes !== 'object' || Array.isArray(wishes)) return err({ code: 'bad-options' });
  for (const option of Object.keys(wishes)) {
    if (!Object.hasOwn(specs, option)) return err({ code: 'unknown-option', option: option.slice(0, 40) });
  }
  const options: Record<string, unknown> = {};
  const context: OptionContext<Options> = { players, read: options as Partial<Options> };
  for (const [option, spec] of Object.entries<OptionSpec<Options, Bounds, Why>>(specs)) {
    const wish = Object.hasOwn(wishes, option) ? (wishes as Record<string, unknown>)[option] : undefined;
    const value = wish === undefined ? spec.fallback(context) : spec.read(wish, context);
    if (value === undefined)
      return err(spec.why?.(wish) ?? { code: 'bad-option', option, bounds: spec.bounds(context) });
    options[option] = value;
  }
  return ok(options as Options);
};
