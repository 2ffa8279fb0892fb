import { type Options, parseOptions } from '../../games/choose-your-words/options.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import type { Language } from '../../shared/language.ts';
import { USUAL } from './table-wish.ts';

/** A table of Choose Your Words as somebody wants it; options that are not given are as the rule book has them. */
export type CardsWish = {
  readonly seats: number;
  readonly spectators: TableInfo['spectators'];
  readonly patienceSeconds: number | null;
  readonly options: Partial<Options>;
};

/** CW-1. */
export const CARD_SEATS = [2, 3, 4, 5, 6, 7, 8] as const;

export const CARD_PRESETS = ['friendly', 'tournament', 'category'] as const;
export type CardPreset = (typeof CARD_PRESETS)[number];

/** What each preset plays by, the language of the words apart. */
const PRESET_OPTIONS: Readonly<Record<CardPreset, Partial<Options>>> = {
  friendly: {},
  /** Deep stacks, stakes that bite, a clock; the dictionary has the last word, and folded hands stay sealed. */
  tournament: {
    stack: 500,
    ante: 5,
    minBet: 10,
    turnSeconds: 60,
    challengeSeconds: 30,
    revealAll: false,
  },
  /** The dealer names a category each round. */
  category: { category: 'dealer', challengeSeconds: 30 },
};

const DECK_FOR = { en: 'classic', fr: 'french' } as const satisfies Record<Language, Options['deck']>;

/** The deck that goes with the words of a dictionary (CW-3). */
export const deckFor = (dictionary: Options['dictionary']): Options['deck'] =>
  DECK_FOR[languageOf(dictionary)];

/** A preset with words of a language and the deck that goes with them. */
export const cardPresetOptions = (preset: CardPreset, language: Language): Partial<Options> => ({
  dictionary: `${language}-full`,
  deck: DECK_FOR[language],
  ...PRESET_OPTIONS[preset],
});

/** The options that are not as the rule book has them. */
export const leanCardOptions = (options: Partial<Options>): Partial<Options> => {
  const usual = parseOptions({}, USUAL.seats);
  const standard: Partial<Options> = usual.ok ? usual.value : {};
  const kept = Object.entries(options).filter(
    ([option, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(standard[option as keyof Options]),
  );
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Which preset a table follows; undefined where it goes its own way. */
export const cardPresetOf = ({ options }: CardsWish): CardPreset | undefined => {
  const language = languageOf(options.dictionary ?? 'en-full');
  const own = JSON.stringify(leanCardOptions(options));
  return CARD_PRESETS.find(
    (preset) => JSON.stringify(leanCardOptions(cardPresetOptions(preset, language))) === own,
  );
};
