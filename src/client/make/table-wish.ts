import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import { MOST_PLAYERS, type Options, readOptions } from '../../games/buyword/options.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';

/** A table as somebody wants it; options that are not given are as the rule book has them. */
export type TableWish = {
  readonly seats: number;
  readonly spectators: TableInfo['spectators'];
  readonly patienceSeconds: number | null;
  readonly options: Partial<Options>;
};

/** With friends by a link, with bots on this device, or with people who pass it on. */
export const WAYS = ['friends', 'bots', 'pass'] as const;
export type Way = (typeof WAYS)[number];

/** How many may sit at a table. One seat is for who plays alone on this device. */
export const SEATS: readonly number[] = Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1);
/** How many there may be, by the way they play. */
export const seatsFor = (way: Way): readonly number[] => (way === 'bots' ? SEATS : SEATS.slice(1));

/** A table as it is played in a way: a device that is passed on times nobody, as several may be to act and only one can. */
export const playedIn = <Wish extends { readonly options: { readonly turnSeconds?: number | null } }>(
  way: Way,
  wish: Wish,
): Wish => {
  const { turnSeconds, ...options } = wish.options;
  return way === 'pass' ? { ...wish, options } : wish;
};

export const SPECTATORS = ['live', 'delayed', 'off'] as const;
export const PATIENCE_SECONDS = [30, 90, 300, null] as const;
/** Of the whole table, what it is unless somebody wants it otherwise. */
export const USUAL = { seats: 4, spectators: 'live', patienceSeconds: 90 } as const;

export const PRESETS = [
  'classic',
  'family',
  'french',
  'auction',
  'draft',
  'traders',
  'crossword',
  'theme',
  'long',
] as const;
export type Preset = (typeof PRESETS)[number];

/** What each preset plays by, the language of the words apart. */
const PRESET_OPTIONS: Readonly<Record<Preset, Partial<Options>>> = {
  classic: {},
  /** Words everybody knows, more to start with, and room to collect. */
  family: { startMoney: 300, tileLimit: 10 },
  /** As the French rule book has it: players judge words, and the last lots are bought however small. */
  french: { judge: 'challenge', shortDraw: 'partial' },
  /** Money to bid with. */
  auction: { auctions: 'french', startMoney: 300 },
  draft: { draft: true },
  traders: { deals: 'sales', startMoney: 300 },
  crossword: { crossword: true },
  /** Words on theme are few: more tiles to make them of. */
  theme: { theme: 'animals', tileLimit: 12 },
  long: { extended: { refill: 'all', bags: 3, target: null } },
};

/** A preset with words of a language and the tiles that go with them (BW-1.5). */
export const presetOptions = (preset: Preset, language: Language): Partial<Options> => ({
  dictionary: preset === 'family' ? `${language}-common` : `${language}-full`,
  tiles: TILES_FOR[language],
  ...PRESET_OPTIONS[preset],
});

/** The options that are not as the rule book has them; wilds once chosen stay, however many come to play. */
export const leanOptions = (options: Partial<Options>, seats: number): Partial<Options> => {
  const usual = readOptions({}, seats);
  const standard: Partial<Options> = usual.ok ? usual.value : {};
  const kept = Object.entries(options).filter(
    ([option, value]) =>
      value !== undefined &&
      (option === 'wilds' || JSON.stringify(value) !== JSON.stringify(standard[option as keyof Options])),
  );
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Which preset a table follows; undefined where it goes its own way. */
export const presetOf = ({ options, seats }: TableWish): Preset | undefined => {
  const language = languageOf(options.dictionary ?? 'en-full');
  const own = JSON.stringify(leanOptions(options, seats));
  return PRESETS.find(
    (preset) => JSON.stringify(leanOptions(presetOptions(preset, language), seats)) === own,
  );
};
