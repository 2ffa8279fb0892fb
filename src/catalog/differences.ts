import type { RowTexts } from '../messages/form-texts.ts';
import { formatNumber } from '../messages/wording.ts';
import type { Language } from '../shared/language.ts';
import { isSame, standardOptions } from './rules-in-force.ts';
import { type AnyOptions, type FormRow, rowsOf, type TableForm } from './table-form.ts';

/** So many of a list are named; the rest is hinted at. */
const MOST_NAMED = 3;

/** What a value of an option is called. */
export const valueName = (language: Language, { values, say }: RowTexts, value: unknown): string => {
  if (Array.isArray(value))
    return value.length > MOST_NAMED ? `${value.slice(0, MOST_NAMED).join(', ')}, …` : value.join(', ');
  const named = values?.[String(value)] ?? say?.(value);
  return named ?? (typeof value === 'number' ? formatNumber(language, value) : String(value));
};

/** A row whose value is not the usual one: what it is called, and what its value is. */
export type Difference = { readonly row: string; readonly name: string; readonly value: string };

/** What a row shows, of all options of a table and of those that were given; what follows from the players only once it was chosen. */
const valueAt = ({ option, part, followsSeats }: FormRow, read: AnyOptions, given: AnyOptions): unknown => {
  const value = (followsSeats ? given : read)[option];
  return part && value !== undefined ? part.get(value) : value;
};

/** Options as they were asked for, at a table of so many. */
export type AskedRules = { readonly options: AnyOptions; readonly seats: number };
/** A row whose value is another than before. */
export type RuleChange = { readonly name: string; readonly from: string; readonly to: string };

/** What has changed from rules to other rules, row by row, as far as it matters by the latter; nothing where either cannot be read. */
export const changesBetween = (
  form: TableForm,
  language: Language,
  before: AskedRules,
  after: AskedRules,
): readonly RuleChange[] => {
  const was = form.readOptions(before.options, before.seats);
  const is = form.readOptions(after.options, after.seats);
  if (!was.ok || !is.ok) return [];
  const texts = form.texts(language).rows;
  return rowsOf(form).flatMap((row): RuleChange[] => {
    const about = texts[row.name];
    const [from, to] = [valueAt(row, was.value, before.options), valueAt(row, is.value, after.options)];
    if (about === undefined || row.when?.(is.value) === false || isSame(from, to)) return [];
    const say = (value: unknown): string => valueName(language, about, value) || '–';
    return [{ name: about.name, from: say(from), to: say(to) }];
  });
};

/** Which of some rows are not as the rule book has them, at a table of so many; nothing where its options cannot be read. */
export const differencesIn = (
  form: TableForm,
  language: Language,
  rows: readonly FormRow[],
  given: AnyOptions,
  players: number,
): readonly Difference[] => {
  const read = form.readOptions(given, players);
  const standard = read.ok ? standardOptions(form, read.value, players) : undefined;
  if (!read.ok || standard === undefined) return [];
  const texts = form.texts(language).rows;
  return rows.flatMap(({ name: row, option, when, part, followsSeats }): Difference[] => {
    // What does not matter at this table is as usual.
    if (when?.(read.value) === false) return [];
    const valueIn = (options: AnyOptions): unknown => (part ? part.get(options[option]) : options[option]);
    const value = valueIn(read.value);
    const isUsual = followsSeats ? given[option] === undefined : isSame(value, valueIn(standard));
    const about = texts[row];
    return isUsual || about === undefined
      ? []
      : [{ row, name: about.name, value: valueName(language, about, value) }];
  });
};
