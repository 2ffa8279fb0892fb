/** The ladders of the bots: which are played, what was scored in them, and the ratings that follow. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHARACTER_IDS, CHARACTERS } from '../../src/bots/characters.ts';
import type { Ladder } from '../../src/bots/ladder.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { vocabularyOf } from '../../src/bots/vocabulary.ts';
import { type Pairing, ratePlayers } from '../../src/cli/bradley-terry.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const SCORES_FILE = at('docs/bots/ladder.json');
export const RATINGS_FILE = at('src/bots/ladder.json');

/** A ladder to be played: which game, with whose words, and how much a bot may think. */
export type Tournament = {
  readonly title: string;
  readonly game: string;
  readonly language: Language;
  readonly options: object;
  readonly work: number;
};

const BUYWORD = { title: 'BuyWord', game: 'buyword', work: 8 };
const CARDS = { title: 'Choose Your Words', game: 'choose-your-words', work: 2 };
/** A quarter of the usual chips: a match to the last of them then takes about as long as a game of BuyWord. */
const STACK = 50;

/** By name. */
export const TOURNAMENTS: Readonly<Record<string, Tournament>> = {
  'buyword en': { ...BUYWORD, language: 'en', options: {} },
  'buyword fr': { ...BUYWORD, language: 'fr', options: { dictionary: 'fr-full', tiles: 'french' } },
  'choose-your-words en': { ...CARDS, language: 'en', options: { stack: STACK } },
  'choose-your-words fr': {
    ...CARDS,
    language: 'fr',
    options: { stack: STACK, dictionary: 'fr-full', deck: 'french' },
  },
};

/** What was scored in a tournament: by two bots’ names (`dot penny`) the points of the first. */
export type Scores = {
  readonly options: object;
  readonly games: number;
  readonly work: number;
  readonly points: Readonly<Record<string, number>>;
};

export const readScores = (): Readonly<Record<string, Scores>> =>
  existsSync(SCORES_FILE) ? JSON.parse(readFileSync(SCORES_FILE, 'utf8')) : {};

/** Casual characters have this much on average. */
const ANCHOR = { players: CHARACTER_IDS.filter((id) => CHARACTERS[id].level === 'casual'), rating: 1000 };

const ladderOf = ({ game, language }: Tournament, { games, points }: Scores): Ladder => {
  const pairings = Object.entries(points).map(([names, scored]): Pairing => {
    const [first = '', second = ''] = names.split(' ');
    return { players: [first, second], points: scored, games };
  });
  const rated = Object.entries(ratePlayers(pairings, ANCHOR)).map(([bot, { rating, standardError }]) => [
    bot,
    { rating: Math.round(rating), standardError: Number(standardError.toFixed(1)) },
  ]);
  return { game, language, games, ratings: Object.fromEntries(rated) };
};

/** The tournaments that were played, with what was scored and the ratings. */
export const playedLadders = () => {
  const scores = readScores();
  return Object.entries(TOURNAMENTS).flatMap(([name, tournament]) => {
    const scored = scores[name];
    return scored === undefined ? [] : [{ tournament, scored, ladder: ladderOf(tournament, scored) }];
  });
};

const countWords = (language: Language): Readonly<Record<string, number>> => {
  const lexicon = loadLexicon(`${language}-full`);
  return Object.fromEntries(LEVELS.map((level) => [level, vocabularyOf(lexicon, level, language).size]));
};

/** What the page of opponents is told: the ratings, and how many words each level knows. */
export const pageFigures = () => ({
  ladders: playedLadders().map(({ ladder }) => ladder),
  vocabulary: Object.fromEntries(LANGUAGES.map((language) => [language, countWords(language)])),
});
