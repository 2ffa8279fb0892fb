/**
 * The form in which a table of a game is asked for, as data: which options are offered in which order, what presets there are,
 * what does not go together and what would mend it. The page that makes a table shows it and knows no game. What is said in it
 * is in `messages/`, what an option takes is the rules' to say. Functions are declared as methods so that those of a game,
 * which name its own options, fit where pages see any.
 */
import type { Refusal } from '../games/core/game.ts';
import type { OptionBounds } from '../games/core/option-specs.ts';
import type { FormTexts } from '../messages/form-texts.ts';
import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { Topic } from './rules-in-force.ts';
import type { DescribedVariant } from './variant.ts';

export type AnyOptions = Readonly<Record<string, unknown>>;

/** What an option takes; games have kinds of their own. */
export type AnyBounds = { readonly kind: string };
type Whole = Extract<OptionBounds, { readonly kind: 'whole' }>;
type OneOf = Extract<OptionBounds, { readonly kind: 'one-of' }>;

export type NumberRange = { readonly from: number; readonly to: number };

/** The numbers that an option takes, if it takes numbers. */
export const rangeIn = (bounds: AnyBounds): NumberRange | undefined =>
  bounds.kind === 'whole' ? (bounds as Whole) : undefined;

/** The names that an option takes, if it takes one of several. */
export const namesIn = (bounds: AnyBounds): readonly string[] | undefined =>
  bounds.kind === 'one-of' ? (bounds as OneOf).values : undefined;

/** A value among several; undefined is the rule book's own. */
export type FormValue = string | number | boolean | null | undefined;

/** One row of the form. */
export type FormRow = {
  /** Under which its texts are found. */
  readonly name: string;
  /** The option that it shows and changes. */
  readonly option: string;
  /** Values to choose from, of free numbers the usual ones; without it, all that the rules take. */
  values?(rules: unknown, seats: number): readonly FormValue[];
  /** Where any number in range is taken: how far a tap goes. */
  readonly step?: number;
  /** What is counted, where the name does not say so. */
  readonly unit?: 'seconds';
  /** Whether it matters at a table. */
  when?(rules: unknown): boolean;
  /** Where the option holds several values: which of them this row shows, and the option with another in its place. */
  readonly part?: {
    get(value: unknown): FormValue;
    set(value: unknown, part: FormValue): unknown;
    /** The numbers it takes, where it takes numbers. */
    range?(bounds: AnyBounds, rules: unknown): NumberRange;
  };
  /** Its usual value follows from the number of players: once chosen it stays, however many come. */
  readonly followsSeats?: true;
  /** What it takes depends on the seats: as usual again where it no longer fits them. */
  readonly boundBySeats?: true;
};

/** What is said of a row because of other choices, and what they leave of its values. */
export type Remark = {
  readonly option: string;
  /** Under which its text is found among the notes. */
  readonly note: string;
  when(rules: unknown, seats: number): boolean;
  /** All that is left; the first where something else was asked for. */
  readonly values?: readonly [FormValue, ...FormValue[]];
};

/** Ready-made rules. */
export type Preset = {
  readonly name: string;
  /** What it plays by, beside words of a language. */
  options(language: Language): AnyOptions;
  /** The rows that make it what it is: chosen beside it, in sight, and not among the other rules. */
  readonly inSight?: readonly string[];
  /** Children may sit at the table: it is quiet unless somebody wants it otherwise. */
  readonly isForFamilies?: true;
};

/** What one may change to get out of a conflict: the seats, or options. */
export type Fix =
  | { readonly seats: number }
  | { label(language: Language): string; change(options: unknown): AnyOptions };

/** Choices that do not go together: it is told beside each of them. */
export type Conflict = {
  readonly at: readonly string[];
  readonly fixes: readonly Fix[];
  /** Why, where the page says it in other words than the rules' refusal. */
  sentence?(language: Language): string;
};

/** What a variant adds to the form; its rows and presets stand where the game puts them. */
export type FormPart = {
  readonly rows?: readonly FormRow[];
  readonly preset?: Preset;
  readonly remarks?: readonly Remark[];
  /** What can be done about a refusal of options, where it is about this. */
  conflict?(refusal: Refusal, options: unknown): Conflict | undefined;
};

/** The form of a game. */
export type TableForm = {
  readonly name: string;
  readonly title: string;
  readonly seats: NumberRange;
  /** Reads options as they came in, each by itself. */
  readOptions(given: unknown, players: number): Result<AnyOptions, Refusal>;
  /** The same, and refuses what cannot be played together. */
  checkOptions(given: unknown, players: number): Result<AnyOptions, Refusal>;
  boundsOf(option: string, rules: unknown, players: number): AnyBounds;
  /** Words, and tiles or cards, of a language. */
  languageOptions(language: Language): AnyOptions;
  /** Options that go with other words than they were chosen for. */
  fitWords?(options: unknown): AnyOptions;
  refusalSentence(language: Language, refusal: unknown): string;
  readonly variants: readonly DescribedVariant[];
  readonly groups: readonly { readonly name: string; readonly rows: readonly FormRow[] }[];
  /** The first is what the page proposes. */
  readonly presets: readonly [Preset, ...Preset[]];
  readonly remarks: readonly Remark[];
  conflict(refusal: Refusal, options: unknown): Conflict | undefined;
  /** What there is to tell of a table, in order. */
  readonly topics: readonly Topic[];
  texts(language: Language): FormTexts;
};

/** All rows of a form. */
export const rowsOf = ({ groups }: TableForm): readonly FormRow[] => groups.flatMap(({ rows }) => rows);

/** A row that shows a whole option. */
export const row = (option: string, rest: Omit<FormRow, 'name' | 'option'> = {}): FormRow => ({
  name: option,
  option,
  ...rest,
});

/** The rows that variants add, in order. */
export const rowsFor = (...parts: readonly FormPart[]): readonly FormRow[] =>
  parts.flatMap(({ rows = [] }) => rows);

/** The presets that variants add, in order. */
export const presetsOf = (...parts: readonly FormPart[]): readonly Preset[] =>
  parts.flatMap(({ preset }) => preset ?? []);

type OwnForm = Omit<TableForm, 'remarks' | 'conflict' | 'texts'> & {
  readonly texts: Readonly<Record<Language, FormTexts>>;
};

/** A form of what is the game's own, and what its variants add. */
export const tableForm = (own: OwnForm): TableForm => {
  const { variants } = own;
  const textsIn = (language: Language): FormTexts => {
    const texts = own.texts[language];
    const more = variants.map((variant) => variant.texts(language));
    return {
      ...texts,
      rows: Object.assign({}, texts.rows, ...more.map(({ rows }) => rows)),
      presets: Object.assign({}, texts.presets, ...more.map(({ presets }) => presets)),
      notes: Object.assign({}, ...more.map(({ notes }) => notes)),
      sentences: Object.assign(
        {},
        texts.sentences,
        ...variants.map(({ name }, at) => ({ [name]: more[at]?.sentence })),
      ),
    };
  };
  const texts: Readonly<Record<Language, FormTexts>> = { en: textsIn('en'), fr: textsIn('fr') };
  return {
    ...own,
    remarks: variants.flatMap(({ remarks = [] }) => remarks),
    conflict: (refusal, options) => {
      for (const variant of variants) {
        const conflict = variant.conflict?.(refusal, options);
        if (conflict !== undefined) return conflict;
      }
      return undefined;
    },
    texts: (language) => texts[language],
  };
};
