/**
 * `npm run bots:measure -- ladder [game or language…]`: every character plays every other in both games and languages, or only in those
 * named (`buyword`, `en` …). What they scored is kept in docs/bots/ladder.json; from it come the ratings in src/bots/ladder.json, which
 * the page of opponents shows, and the table of docs/bots.md; `ladder none` only writes these two anew. `--games` a pair, `--work` a decision.
 * A run that was broken off goes on with `--resume`: what came of each game is kept in .cache meanwhile. Bots that changed since must start anew.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHARACTER_IDS, CHARACTERS } from '../../src/bots/characters.ts';
import { playKeptJobs } from '../../src/cli/kept-games.ts';
import { roundRobinJobs, roundRobinPairings } from '../../src/cli/round-robin.ts';
import { characterName, levelName } from '../../src/messages/characters.ts';
import { writeRows, written } from './figure-tables.ts';
import {
  pageFigures,
  playedLadders,
  RATINGS_FILE,
  readScores,
  SCORES_FILE,
  type Scores,
  TOURNAMENTS,
  type Tournament,
} from './ladder-figures.ts';

const SEED = 'ladder';
/** Where the outcomes of a run stand until it is over. */
const KEPT = fileURLToPath(new URL('../../.cache/ladder', import.meta.url));

const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** How tournaments are played: so many games a pair, so much work a decision, and whether to go on with a run that was broken off. */
type Run = { readonly games: number; readonly work: number; readonly resume: boolean };

const play = async ({ game, language, options }: Tournament, run: Run): Promise<Scores> => {
  const { games, work, resume } = run;
  const file = `${KEPT}/${game}-${language}.jsonl`;
  if (!resume) rmSync(file, { force: true });
  const jobs = roundRobinJobs(CHARACTER_IDS, games, SEED);
  const outcomes = await playKeptJobs(
    { game, options, players: 2, work },
    jobs,
    availableParallelism(),
    (done) => process.stderr.isTTY && process.stderr.write(`\r${done}/${jobs.length} `),
    file,
  );
  rmSync(file);
  const pairings = roundRobinPairings(jobs, outcomes);
  const points = Object.fromEntries(pairings.map(({ players, points }) => [players.join(' '), points]));
  return { options, games: pairings[0]?.games ?? 0, work, points };
};

const writeLadderTable = (): void => {
  const played = playedLadders();
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

/** Whether a tournament is asked for: by its game and its language, where any are named; nothing else is known by name. */
const isAsked = ({ game, language }: Tournament, named: readonly string[]): boolean => {
  const all = Object.values(TOURNAMENTS);
  const games = named.filter((name) => all.some((each) => each.game === name));
  const languages = named.filter((name) => all.some((each) => each.language === name));
  return (
    games.length + languages.length === named.length &&
    (games.length === 0 || games.includes(game)) &&
    (languages.length === 0 || languages.includes(language))
  );
};

/** Plays what is asked for and writes all that follows from it. */
export const measureLadder = async (typed: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '200' },
      work: { type: 'string' },
      resume: { type: 'boolean', default: false },
    },
  });
  for (const [name, tournament] of Object.entries(TOURNAMENTS)) {
    if (!isAsked(tournament, positionals)) continue;
    const start = performance.now();
    const scores = await play(tournament, {
      games: Number(values.games),
      work: Number(values.work ?? tournament.work),
      resume: values.resume,
    });
    console.log(name, `${((performance.now() - start) / 1000).toFixed(0)} s`, JSON.stringify(scores.points));
    const all = { ...readScores(), [name]: scores };
    const names = Object.keys(TOURNAMENTS).filter((each) => all[each] !== undefined);
    write(SCORES_FILE, Object.fromEntries(names.map((each) => [each, all[each]])));
  }
  write(RATINGS_FILE, pageFigures());
  writeLadderTable();
};
