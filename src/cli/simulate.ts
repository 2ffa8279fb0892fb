/** `npm run simulate`: bots play many games; what they earned, in figures and a histogram. */
import { availableParallelism } from 'node:os';
import { BOT_IDS, type BotId } from '../bots/characters.ts';
import { MOST_WORK, SIMULATION_WORK } from '../bots/levels.ts';
import { engineSentence } from '../messages/engine.ts';
import { type SimulateMessages, simulateMessages } from '../messages/simulate-cli.ts';
import { createArgumentReader } from './arguments.ts';
import { duelJobs, duelResult, formatDuels } from './duels.ts';
import { playJobs } from './game-jobs.ts';
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
  bot: { type: 'string', default: 'simple' },
  against: { type: 'string' },
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
  const { bot, against, seed } = values;
  const known: readonly string[] = against === undefined ? BOT_IDS : simulation.duellists;
  for (const name of [bot, against ?? bot]) {
    if (!known.includes(name)) throw new UsageError(messages.unknownBot(name, known));
  }
  const { least, most, usual } = against === undefined ? simulation.players : { least: 2, most: 2, usual: 2 };
  const players = readNumber('--players', values.players ?? String(usual), least, most);
  const work = readNumber('--work', values.work, 1, MOST_WORK);
  const games = readNumber('--games', values.games, 1, MOST_GAMES);
  const threads = readNumber('--threads', values.threads, 1, MOST_THREADS);
  const given = readJson(values.options);
  const prepared = simulation.prepare(given, players, work);
  if (!prepared.ok) throw new UsageError(engineSentence(language, prepared.error, game));
  const { options } = prepared.value;
  const common = { game, options: given, players, work };
  const progress = createProgress(games);
  const start = performance.now();
  if (against !== undefined) {
    const jobs = duelJobs(bot, against, games, seed);
    const result = duelResult(await playJobs(common, jobs, threads, progress));
    const seconds = (performance.now() - start) / 1000;
    if (values.json)
      print(JSON.stringify({ game, games, bot, against, seed, work, options, ...result, seconds }));
    else {
      print(messages.duelTitle(simulation.title, games, bot, against, seed));
      print(`\n${formatDuels(language, messages, result)}`);
      print(`\n${messages.took(seconds.toFixed(1), ((seconds * 1000) / games).toFixed(2))}`);
    }
    return;
  }
  const jobs = Array.from({ length: games }, (_, i) => ({ bot: bot as BotId, seed: `${seed}/${i}` }));
  const outcomes = await playJobs(common, jobs, threads, progress);
  const seconds = (performance.now() - start) / 1000;
  const earned = outcomes.flatMap(({ money }) => money);
  const summary = summarise(earned);
  const words = outcomes.reduce((sum, each) => sum + each.words, 0) / games / players;
  if (values.json) {
    print(
      JSON.stringify({
        game,
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
  const money = (value: number): string => simulation.formatAmount(language, Math.round(value));
  print(messages.title(simulation.title, games, players, bot, seed));
  print('');
  print(`  ${messages.mean.padEnd(18)} ${money(summary.mean)} ± ${money(summary.standardError)}`);
  print(`  ${messages.deviation.padEnd(18)} ${money(summary.deviation)}`);
  for (const name of QUANTILE_NAMES) {
    print(`  ${messages.quantiles[name].padEnd(18)} ${money(summary.quantiles[name])}`);
  }
  print(`  ${messages.words.padEnd(18)} ${words.toFixed(1)}`);
  print('');
  print(formatHistogram(earned, money));
  print(`\n${messages.took(seconds.toFixed(1), ((seconds * 1000) / games).toFixed(2))}`);
};

await runCommandLine(main);
