/** `npm run simulate`: bots play many games; what they earned, in figures and a histogram. */
import { availableParallelism } from 'node:os';
import { type BotId, isBotId } from '../bots/characters.ts';
import { MOST_WORK, SIMULATION_WORK } from '../bots/levels.ts';
import { engineSentence } from '../messages/engine.ts';
import { type SimulateMessages, simulateMessages } from '../messages/simulate-cli.ts';
import { createArgumentReader } from './arguments.ts';
import { pairedGames, standingsOf } from './pairing.ts';
import { runGames } from './run-games.ts';
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

/** Who plays: one bot in every seat, or one for each seat (`--bots expert,casual`). */
const readBots = (bot: string, bots: string | undefined): { ids: BotId[]; paired: boolean } => {
  const ids = (bots?.split(',') ?? [bot]).map((name) => {
    if (!isBotId(name)) throw new UsageError(messages.unknownBot(name));
    return name;
  });
  return { ids, paired: bots !== undefined };
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
  const { least, most, usual } = simulation.players;
  const { ids, paired } = readBots(values.bot, values.bots);
  if (paired && values.players !== undefined) throw new UsageError(messages.botsAndPlayers);
  const players = readNumber(
    paired ? '--bots' : '--players',
    paired ? String(ids.length) : (values.players ?? String(usual)),
    least,
    most,
  );
  const count = readNumber('--games', values.games, 1, MOST_GAMES);
  const work = readNumber('--work', values.work, 0, MOST_WORK);
  const threads = readNumber('--threads', values.threads, 1, MOST_THREADS);
  const given = readJson(values.options);
  const prepared = simulation.prepare(given, players);
  if (!prepared.ok) throw new UsageError(engineSentence(language, prepared.error, game));
  const { options, play } = prepared.value;
  const [bot] = ids as [BotId];
  const games = paired
    ? pairedGames(values.seed, ids, count, work)
    : Array.from({ length: count }, (_, i) => ({
        seed: `${values.seed}/${i}`,
        bots: Array.from({ length: players }, () => bot),
        work,
      }));
  const start = performance.now();
  const outcomes = await runGames({
    task: { game, options: given, players },
    games,
    play,
    threads,
    progress: createProgress(count),
  });
  const seconds = (performance.now() - start) / 1000;
  const earned = outcomes.flatMap(({ money }) => money);
  const summary = summarise(earned);
  const words = outcomes.reduce((sum, each) => sum + each.words, 0) / count / players;
  const standings = paired ? standingsOf(ids, outcomes) : undefined;
  const who = ids.join(', ');
  if (values.json) {
    const asked = { game, players, games: count, bot: who, seed: values.seed, work, options };
    print(JSON.stringify({ ...asked, ...summary, ...(standings && { standings }), words, seconds }));
    return;
  }
  const money = (value: number): string => simulation.formatAmount(language, Math.round(value));
  print(messages.title(simulation.title, count, players, who, values.seed));
  print('');
  for (const standing of standings ?? []) print(`  ${messages.standing(standing, money)}`);
  if (standings !== undefined) print('');
  print(`  ${messages.mean.padEnd(18)} ${money(summary.mean)} ± ${money(summary.standardError)}`);
  print(`  ${messages.deviation.padEnd(18)} ${money(summary.deviation)}`);
  for (const name of QUANTILE_NAMES) {
    print(`  ${messages.quantiles[name].padEnd(18)} ${money(summary.quantiles[name])}`);
  }
  print(`  ${messages.words.padEnd(18)} ${words.toFixed(1)}`);
  print('');
  print(formatHistogram(earned, money));
  print(`\n${messages.took(seconds.toFixed(1), ((seconds * 1000) / count).toFixed(2))}`);
};

await runCommandLine(main);
