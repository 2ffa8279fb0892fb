import { isSame, wordsOf } from '../../catalog/rules-in-force.ts';
import { type AnyOptions, type Preset, rowsOf, type TableForm } from '../../catalog/table-form.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import type { Language } from '../../shared/language.ts';

/** A table as somebody wants it; options that are not given are as the rule book has them. */
export type TableConfig = {
  readonly seats: number;
  readonly spectators: TableInfo['spectators'];
  readonly patienceSeconds: number | null;
  readonly options: AnyOptions;
};
/** What is around the game at a table. */
export type AroundGame = Omit<TableConfig, 'options'>;

/** Who may find a table, and what may be said there, as the server is told. */
export type Visibility = {
  readonly public: boolean;
  readonly chat: TableInfo['chat'];
  readonly wordFilter: boolean;
};
export const CHATS = ['all', 'phrases', 'off'] as const satisfies readonly TableInfo['chat'][];

/** With friends by a link, with bots on this device, or with people who pass it on. */
export const WAYS = ['friends', 'bots', 'pass'] as const;
export type Way = (typeof WAYS)[number];

const USUAL_SEATS = 4;
export const SPECTATORS = ['live', 'delayed', 'off'] as const;
export const PATIENCE_SECONDS = [30, 90, 300, null] as const;

/** Of the whole table, what it is unless somebody wants it otherwise. */
export const usualTable = ({ seats: { from, to } }: TableForm): AroundGame => ({
  seats: Math.min(Math.max(USUAL_SEATS, from), to),
  spectators: 'live',
  patienceSeconds: 90,
});

/** How many may sit at a table. One seat is for who plays alone on this device. */
export const seatsOf = ({ seats: { from, to } }: TableForm): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** How many there may be, by the way they play. */
export const seatsFor = (form: TableForm, way: Way): readonly number[] =>
  seatsOf(form).filter((seats) => way === 'bots' || seats > 1);

/** A table as it is played in a way: a device that is passed on times nobody, as several may be to act and only one can. */
export const playedIn = (way: Way, config: TableConfig): TableConfig => {
  const { turnSeconds, ...options } = config.options;
  return way === 'pass' ? { ...config, options } : config;
};

/** What the rule book has at a table of so many. */
export const usualOptions = (form: TableForm, seats: number): AnyOptions => {
  const usual = form.readOptions({}, seats);
  return usual.ok ? usual.value : {};
};

/** Options whose usual value follows from the number of players. */
const followingSeats = (form: TableForm): readonly string[] =>
  rowsOf(form).flatMap(({ option, followsSeats }) => (followsSeats ? option : []));

/** All options of a table as they were asked for; what follows from the number of players stays open. */
export const wholeOptions = (form: TableForm, { options, seats }: TableConfig): AnyOptions => {
  const open = followingSeats(form).map((option) => [option, undefined]);
  return { ...usualOptions(form, seats), ...Object.fromEntries(open), ...options };
};

/** The options that are not as the rule book has them; what follows from the players, once chosen, stays however many come. */
export const leanOptions = (form: TableForm, { options, seats }: TableConfig): AnyOptions => {
  const usual = usualOptions(form, seats);
  const follows = followingSeats(form);
  const kept = Object.entries(options).filter(
    ([option, value]) => value !== undefined && (follows.includes(option) || !isSame(value, usual[option])),
  );
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** A preset with words of a language and what goes with them. */
export const presetOptions = (form: TableForm, preset: Preset, language: Language): AnyOptions => ({
  ...form.languageOptions(language),
  ...preset.options(language),
});

/** The options that a preset leaves to be chosen beside it. */
const leftOpen = (form: TableForm, { inSight = [] }: Preset): readonly string[] =>
  rowsOf(form).flatMap(({ name, option }) => (inSight.includes(name) ? option : []));

/** Which preset a table follows; undefined where it goes its own way. What a preset leaves open may be anything but off. */
export const presetOf = (form: TableForm, config: TableConfig): Preset | undefined => {
  const language = wordsOf(config.options);
  const own = leanOptions(form, config);
  return form.presets.find((preset) => {
    const wanted = leanOptions(form, { ...config, options: presetOptions(form, preset, language) });
    const open = leftOpen(form, preset).filter((option) => option in own && option in wanted);
    return isSame({ ...own, ...Object.fromEntries(open.map((option) => [option, wanted[option]])) }, wanted);
  });
};

type KnownTable = Pick<TableInfo, 'options' | 'capacity' | 'spectators' | 'patienceSeconds'>;

/** The wish for a table like one that is there. */
export const configLike = (form: TableForm, known: KnownTable): TableConfig => {
  const { options, capacity, spectators, patienceSeconds } = known;
  const seats = seatsOf(form).includes(capacity) ? capacity : usualTable(form).seats;
  return { options: (options ?? {}) as AnyOptions, seats, spectators, patienceSeconds };
};

/** What a game on the table is played by, as somebody would ask for it: what follows from the players is no wish. */
export const askedOptions = (form: TableForm, options: AnyOptions, players: number): AnyOptions => {
  const usual = usualOptions(form, players);
  const dropped = followingSeats(form).filter((option) => isSame(options[option], usual[option]));
  return Object.fromEntries(Object.entries(options).filter(([option]) => !dropped.includes(option)));
};
