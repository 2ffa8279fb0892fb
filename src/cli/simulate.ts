/** `npm run simulate`: bots play many games; what they earned, in figures and a histogram. */
import { firstToAct } from '../bots/bot.ts';
import { type BotId, isBotId } from '../bots/characters.ts';
import { SIMULATION_WORK } from '../bots/levels.ts';
import { makeBot } from '../bots/make-bot.ts';
import { BUYWORD } from '../games/buyword/buyword.ts';
import { createDealSource } from '../games/buyword/deal-source.ts';
import { MOST_PLAYERS, type Options, parseOptions } from '../games/buyword/options.ts';
import { startMatch } from '../games/core/match.ts';
import { engineSentence } from '../messages/engine.ts';
import { formatMoney } from '../messages/money.ts';
import { type SimulateMessages, simulateMessages } from '../messages/simulate-cli.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { ok } from '../shared/result.ts';
import { createArgumentReader } from './arguments.ts';
import { cardsSimulation } from './cards-simulation.ts';
import type { Outcome, Simulation } from './simulation.ts';
import { formatHistogram, QUANTILE_NAMES, summarise } from './statistics.ts';
import { askedLanguage, print, runCommandLine, UsageError } from './terminal.ts';

const MOST_GAMES = 1_000_000;
const MOST_TURNS = 100_000;
const PROGRESS_EVERY_MS = 100;
const BAR_WIDTH = 30;

const OPTIONS = {
  players: { type: 'string' },
  games: { type: 'string', default: '100' },
  bot: { type: 'string', default: 'simple' },
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

/** One game from a seed to its end. */
const playGame = (players: number, options: Options, seed: string, id: BotId): Outcome => {
  const env = { deal: createDealSource({ seed }), judge: loadLexicon(options.dictionary) };
  const started = startMatch(BUYWORD, env, { players, options, setup: undefined });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = Array.from({ length: players }, (_, seat) =>
    makeBot('buyword', { lexicon: env.judge, id, seed: `${seed} ${seat}`, work: SIMULATION_WORK }),
  );
  for (let turn = 0; !BUYWORD.isOver(match.state); turn++) {
    if (turn > MOST_TURNS) throw new Error(`the game of seed ${seed} does not end`);
    const { toAct } = BUYWORD.view(match.state, null);
    const next = firstToAct(
      toAct,
      (seat) => bots[seat]?.think(BUYWORD.view(match.state, seat), seat)?.action,
    );
    if (next === undefined) throw new Error(`the bots do not know what to do (seed ${seed})`);
    const acted = match.act(next.seat, next.action);
    if (!acted.ok) throw new Error(`the bot was refused: ${JSON.stringify(acted.error)}`);
  }
  const words = match.state.sales.filter(({ undone }) => !undone).length;
  return { money: match.state.seats.map(({ money }) => money), words };
};

const buywordSimulation: Simulation = {
  title: 'BuyWord',
  players: { least: 1, most: MOST_PLAYERS, usual: 1 },
  prepare: (given, players, bot) => {
    const parsed = parseOptions(given, players);
    if (!parsed.ok) return parsed;
    return ok({ options: parsed.value, play: (seed) => playGame(players, parsed.value, seed, bot) });
  },
  formatAmount: formatMoney,
};

const SIMULATIONS: Readonly<Record<string, Simulation>> = {
  buyword: buywordSimulation,
  'choose-your-words': cardsSimulation,
};

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments(OPTIONS);
  const [game, ...more] = positionals;
  if (values.help || game === undefined) {
    print(messages.usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const simulation = Object.hasOwn(SIMULATIONS, game) && more.length === 0 ? SIMULATIONS[game] : undefined;
  if (simulation === undefined) throw new UsageError(messages.unknownGame(positionals.join(' ')));
  const { bot } = values;
  if (!isBotId(bot)) throw new UsageError(messages.unknownBot(bot));
  const { least, most, usual } = simulation.players;
  const players = readNumber('--players', values.players ?? String(usual), least, most);
  const games = readNumber('--games', values.games, 1, MOST_GAMES);
  const prepared = simulation.prepare(readJson(values.options), players, bot);
  if (!prepared.ok) throw new UsageError(engineSentence(language, prepared.error, game));
  const { options, play } = prepared.value;
  const progress = createProgress(games);
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (let i = 0; i < games; i++) {
    outcomes.push(play(`${values.seed}/${i}`));
    progress(i + 1);
  }
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
        bot: values.bot,
        seed: values.seed,
        options,
        ...summary,
        words,
        seconds,
      }),
    );
    return;
  }
  const money = (value: number): string => simulation.formatAmount(language, Math.round(value));
  print(messages.title(simulation.title, games, players, values.bot, values.seed));
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
