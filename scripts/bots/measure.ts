/**
 * `npm run bots:measure [part of a command…]`: plays the games that docs/bots.md tells of, all or those whose command has one of the
 * parts in it, and keeps the figures in docs/bots/buyword.json; then draws the chart and writes the table of docs/bots.md.
 * A run that was broken off goes on with `--resume`, unless the bots have changed since. `npm run bots:measure -- ladder` plays all
 * characters against each other instead (measure-ladder.ts).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MixedResult } from '../../src/cli/mixed-tables.ts';
import { type Alone, type Duel, drawChart } from './chart.ts';
import { percent, writeTable, written } from './figure-tables.ts';
import { measureLadder } from './measure-ladder.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FIGURES = 'docs/bots/buyword.json';
const CHART = 'docs/bots/buyword.svg';

const alone = (bot: string, games: number): string =>
  `buyword --players 1 --games ${games} --bot ${bot} --seed 1`;
const duel = (bot: string, against: string, games: number): string =>
  `buyword --bot ${bot} --against ${against} --games ${games} --seed 1`;
/** One bot among others of a lower level: the first is the one whose figures are shown. */
const among = (bot: string, rivals: readonly string[], games: number): string =>
  `buyword --bots ${[bot, ...rivals].join(',')} --games ${games} --seed 1`;
const withOptions = (command: string, options: object): string =>
  `${command} --options ${JSON.stringify(options)}`;

const FRENCH = { dictionary: 'fr-full', tiles: 'french' };

const COMMANDS: readonly string[] = [
  alone('novice', 500),
  alone('casual', 500),
  alone('club', 500),
  alone('expert', 2000),
  withOptions(alone('novice', 200), FRENCH),
  withOptions(alone('casual', 200), FRENCH),
  withOptions(alone('club', 500), FRENCH),
  withOptions(alone('expert', 200), FRENCH),
  duel('casual', 'novice', 400),
  duel('club', 'casual', 400),
  duel('expert', 'club', 400),
  among('expert', ['club', 'club'], 400),
  among('expert', ['club', 'club', 'club'], 400),
  withOptions(among('expert', ['club', 'club', 'club'], 400), { auctions: 'english' }),
  withOptions(among('expert', ['club', 'club', 'club'], 400), { auctions: 'french' }),
  withOptions(among('expert', ['club', 'club', 'club'], 400), { draft: true }),
  withOptions(among('expert', ['club', 'club', 'club'], 400), { deals: 'trades' }),
  withOptions(among('expert', ['club', 'club', 'club'], 400), { deals: 'sales' }),
  withOptions(duel('casual', 'novice', 200), FRENCH),
  withOptions(duel('club', 'casual', 400), FRENCH),
  withOptions(duel('expert', 'club', 200), FRENCH),
  withOptions(among('expert', ['club', 'club'], 200), FRENCH),
  withOptions(among('expert', ['club', 'club', 'club'], 400), FRENCH),
  withOptions(duel('expert', 'casual', 400), { auctions: 'english' }),
  withOptions(duel('expert', 'casual', 400), { auctions: 'french' }),
  withOptions(duel('expert', 'casual', 400), { draft: true }),
  withOptions(duel('expert', 'casual', 400), { crossword: true }),
  withOptions(duel('expert', 'casual', 400), { deals: 'sales' }),
];

export type Figures = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const readFigures = (): Figures =>
  existsSync(at(FIGURES)) ? (JSON.parse(readFileSync(at(FIGURES), 'utf8')) as Figures) : {};

const measure = (command: string, resume: boolean): Readonly<Record<string, unknown>> => {
  // The outcome of each game stands there until the run is over.
  const kept = at(`.cache/measure/${command.replace(/[^a-z0-9]+/gi, '-')}.jsonl`);
  if (!resume) rmSync(kept, { force: true });
  const typed = [...command.split(' '), '--keep', kept, '--json'];
  const out = execFileSync(process.execPath, [at('src/cli/simulate.ts'), ...typed], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  rmSync(kept);
  // The command says who plays, and by which rules.
  const { options: _, bots: __, ...figures } = JSON.parse(out) as Record<string, unknown>;
  return figures;
};

if (process.argv[2] === 'ladder') {
  await measureLadder(process.argv.slice(3));
  process.exit();
}

const resume = process.argv.includes('--resume');
const wanted = process.argv.slice(2).filter((part) => part !== '--resume');
for (const command of COMMANDS) {
  if (wanted.length > 0 && !wanted.some((part) => command.includes(part))) continue;
  const figures = measure(command, resume);
  console.log(command, JSON.stringify(figures));
  // Read anew: another part may be measured at the same time.
  const all = { ...readFigures(), [command]: figures };
  const sorted = Object.fromEntries(COMMANDS.filter((each) => each in all).map((each) => [each, all[each]]));
  writeFileSync(at(FIGURES), `${JSON.stringify(sorted, null, 2)}\n`);
}

const dollars = (value: number): string => `$${written(value, 0)}`;

/** What bots of a mixed table came to, in the order they were named. */
type Mixed = { readonly results: readonly MixedResult[] };

const cellOf = (figure: Alone | Duel | Mixed): string => {
  if ('results' in figure) {
    const [first] = figure.results as [MixedResult];
    return `wins ${percent(first.wins, first.winsInterval)}, mean ${dollars(first.mean)} ± ${written(first.standardError, 1)}`;
  }
  if ('wins' in figure) {
    const { wins, winsInterval, gain, gainInterval } = figure;
    return `wins ${percent(wins, winsInterval)}, ${dollars(gain)} ± ${written(gainInterval, 0)} a game`;
  }
  const { mean, standardError, quantiles, words } = figure;
  const { p5, median, p95 } = quantiles;
  return `mean ${dollars(mean)} ± ${written(standardError, 1)}, 5 % ${dollars(p5)}, median ${dollars(median)}, 95 % ${dollars(p95)}, ${written(words, 1)} words`;
};

const figures = readFigures();
writeFileSync(at(CHART), drawChart(figures));
writeTable('buyword', ['command, after `npm run simulate --`', 'measured'], figures, (figure) => [
  cellOf(figure as Alone | Duel | Mixed),
]);
