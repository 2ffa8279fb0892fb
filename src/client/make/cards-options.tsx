import { type Options, parseOptions } from '../../games/choose-your-words/options.ts';
import { type CardsMake, cardsMakeIn } from '../../messages/cards-make.ts';
import { themeName } from '../../messages/themes.ts';
import { DICTIONARIES, languageOf } from '../../shared/dictionaries.ts';
import type { ThemeName } from '../../shared/themes.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { cardsWay, cardsWish, chooseCardOption, chooseCardTable } from './cards-make-state.ts';
import { SelectRow } from './select-row.tsx';
import { TableOptions } from './table-options.tsx';
import { USUAL } from './table-wish.ts';
import { OFFERED_THEMES, themeGroup } from './theme-groups.ts';
import { WordsRow } from './words-row.tsx';

type Value = string | number | boolean | null;
type Listed = Exclude<keyof Options, 'end' | 'houseWords' | 'houseBans'>;

const GROUP_NAMES = ['words', 'stakes', 'round'] as const;
type Group = (typeof GROUP_NAMES)[number];
type ValuesOf = (rules: Options) => readonly Value[];

/** What can be chosen, in groups; the one in force is offered too where it came by a link. */
const GROUPS: Readonly<Record<Group, Partial<Record<Listed, ValuesOf>>>> = {
  words: {
    dictionary: () => DICTIONARIES,
    deck: () => ['classic', 'french'],
    openDictionary: () => [false, true],
  },
  stakes: {
    stack: () => [50, 100, 200, 500, 1000, 5000],
    ante: ({ stack }) => [0, 1, 2, 5, 10, 25, 50].filter((ante) => ante <= stack),
    minBet: ({ stack }) => [1, 2, 5, 10, 25, 50].filter((bet) => bet <= stack),
    maxBet: ({ minBet }) => [null, ...[5, 10, 25, 50, 100, 250].filter((most) => most >= minBet)],
    limit: () => [null, 0, 1, 2, 3, 4],
  },
  round: {
    category: ({ dictionary }) => ['off', 'free', ...OFFERED_THEMES[languageOf(dictionary)]],
    challengeSeconds: () => [10, 15, 30, 60, 120, 300, 86_400],
    turnSeconds: () => [null, 20, 30, 60, 120, 300, 86_400, 259_200],
    revealAll: () => [true, false],
  },
};

/** All options of the table, those that cannot be played together as they were wished. */
const rulesNow = (): Options => {
  const { options } = cardsWish.value;
  const usual = parseOptions({}, USUAL.seats);
  if (!usual.ok) throw new Error('the rule book can be played');
  return { ...usual.value, ...options };
};

/** What a value of an option is called. */
const nameOf = (texts: CardsMake, option: Listed, value: Value): string => {
  if (option === 'category' && value !== 'off' && value !== 'free')
    return texts.themeValue(themeName(language.value, value as ThemeName));
  const named = (texts.values as Record<string, Record<string, string> | undefined>)[option]?.[String(value)];
  if (named !== undefined) return named;
  if (typeof value === 'number' && (option === 'challengeSeconds' || option === 'turnSeconds'))
    return texts.span(value);
  return typeof value === 'number' ? texts.number(value) : String(value);
};

/** All that can be chosen at a table of Choose Your Words, group by group. */
export const CardsOptions = () => {
  const cardsMake = cardsMakeIn(language.value);
  return (
    <div class="option-groups">
      {GROUP_NAMES.map((group) => (
        <fieldset key={group} class="option-group">
          <legend>{cardsMake.groups[group]}</legend>
          {(Object.keys(GROUPS[group]) as Listed[]).map((option) => (
            <OptionRow key={option} group={group} option={option} />
          ))}
          {group === 'words' && <HouseWords option="houseWords" />}
          {group === 'words' && <HouseWords option="houseBans" />}
          {group === 'stakes' && <p class="quiet">{t().cards.playChips}</p>}
        </fieldset>
      ))}
      <EndGroup />
      {cardsWay.value === 'friends' && <TableOptions table={cardsWish.value} onChoose={chooseCardTable} />}
    </div>
  );
};

const OptionRow = ({ group, option }: { readonly group: Group; readonly option: Listed }) => {
  const cardsMake = cardsMakeIn(language.value);
  const rules = rulesNow();
  const isUntimed = option === 'turnSeconds' && cardsWay.value === 'pass';
  const current = isUntimed ? null : (rules[option] as Value);
  const values = GROUPS[group][option]?.(rules) ?? [];
  return (
    <SelectRow<Value>
      {...cardsMake.option[option]}
      {...(isUntimed ? { hint: t().make.forcedTime } : {})}
      disabled={isUntimed}
      value={current}
      values={values.includes(current) ? values : [...values, current]}
      nameOf={(value) => nameOf(cardsMake, option, value)}
      {...(option === 'category' ? { groupOf: themeGroup } : {})}
      onChange={(value) => chooseCardOption(option, value as Options[Listed])}
    />
  );
};

const MINUTES = [null, 15, 30, 45, 60, 90, 120] as const;
/** A score to reach, as so many stacks (CW-23). */
const STACKS = [null, 2, 3, 5] as const;

const EndGroup = () => {
  const cardsMake = cardsMakeIn(language.value);
  const { end, stack } = rulesNow();
  const scores = STACKS.map((stacks) => (stacks === null ? null : stacks * stack));
  const withCurrent = <T,>(values: readonly T[], current: T): readonly T[] =>
    values.includes(current) ? values : [...values, current];
  return (
    <fieldset class="option-group">
      <legend>{cardsMake.groups.end}</legend>
      <SelectRow<number | null>
        {...cardsMake.option.score}
        value={end.score}
        values={withCurrent(scores, end.score)}
        nameOf={cardsMake.scoreValue}
        onChange={(score) => chooseCardOption('end', { ...end, score })}
      />
      <SelectRow<number | null>
        {...cardsMake.option.minutes}
        value={end.minutes}
        values={withCurrent(MINUTES, end.minutes)}
        nameOf={cardsMake.minutesValue}
        onChange={(minutes) => chooseCardOption('end', { ...end, minutes })}
      />
    </fieldset>
  );
};

/** House words, or bans. */
const HouseWords = ({ option }: { readonly option: 'houseWords' | 'houseBans' }) => (
  <WordsRow
    {...t().make.option[option]}
    words={cardsWish.value.options[option] ?? []}
    onWords={(words) => {
      const parsed = parseOptions({ [option]: words }, USUAL.seats);
      if (parsed.ok) chooseCardOption(option, parsed.value[option]);
      return parsed.ok;
    }}
  />
);
