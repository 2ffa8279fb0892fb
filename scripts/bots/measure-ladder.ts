/**
 * `npm run bots:measure -- ladder [part of a ladder’s name…]`: every character plays every other in both games and languages, or only in
 * those whose name has one of the parts in it (`buyword`, `en` …). What they scored is kept in docs/bots/ladder.json; from it come the
 * ratings in src/bots/ladder.json, which the page of opponents shows, and the table of docs/bots.md. `--games` a pair, `--work` a decision.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHARACTER_IDS, CHARACTERS } from '../../src/bots/characters.ts';
import type { Ladder } from '../../src/bots/ladder.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { vocabularyOf } from '../../src/bots/vocabulary.ts';
import { type Pairing, ratePlayers } from '../../src/cli/bradley-terry.ts';
import { playJobs } from '../../src/cli/game-jobs.ts';
import { roundRobinJobs, roundRobinPairings } from '../../src/cli/round-robin.ts';
import { characterName, levelName } from '../../src/messages/characters.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { LANGUAGES, type Language } from '../../src/shared/language.ts';
import { writeRows, written } from './figure-tables.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SCORES = at('docs/bots/ladder.json');
const RATINGS = at('src/bots/ladder.json');

/** A ladder to be played: which game, with whose words, and how much a bot may think. */
type Tournament = {
  readonly title: string;
  readonly game: string;
  readonly language: Language;
  readonly options: object;
  readonly work: number;
};

/** A quarter of the usual chips: a match to the last of them then takes about as long as a game of BuyWord. */
const CARDS = { title: 'Choose Your Words', game: 'choose-your-words', work: 2 };
const BUYWORD = { title: 'BuyWord', game: 'buyword', work: 8 };

/** By name. */
const TOURNAMENTS: Readonly<Record<string, Tournament>> = {
  'buyword en': { ...BUYWORD, language: 'en', options: {} },
  'buyword fr': { ...BUYWORD, language: 'fr', options: { dictionary: 'fr-full', tiles: 'french' } },
  'choose-your-words en': { ...CARDS, language: 'en', options: { stack: 50 } },
  'choose-your-words fr': {
    ...CARDS,
    language: 'fr',
    options: { stack: 50, dictionary: 'fr-full', deck: 'french' },
  },
};

/** Casual characters have this much on average. */
const ANCHOR = {
  players: CHARACTER_IDS.filter((id) => CHARACTERS[id].level === 'casual'),
  rating: 1000,
};
const SEED = 'ladder';

/** What the first of two bots scored, by their names (`dot penny`). */
type Scores = {
  readonly options: object;
  readonly games: number;
  readonly work: number;
  readonly points: Readonly<Record<string, number>>;
};

const readScores = (): Readonly<Record<string, Scores>> =>
  existsSync(SCORES) ? JSON.parse(readFileSync(SCORES, 'utf8')) : {};

const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const play = async ({ game, options }: Tournament, games: number, work: number): Promise<Scores> => {
  const jobs = roundRobinJobs(CHARACTER_IDS, games, SEED);
  const outcomes = await playJobs(
    { game, options, players: 2, work },
    jobs,
    availableParallelism(),
    (done) => process.stderr.isTTY && process.stderr.write(`\r${done}/${jobs.length} `),
  );
  const pairings = roundRobinPairings(jobs, outcomes);
  const points = Object.fromEntries(pairings.map(({ players, points }) => [players.join(' '), points]));
  return { options, games: pairings[0]?.games ?? 0, work, points };
};

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

const countWords = (language: Language): Readonly<Record<string, number>> => {
  const lexicon = loadLexicon(`${language}-full`);
  return Object.fromEntries(LEVELS.map((level) => [level, vocabularyOf(lexicon, level, language).size]));
};

/** Plays what is asked for and writes all that follows from it. */
export const measureLadder = async (typed: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: { games: { type: 'string', default: '200' }, work: { type: 'string' } },
  });
  for (const [name, tournament] of Object.entries(TOURNAMENTS)) {
    if (positionals.length > 0 && !positionals.some((part) => name.split(' ').includes(part))) continue;
    const start = performance.now();
    const scores = await play(tournament, Number(values.games), Number(values.work ?? tournament.work));
    console.log(name, `${((performance.now() - start) / 1000).toFixed(0)} s`, JSON.stringify(scores.points));
    const all = { ...readScores(), [name]: scores };
    write(
      SCORES,
      Object.fromEntries(
        Object.keys(TOURNAMENTS).flatMap((each) => (all[each] === undefined ? [] : [[each, all[each]]])),
      ),
    );
  }

  const scores = readScores();
  const played = Object.entries(TOURNAMENTS).flatMap(([name, tournament]) => {
    const scored = scores[name];
    return scored === undefined ? [] : [{ tournament, scored, ladder: ladderOf(tournament, scored) }];
  });
  write(RATINGS, {
    ladders: played.map(({ ladder }) => ladder),
    vocabulary: Object.fromEntries(LANGUAGES.map((language) => [language, countWords(language)])),
  });
  writeRows(
    'the ladder',
    ['bot', 'level', ...played.map(({ tournament: { title, language } }) => `${title}, ${language}`)],
    [
      ...CHARACTER_IDS.map((id) => [
        characterName('en', id),
        levelName('en', CHARACTERS[id].level),
        ...played.map(({ ladder: { ratings } }) => {
          const { rating = 0, standardError = 0 } = ratings[id] ?? {};
          return `${written(rating, 0)} ± ${written(standardError, 0)}`;
        }),
      ]),
      ['games a pair', '', ...played.map(({ scored }) => written(scored.games, 0))],
      ['work a decision', '', ...played.map(({ scored }) => written(scored.work, 0))],
    ],
  );
};
