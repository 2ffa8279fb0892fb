/** `npm run simulate`: bots play many games; what they earned, in figures and a histogram. */
import { availableParallelism } from 'node:os';
import { BOT_IDS, type BotId, HOUSE_BOT, isBotId } from '../bots/characters.ts';
import { MOST_WORK, SIMULATION_WORK } from '../bots/levels.ts';
import { engineSentence } from '../messages/engine.ts';
import { type SimulateMessages, simulateMessages } from '../messages/simulate-cli.ts';
import { createArgumentReader } from './arguments.ts';
import { duelJobs, duelResult, formatDuels } from './duels.ts';
import { type Common, playJobs } from './game-jobs.ts';
import { formatMixed, mixedJobs, mixedResults } from './mixed-tables.ts';
import type { Simulation } from './simulation.ts';
import { simulationOf } from './simulations.ts';
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
  work: { type: 'string', default: String(SIMULATION_WORK) },
  threads: { type: 'string', default: String(Math.min(MOST_THREADS, availableParallelism())) },
  seed: { type: 'string', default: '1' },
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
  readonly simulation: Simulation;
  readonly common: Common;
  readonly options: object;
  readonly games: number;
  readonly threads: number;
  readonly seed: string;
  readonly json: boolean;
};

const known = (name: string, names: readonly string[]): void => {
  if (!names.includes(name)) throw new UsageError(messages.unknownBot(name, names));
};

/** How long it took so far: in seconds, and as a sentence. */
const createStopwatch = (games: number) => {
  const start = performance.now();
  return () => {
    const seconds = (performance.now() - start) / 1000;
    return {
      seconds,
      sentence: `\n${messages.took(seconds.toFixed(1), ((seconds * 1000) / games).toFixed(2))}`,
    };
  };
};

const amountOf =
  ({ simulation }: Asked) =>
  (value: number): string =>
    simulation.formatAmount(language, Math.round(value));

const playDuels = async (asked: Asked, bot: string, against: string): Promise<void> => {
  const { simulation, common, options, games, threads, seed, json } = asked;
  const { game, work } = common;
  const taken = createStopwatch(games);
  const gained = await playJobs(common, duelJobs(bot, against, games, seed), threads, createProgress(games));
  const result = duelResult(gained);
  const { seconds, sentence } = taken();
  if (json) {
    print(JSON.stringify({ game, games, bot, against, seed, work, options, ...result, seconds }));
    return;
  }
  print(messages.duelTitle(simulation.title, games, bot, against, seed));
  print(`\n${formatDuels(language, messages, result)}`);
  print(sentence);
};

const playMixed = async (asked: Asked, bots: readonly BotId[]): Promise<void> => {
  const { simulation, common, options, games, threads, seed, json } = asked;
  const { game, work } = common;
  const taken = createStopwatch(games);
  const outcomes = await playJobs(common, mixedJobs(bots, games, seed), threads, createProgress(games));
  const results = mixedResults(bots, outcomes);
  const { seconds, sentence } = taken();
  if (json) {
    print(JSON.stringify({ game, games, bots, seed, work, options, results, seconds }));
    return;
  }
  print(messages.title(simulation.title, games, bots.length, bots.join(', '), seed));
  print(`\n${formatMixed(messages, results, amountOf(asked))}`);
  print(sentence);
};

const playAlike = async (asked: Asked, bot: BotId): Promise<void> => {
  const { simulation, common, options, games, threads, seed, json } = asked;
  const { game, players, work } = common;
  const bots = Array<BotId>(players).fill(bot);
  const jobs = Array.from({ length: games }, (_, i) => ({ bots, seed: `${seed}/${i}` }));
  const taken = createStopwatch(games);
  const outcomes = await playJobs(common, jobs, threads, createProgress(games));
  const { seconds, sentence } = taken();
  const earned = outcomes.flatMap(({ money }) => money);
  const summary = summarise(earned);
  const words = outcomes.reduce((sum, each) => sum + each.words, 0) / games / players;
  if (json) {
    print(JSON.stringify({ game, players, games, bot, seed, work, options, ...summary, words, seconds }));
    return;
  }
  const amount = amountOf(asked);
  print(messages.title(simulation.title, games, players, bot, seed));
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

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments(OPTIONS);
  const [game, ...more] = positionals;
  if (values.help || game === undefined) {
    print(messages.usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const simulation = more.length === 0 ? simulationOf(game) : undefined;
  if (simulation === undefined) throw new UsageError(messages.unknownGame(positionals.join(' ')));
  const { bot = HOUSE_BOT, against, seed } = values;
  const seated = values.bots?.split(',');
  const names = against === undefined ? BOT_IDS : simulation.duellists;
  for (const name of seated ?? [bot, against ?? bot]) known(name, names);
  if (seated !== undefined && [values.bot, against, values.players].some((each) => each !== undefined))
    throw new UsageError(messages.botsAlone);
  const { least, most, usual } = against === undefined ? simulation.players : { least: 2, most: 2, usual: 2 };
  if (seated !== undefined && (seated.length < least || seated.length > most))
    throw new UsageError(messages.badSeats(least, most, seated.length));
  const players = seated?.length ?? readNumber('--players', values.players ?? String(usual), least, most);
  const work = readNumber('--work', values.work, 1, MOST_WORK);
  const games = readNumber('--games', values.games, 1, MOST_GAMES);
  const threads = readNumber('--threads', values.threads, 1, MOST_THREADS);
  const given = readJson(values.options);
  const prepared = simulation.prepare(given, players, work);
  if (!prepared.ok) throw new UsageError(engineSentence(language, prepared.error, game));
  const { options } = prepared.value;
  const common = { game, options: given, players, work };
  const asked: Asked = { simulation, common, options, games, threads, seed, json: values.json };
  if (seated !== undefined) return playMixed(asked, seated.filter(isBotId));
  if (against !== undefined) return playDuels(asked, bot, against);
  return playAlike(asked, bot as BotId);
};

await runCommandLine(main);
