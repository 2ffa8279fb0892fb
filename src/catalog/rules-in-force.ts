import { isDictionaryName, languageOf } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';
import { type AnyOptions, rowsOf, type TableForm } from './table-form.ts';
import type { DescribedVariant } from './variant.ts';

/** What a sentence tells of: the options it is about, the rule to read on in, and whether it is said in any case. */
export type Topic = {
  readonly name: string;
  readonly rule: string;
  readonly options: readonly string[];
  /** Said even where it is as usual. */
  readonly always: boolean;
};

/** What is told in any case. */
export const told = (name: string, rule: string, ...options: readonly string[]): Topic => ({
  name,
  rule,
  options,
  always: true,
});

/** What is told where it is not as usual. */
export const toldIfSet = (...topic: Parameters<typeof told>): Topic => ({ ...told(...topic), always: false });

/** A variant is told of where it is played. */
export const variantTopic = ({ name, rule, option }: DescribedVariant): Topic =>
  toldIfSet(name, rule, option);

/** One rule in force: a sentence, the rule's number, and whether it is as the rule book has it. */
export type RuleLine = {
  readonly topic: string;
  readonly rule: string;
  readonly text: string;
  readonly isUsual: boolean;
};

/** The language of a table's words. */
export const wordsOf = ({ dictionary }: { readonly dictionary?: unknown }): Language =>
  typeof dictionary === 'string' && isDictionaryName(dictionary) ? languageOf(dictionary) : 'en';

/** Whether two values of an option are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rule book's own options for so many players; words of either language are as usual, and so is what goes with them (BW-1.5, CW-3). */
export const standardOptions = (
  form: TableForm,
  played: AnyOptions,
  players: number,
): AnyOptions | undefined => {
  const usual = form.readOptions({}, players);
  return usual.ok ? { ...usual.value, ...form.languageOptions(wordsOf(played)) } : undefined;
};

/**
 * The rules of a table in plain words, from its options as they were asked for: what one has to know, and all that is not
 * as usual. Nothing where the options cannot be read; what cannot be played together is told all the same.
 */
export const rulesInForce = (
  form: TableForm,
  language: Language,
  given: AnyOptions,
  players: number,
): readonly RuleLine[] => {
  const read = form.readOptions(given, players);
  const standard = read.ok ? standardOptions(form, read.value, players) : undefined;
  if (!read.ok || standard === undefined) return [];
  const played = read.value;
  const rows = rowsOf(form);
  const follows = rows.filter(({ followsSeats }) => followsSeats).map(({ option }) => option);
  const open = follows.filter((option) => given[option] === undefined);
  // Null stands for what follows from the players; who plays alone is never joined by others.
  const rules =
    players === 1 ? played : { ...played, ...Object.fromEntries(open.map((option) => [option, null])) };
  const shown = rows.filter((row) => row.when?.(played) ?? true).map(({ option }) => option);
  const isUsualOption = (option: string): boolean => {
    if (follows.includes(option)) return open.includes(option);
    // What does not matter at this table is as usual.
    return isSame(played[option], standard[option]) || !shown.includes(option);
  };
  const { sentences } = form.texts(language);
  return form.topics.flatMap(({ name, rule, options, always }): RuleLine[] => {
    const isUsual = options.every(isUsualOption);
    const text = isUsual && !always ? undefined : sentences[name]?.(rules);
    return text === undefined ? [] : [{ topic: name, rule, text, isUsual }];
  });
};
