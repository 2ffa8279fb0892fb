/**
 * `npm run bots:measure-cards [part of a command…]`: plays the rounds of Choose Your Words that docs/bots.md tells of, all or those
 * whose command has all of the parts in it, keeps the figures in docs/bots/choose-your-words.json, draws the chart and writes the
 * tables of docs/bots.md. With `--resume` it leaves out what was measured with the betting policy that ships; figures of an earlier one have a † in
 * the tables.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { POLICY } from '../../src/bots/choose-your-words/policy/policy-weights.ts';
import { type CardsFigures, drawCardsChart } from './cards-chart.ts';
import { percent, writeRows, writeTable, written } from './figure-tables.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FIGURES = at('docs/bots/choose-your-words.json');
const CHART = at('docs/bots/choose-your-words.svg');
/** So many standard errors are the interval of 95 in 100 that simulations give. */
const ERRORS_AN_INTERVAL = 1.96;

const DEALS = 4000;

const duel = (bot: string, against: string, games = DEALS): string =>
  `choose-your-words --bot ${bot} --against ${against} --games ${games} --work 2 --seed 1`;

const LEVEL_COMMANDS: readonly string[] = [
  duel('expert', 'always-fold'),
  duel('expert', 'club'),
  duel('club', 'casual'),
  duel('casual', 'novice'),
  `${duel('expert', 'club', 2000)} --options {"dictionary":"fr-full","deck":"french"}`,
];

/** The simple players that the Expert must not lose to, and the Expert as it was. */
const SIMPLE = [
  'always-all-in',
  'all-in-top-10',
  'all-in-top-20',
  'all-in-top-30',
  'always-call',
  'always-raise',
  'steals-least',
  'steals-half',
  'steals-pot',
  'folds-but-top-15',
  'bluffs-last',
  'expert-1',
] as const;
const STACKS = [20, 50, 200] as const;
const MATCHES = 400;
const BEGINNER_MATCHES = 60;

const simple = (against: string, players: number, stack: number): string =>
  `choose-your-words --bot expert --against ${against} --players ${players} --games ${DEALS} --work 2 --seed 1 --options {"stack":${stack}}`;
const match = (against: string, stack: number): string =>
  `choose-your-words --bot expert --against ${against} --matches --games ${MATCHES} --work 2 --seed 1 --options {"stack":${stack}}`;
const french = (against: string): string =>
  `choose-your-words --bot expert --against ${against} --players 2 --games ${DEALS} --work 2 --seed 1 --options {"dictionary":"fr-full","deck":"french"}`;

/** The tables that simple players are met at. */
const TABLES = [2, 3].flatMap((players) => STACKS.map((stack) => ({ players, stack })));
const SIMPLE_COMMANDS: readonly string[] = SIMPLE.flatMap((against) =>
  TABLES.map(({ players, stack }) => simple(against, players, stack)),
);
const FRENCH_COMMANDS: readonly string[] = ['always-all-in', 'steals-least', 'expert-1'].map(french);
/** Matches that the player wins who goes all-in with the best tenth of hands, against those who have not played much. */
const beginner = (level: string): string =>
  `choose-your-words --bot all-in-top-10 --against ${level} --matches --games ${BEGINNER_MATCHES} --work 2 --seed 1`;
const MATCH_COMMANDS: readonly string[] = [
  ...STACKS.map((stack) => match('always-all-in', stack)),
  ...['novice', 'casual', 'club'].map(beginner),
];
const COMMANDS = [...LEVEL_COMMANDS, ...SIMPLE_COMMANDS, ...FRENCH_COMMANDS, ...MATCH_COMMANDS];

const readFigures = (): CardsFigures =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as CardsFigures) : {};

/** Tells one betting policy from another. */
const policy = createHash('sha256').update(POLICY).digest('hex').slice(0, 12);

/** Whether figures are of an Expert that bet by another policy than the one that ships. */
const isEarlier = (figure: CardsFigures[string]): boolean =>
  [figure.bot, figure.against].includes('expert') && figure.policy !== policy;

const resume = process.argv.includes('--resume');
const wanted = process.argv.slice(2).filter((part) => part !== '--resume');
const isLeft = (command: string): boolean => {
  const figure = readFigures()[command];
  return !resume || figure === undefined || isEarlier(figure);
};
const left = COMMANDS.filter((command) => wanted.every((part) => command.includes(part)) && isLeft(command));
const measureSome = async (): Promise<void> => {
  const worker = new Worker(new URL('./cards-worker.ts', import.meta.url));
  for (let command = left.shift(); command !== undefined; command = left.shift()) {
    worker.postMessage(command);
    const [played] = (await once(worker, 'message')) as [CardsFigures[string]];
    const measured = { ...played, policy };
    // Read anew: others are measured at the same time.
    const all: CardsFigures = { ...readFigures(), [command]: measured };
    const sorted = Object.fromEntries(
      COMMANDS.filter((each) => each in all).map((each) => [each, all[each]]),
    );
    writeFileSync(FIGURES, `${JSON.stringify(sorted, null, 2)}\n`);
    console.log(command, JSON.stringify(measured));
  }
  await worker.terminate();
};
await Promise.all(Array.from({ length: availableParallelism() }, measureSome));

const figures = readFigures();
const markOf = (figure: CardsFigures[string]): string => (isEarlier(figure) ? ' †' : '');
const figuresOf = (commands: readonly string[]): CardsFigures =>
  Object.fromEntries(Object.entries(figures).filter(([command]) => commands.includes(command)));
writeFileSync(CHART, drawCardsChart(figuresOf(LEVEL_COMMANDS)));
writeTable(
  'choose-your-words',
  ['command, after `npm run simulate --`', 'chips a round', 'rounds won'],
  figuresOf(LEVEL_COMMANDS),
  (figure) => [
    `${written(figure.gain, 2)} ± ${written(figure.gainInterval, 2)}${markOf(figure)}`,
    percent(figure.wins, figure.winsInterval),
  ],
);
const perHundred = (figure: CardsFigures[string]): string =>
  `${written(100 * figure.gain, 0)} ± ${written((100 * figure.gainInterval) / ERRORS_AN_INTERVAL, 0)}${markOf(figure)}`;
writeRows(
  'simple players',
  ['against', ...TABLES.map(({ players, stack }) => `${players} players, ${stack} chips`)],
  SIMPLE.map((against) => [
    against,
    ...TABLES.map(({ players, stack }) => {
      const figure = figures[simple(against, players, stack)];
      return figure === undefined ? 'not measured' : perHundred(figure);
    }),
  ]),
);
writeTable(
  'simple players in French',
  ['command, after `npm run simulate --`', 'chips per 100 rounds ± standard error'],
  figuresOf(FRENCH_COMMANDS),
  (figure) => [perHundred(figure)],
);
writeTable(
  'matches',
  ['command, after `npm run simulate --`', 'matches won'],
  figuresOf(MATCH_COMMANDS),
  (figure) => [`${percent(figure.wins, figure.winsInterval)}${markOf(figure)}`],
);
