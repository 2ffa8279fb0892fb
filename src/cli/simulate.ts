/** `npm run simulate`: bots play many games; what they earned, in figures and a histogram. */
import { availableParallelism } from 'node:os';
import { HOUSE_BOT } from '../bots/characters.ts';
import { MOST_WORK, SIMULATION_WORK } from '../bots/levels.ts';
import { CATALOG } from '../catalog/catalog.ts';
import type { GameModule } from '../catalog/game-module.ts';
import { type OfferedGame, type SimulateMessages, simulateMessages } from '../messages/simulate-cli.ts';
import { createArgumentReader } from './arguments.ts';
import { duelJobs, duelResult, formatDuels } from './duels.ts';
import { type Common, type GameJob, gameOf, type JobResult, playJobs } from './game-jobs.ts';
import { OtherGames, playKeptJobs } from './kept-games.ts';
import { formatMixed, mixedJobs, mixedResults } from './mixed-tables.ts';
import { prepareSimulation } from './simulation.ts';
import { formatHistogram, QUANTILE_NAMES, summarise } from './statistics.ts';
import { askedLanguage, print, runCommandLine, UsageError } from './terminal.ts';

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;
const PROGRESS_EVERY_MS = 100;
const BAR_WIDTH = 30;

const OPTIONS = {
  players: { type: 'string' },
  games: { type: 'string', default: '100' },
  bot: { type: 'string' },
  against: { type: 'string' },
  bots: { type: 'string' },
  matches: { type: 'boolean', default: false },
  work: { type: 'string', default: String(SIMULATION_WORK) },
  threads: { type: 'string', default: String(Math.min(MOST_THREADS, availableParallelism())) },
  seed: { type: 'string', default: '1' },
  keep: { type: 'string' },
  options: { type: 'string', default: '{}' },
  lang: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const language = askedLanguage(process.argv.slice(2), process.env);
const messages: SimulateMessages = simulateMessages[language];

const { readArguments, readNumber } = createArgumentReader(messages);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(messages.badJson);
  }
};

/** A bar on the terminal's error side while games run; nothing where nobody looks. */
const createProgress = (total: number) => {
  let shownAt = 0;
  return (done: number): void => {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - shownAt < PROGRESS_EVERY_MS && done < total)) return;
    shownAt = now;
    const filled = Math.round((done / total) * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    process.stderr.write(done < total ? `\r${bar} ${done}/${total}` : `\r${' '.repeat(BAR_WIDTH + 30)}\r`);
  };
};

/** What was asked for, whoever plays. */
type Asked = {
  readonly game: GameModule;
  readonly common: Common;
  readonly options: object;
  readonly games: number;
  readonly threads: number;
  readonly seed: string;
  /** A file in which to keep what comes of each game, if any. */
  readonly keep: string | undefined;
  readonly json: boolean;
};

/** Plays the games of a command. */
const playAll = async <Job extends GameJob>(
  { common, threads, keep }: Asked,
  jobs: readonly Job[],
): Promise<JobResult<Job>[]> => {
  const progress = createProgress(jobs.length);
  if (keep === undefined) return playJobs(common, jobs, threads, progress);
  try {
    return await playKeptJobs(common, jobs, threads, progress, keep);
  } catch (error) {
    if (error instanceof OtherGames) throw new UsageError(messages.otherGames(keep));
    throw error;
  }
};

const known = (name: string, names: readonly string[]): void => {
  if (!names.includes(name)) throw new UsageError(messages.unknownBot(name, names));
};

/** How long it took so far: in seconds, and as a sentence that says how much bots might think, too. */
const createStopwatch = ({ games, common: { work } }: Asked) => {
  const start = performance.now();
  return () => {
    const seconds = (performance.now() - start) / 1000;
    return {
      seconds,
      sentence: `\n${messages.took(seconds.toFixed(1), ((seconds * 1000) / games).toFixed(2), work)}`,
    };
  };
};

const amountOf =
  ({ game }: Asked) =>
  (value: number): string =>
    game.formatScore(language, Math.round(value));

const playDuels = async (asked: Asked, bot: string, against: string, whole: boolean): Promise<void> => {
  const { game, common, options, games, seed, json } = asked;
  const { work, players } = common;
  const taken = createStopwatch(asked);
  const jobs = duelJobs(bot, against, { players, games, seed, whole });
  const gained = await playAll(asked, jobs);
  const result = duelResult(gained, players);
  const { seconds, sentence } = taken();
  if (json) {
    const title = { game: game.name, players, games, matches: whole, bot, against, seed, work };
    print(JSON.stringify({ ...title, options, ...result, seconds }));
    return;
  }
  print(messages.duelTitle(game.title, games, whole, bot, against, players - 1, seed));
  print(`\n${formatDuels(language, messages, result)}`);
  print(sentence);
};

