import type { Language } from '../shared/language.ts';
import type { CharacterId } from './characters.ts';
import figures from './ladder.json' with { type: 'json' };
import type { Level } from './levels.ts';

/** How strong a bot is, on the scale of Elo: 400 points more win ten games for each that is lost. */
export type Strength = { readonly rating: number; readonly standardError: number };

/** What came of a round robin of the characters at one game with the words of one language, so many games a pair. */
export type Ladder = {
  readonly game: string;
  readonly language: Language;
  readonly games: number;
  readonly ratings: Readonly<Partial<Record<CharacterId, Strength>>>;
};

/** Measured by `npm run bots:measure -- ladder`. */
const { ladders, vocabulary } = figures as {
  readonly ladders: readonly Ladder[];
  readonly vocabulary: Readonly<Record<Language, Readonly<Record<Level, number>>>>;
};

/** The ladder of a game, with the words of a language; undefined where none was measured. */
export const ladderOf = (game: string, language: Language): Ladder | undefined =>
  ladders.find((ladder) => ladder.game === game && ladder.language === language);

/** How many words a level knows of a language’s whole dictionary. */
export const wordsKnown = (language: Language, level: Level): number => vocabulary[language][level];
