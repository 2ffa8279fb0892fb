import type { FunctionComponent } from 'preact';
import { boundsOf, type Options, readOptions } from '../../games/buyword/options.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../texts.ts';
import { ConflictNote } from './conflict-note.tsx';
import { forcedBy } from './conflicts.ts';
import { ExtendedControl } from './extended-control.tsx';
import { chooseOption, way, wish } from './make-state.ts';
import { NumberControl, type NumberValue } from './number-control.tsx';
import type { OfferedLine } from './offered-options.ts';
import { SelectRow } from './select-row.tsx';
import { ThemeControl } from './theme-control.tsx';
import { WordsControl } from './words-control.tsx';

type Value = string | number | boolean | null | undefined;

/** Options that take more than one value among several. */
const OWN_CONTROLS: Readonly<Partial<Record<keyof Options, FunctionComponent>>> = {
  houseWords: () => <WordsControl option="houseWords" />,
  houseBans: () => <WordsControl option="houseBans" />,
  theme: ThemeControl,
  extended: ExtendedControl,
};

/** What a value of an option is called. */
const nameOf = (make: Messages['make'], option: keyof Options, value: Value): string => {
  const named = (make.values as Record<string, Record<string, string> | undefined>)[option]?.[String(value)];
  if (named !== undefined) return named;
  const say = make[option as keyof Messages['make']];
  return typeof say === 'function' ? (say as (value: Value) => string)(value) : String(value);
};

/** The values to choose from, the one in force among them even where it came by a link. */
const valuesOf = ({ option, values }: OfferedLine, seats: number, current: Value): readonly Value[] => {
  const bounds = boundsOf(option, seats);
  const offered: readonly Value[] =
    values?.(seats, way.value) ??
    (bounds.kind === 'one-of' ? bounds.values : bounds.kind === 'flag' ? FLAGS(option) : []);
  return offered.includes(current) ? offered : [...offered, current];
};

/** What is as usual comes first. */
const FLAGS = (option: keyof Options): readonly boolean[] =>
  option === 'openTiles' ? [true, false] : [false, true];

/** One option of the table: its name, what it is about, what it can be, and what it does not go with. */
export const OptionControl = ({ line }: { readonly line: OfferedLine }) => {
  const Own = OWN_CONTROLS[line.option];
  return (
    <>
      {Own === undefined ? <PlainControl line={line} /> : <Own />}
      <ConflictNote at={line.option} />
    </>
  );
};

const PlainControl = ({ line }: { readonly line: OfferedLine }) => {
  const { make, auction } = t();
  const { option } = line;
  const { seats, options } = wish.value;
  const usual = readOptions({}, seats);
  const wished = options[option] as Value;
  const forced = forcedBy(wish.value, way.value, option, make);
  const standard = option !== 'wilds' && usual.ok ? (usual.value[option] as Value) : undefined;
  const current = forced === undefined ? (wished === undefined ? standard : wished) : forced.value;
  const { name, hint } = make.option[option];
  // BW-10.5: playable, but not advised.
  const isDoubtful = option === 'auctions' && current !== 'off' && seats === 2;
  const row = {
    name,
    hint: forced?.why ?? (isDoubtful ? auction.twoPlayers : hint),
    nameOf: (value: Value) => nameOf(make, option, value),
    disabled: forced !== undefined,
    onChange: (value: Value) => chooseOption(option, value as Options[typeof option]),
  };
  const bounds = boundsOf(option, seats);
  return line.step !== undefined && bounds.kind === 'whole' ? (
    <NumberControl
      {...row}
      value={current as NumberValue}
      usual={line.values?.(seats, way.value) ?? []}
      from={bounds.from}
      to={bounds.to}
      step={line.step}
      {...(line.unit === undefined ? {} : { unit: make.units[line.unit] })}
    />
  ) : (
    <SelectRow {...row} value={current} values={valuesOf(line, seats, current)} />
  );
};
