import { boundsOf, type Options, parseOptions } from '../../games/choose-your-words/options.ts';
import { type CardsMake, cardsMakeIn } from '../../messages/cards-make.ts';
import { themeName } from '../../messages/themes.ts';
import { isThemeName } from '../../shared/themes.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { EndOptions } from './cards-end-options.tsx';
import { cardRules, cardsWay, cardsWish, chooseCardOption, chooseCardTable } from './cards-make-state.ts';
import {
  CARD_GROUP_NAMES,
  CARD_OPTION_GROUPS,
  type CardValue,
  type OfferedCardOption,
  type PlainCardOption,
} from './cards-offered.ts';
import { NumberControl, type NumberValue } from './number-control.tsx';
import { SelectRow } from './select-row.tsx';
import { TableOptions } from './table-options.tsx';
import { USUAL } from './table-wish.ts';
import { themeGroup } from './theme-groups.ts';
import { WordsRow } from './words-row.tsx';

/** What a value of an option is called. */
const nameOf = (texts: CardsMake, option: PlainCardOption, value: CardValue): string => {
  if (option === 'category' && typeof value === 'string' && isThemeName(value))
    return texts.themeValue(themeName(language.value, value));
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
      {CARD_GROUP_NAMES.map((group) => (
        <fieldset key={group} class="option-group">
          <legend>{cardsMake.groups[group]}</legend>
          {CARD_OPTION_GROUPS[group].map((line) => (
            <OptionRow key={line.option} line={line} />
          ))}
          {group === 'words' && <HouseWords option="houseWords" />}
          {group === 'words' && <HouseWords option="houseBans" />}
          {group === 'stakes' && <p class="quiet">{t().cards.playChips}</p>}
        </fieldset>
      ))}
      <EndOptions />
      {cardsWay.value === 'friends' && <TableOptions table={cardsWish.value} onChoose={chooseCardTable} />}
    </div>
  );
};

/** One option: a number that the rules leave free, or one of several values. */
const OptionRow = ({ line }: { readonly line: OfferedCardOption }) => {
  const cardsMake = cardsMakeIn(language.value);
  const { option, step, unit } = line;
  const rules = cardRules.value;
  const isUntimed = option === 'turnSeconds' && cardsWay.value === 'pass';
  const current = isUntimed ? null : (rules[option] as CardValue);
  const values = line.values(rules);
  const row = {
    ...cardsMake.option[option],
    ...(isUntimed ? { hint: t().make.forcedTime } : {}),
    disabled: isUntimed,
    onChange: (value: CardValue | undefined) => chooseCardOption(option, value as Options[PlainCardOption]),
  };
  const bounds = boundsOf(option, rules, cardsWish.value.seats);
  return step !== undefined && bounds.kind === 'whole' ? (
    <NumberControl
      {...row}
      value={current as NumberValue}
      usual={values as readonly NumberValue[]}
      nameOf={(value) => nameOf(cardsMake, option, value ?? null)}
      from={bounds.from}
      to={bounds.to}
      step={step}
      {...(unit === undefined ? {} : { unit: t().make.units[unit] })}
    />
  ) : (
    <SelectRow<CardValue>
      {...row}
      value={current}
      values={values.includes(current) ? values : [...values, current]}
      nameOf={(value) => nameOf(cardsMake, option, value)}
      groupOf={themeGroup}
    />
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