const playMixed = async (asked: Asked, bots: readonly string[]): Promise<void> => {
  const { game, common, options, games, seed, json } = asked;
  const { work } = common;
  const taken = createStopwatch(asked);
  const outcomes = await playAll(asked, mixedJobs(bots, games, seed));
  const results = mixedResults(bots, outcomes);
  const { seconds, sentence } = taken();
  if (json) {
    print(JSON.stringify({ game: game.name, games, bots, seed, work, options, results, seconds }));
    return;
  }
  print(messages.title(game.title, games, bots.length, bots.join(', '), seed));
  print(`\n${formatMixed(messages, results, amountOf(asked))}`);
  print(sentence);
};

const playAlike = async (asked: Asked, bot: string): Promise<void> => {
  const { game, common, options, games, seed, json } = asked;
  const { players, work } = common;
  const bots = Array<string>(players).fill(bot);
  const jobs = Array.from({ length: games }, (_, i) => ({ bots, seed: `${seed}/${i}` }));
  const taken = createStopwatch(asked);
  const outcomes = await playAll(asked, jobs);
  const { seconds, sentence } = taken();
  const earned = outcomes.flatMap(({ money }) => money);
  const summary = summarise(earned);
  const words = outcomes.reduce((sum, each) => sum + each.words, 0) / games / players;
  if (json) {
    print(
      JSON.stringify({
        game: game.name,
        players,
        games,
        bot,
        seed,
        work,
        options,
        ...summary,
        words,
        seconds,
      }),
    );
    return;
  }
  const amount = amountOf(asked);
  print(messages.title(game.title, games, players, bot, seed));
  print('');
  print(`  ${messages.mean.padEnd(18)} ${amount(summary.mean)} ± ${amount(summary.standardError)}`);
  print(`  ${messages.deviation.padEnd(18)} ${amount(summary.deviation)}`);
  for (const name of QUANTILE_NAMES) {
    print(`  ${messages.quantiles[name].padEnd(18)} ${amount(summary.quantiles[name])}`);
  }
  print(`  ${messages.words.padEnd(18)} ${words.toFixed(1)}`);
  print('');
  print(formatHistogram(earned, amount));
  print(sentence);
};

/** The games there are, for the page that explains the command line. */
const offeredGames = (): Promise<OfferedGame[]> =>
  Promise.all(
    CATALOG.map(async ({ name, seats, loadBots }) => ({
      name,
      seats,
      baselines: (await loadBots()).baselines,
    })),
  );

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments(OPTIONS);
  const [name, ...more] = positionals;
  if (values.help || name === undefined) {
    print(messages.usage(await offeredGames()));
    if (!values.help) process.exitCode = 2;
    return;
  }
  const game = more.length === 0 ? gameOf(name) : undefined;
  if (game === undefined)
    throw new UsageError(
      messages.unknownGame(
        positionals.join(' '),
        CATALOG.map((each) => each.name),
      ),
    );
  const { bot = HOUSE_BOT, against, seed } = values;
  const seated = values.bots?.split(',');
  const { baselines } = await game.loadBots();
  const names = against === undefined ? game.bots : [...game.bots, ...baselines];
  for (const each of seated ?? [bot, against ?? bot]) known(each, names);
  if (seated !== undefined && [values.bot, against, values.players].some((each) => each !== undefined))
    throw new UsageError(messages.botsAlone);
  if (values.matches && against === undefined) throw new UsageError(messages.matchesAgainst);
  const { from, to } = against === undefined ? game.seats : { ...game.seats, from: 2 };
  if (seated !== undefined && (seated.length < from || seated.length > to))
    throw new UsageError(messages.badSeats(from, to, seated.length));
  const players = seated?.length ?? readNumber('--players', values.players ?? String(from), from, to);
  const work = readNumber('--work', values.work, 1, MOST_WORK);
  const games = readNumber('--games', values.games, 1, MOST_GAMES);
  const threads = readNumber('--threads', values.threads, 1, MOST_THREADS);
  const given = readJson(values.options);
  const prepared = await prepareSimulation(game, given, players, work);
  if (!prepared.ok) throw new UsageError(game.refusalSentence(language, prepared.error));
  const { options } = prepared.value;
  const common = { game: name, options: given, players, work };
  const { keep, json } = values;
  const asked: Asked = { game, common, options, games, threads, seed, keep, json };
  if (seated !== undefined) return playMixed(asked, seated);
  if (against !== undefined) return playDuels(asked, bot, against, values.matches);
  return playAlike(asked, bot);
};

await runCommandLine(main);
