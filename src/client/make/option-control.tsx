import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { boundsOf, type Options, parseOptions } from '../../games/buyword/options.ts';
import type { Messages } from '../../messages/messages.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { t } from '../language.ts';
import { chooseOption, wish } from './make-state.ts';
import type { OfferedLine, OfferedOption } from './offered-options.ts';
import { SelectRow } from './select-row.tsx';

type Value = string | number | boolean | null | undefined;

/** What a value of an option is called. */
const nameOf = (make: Messages['make'], option: OfferedOption, value: Value): string => {
  const named = (make.values as Record<string, Record<string, string> | undefined>)[option]?.[String(value)];
  if (named !== undefined) return named;
  const say = make[option as keyof Messages['make']];
  return typeof say === 'function' ? (say as (value: Value) => string)(value) : String(value);
};

/** The values to choose from, the one in force among them even where it came by a link. */
const valuesOf = ({ option, values }: OfferedLine, seats: number, current: Value): readonly Value[] => {
  const bounds = boundsOf(option, seats);
  const offered: readonly Value[] =
    values?.(seats) ??
    (bounds.kind === 'one-of' ? bounds.values : bounds.kind === 'flag' ? [true, false] : []);
  return offered.includes(current) ? offered : [...offered, current];
};

/** One option of the table: its name, what it is about, and what it can be. */
export const OptionControl = ({ line }: { readonly line: OfferedLine }) => {
  const { option } = line;
  if (option === 'houseWords' || option === 'houseBans') return <WordsControl option={option} />;
  const { make } = t();
  const { seats, options } = wish.value;
  const usual = parseOptions({}, seats);
  const wished = options[option] as Value;
  const current = wished === undefined && option !== 'wilds' && usual.ok ? usual.value[option] : wished;
  return (
    <SelectRow
      {...make.option[option]}
      value={current}
      values={valuesOf(line, seats, current)}
      nameOf={(value) => nameOf(make, option, value)}
      onChange={(value) => chooseOption(option, value as Options[typeof option])}
    />
  );
};

/** Words the players agreed on, typed as they like. */
const WordsControl = ({ option }: { readonly option: 'houseWords' | 'houseBans' }) => {
  const { make } = t();
  const id = useId();
  const isBad = useSignal(false);
  const { name, hint } = make.option[option];
  const read = (text: string): void => {
    const words = text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map(foldWord);
    const parsed = parseOptions({ [option]: words }, wish.value.seats);
    isBad.value = !parsed.ok;
    if (parsed.ok) chooseOption(option, parsed.value[option]);
  };
  return (
    <div class="option-row">
      <label for={id}>{name}</label>
      <input
        id={id}
        type="text"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={isBad.value}
        defaultValue={(wish.value.options[option] ?? []).join(' ')}
        onChange={(event) => read(event.currentTarget.value)}
      />
      <small id={`${id}-hint`}>
        {hint} {isBad.value ? <b class="bad">{make.badWords}</b> : make.wordsHint}
      </small>
    </div>
  );
};
