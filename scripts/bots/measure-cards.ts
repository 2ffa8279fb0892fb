/**
 * `npm run bots:measure-cards [part of a command…]`: plays the rounds of Choose Your Words that docs/bots.md tells of, all or those
 * whose command has one of the parts in it, keeps the figures in docs/bots/choose-your-words.json, draws the chart and writes the
 * table of docs/bots.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CardsFigures, drawCardsChart } from './cards-chart.ts';
import { percent, writeTable, written } from './figure-tables.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FIGURES = at('docs/bots/choose-your-words.json');
const CHART = at('docs/bots/choose-your-words.svg');

const duel = (bot: string, against: string, games = 10_000): string =>
  `choose-your-words --bot ${bot} --against ${against} --games ${games} --work 2 --seed 1`;

const COMMANDS: readonly string[] = [
  duel('expert', 'always-raise'),
  duel('expert', 'always-call'),
  duel('expert', 'always-fold'),
  duel('expert', 'club'),
  duel('club', 'casual'),
  duel('casual', 'novice'),
  `${duel('expert', 'club', 2000)} --options {"dictionary":"fr-full","deck":"french"}`,
];

const readFigures = (): CardsFigures =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as CardsFigures) : {};

const measure = (command: string): CardsFigures[string] => {
  const out = execFileSync(process.execPath, [at('src/cli/simulate.ts'), ...command.split(' '), '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { options: _, ...figures } = JSON.parse(out);
  return figures;
};

const wanted = process.argv.slice(2);
for (const command of COMMANDS) {
  if (wanted.length > 0 && !wanted.some((part) => command.includes(part))) continue;
  const all: CardsFigures = { ...readFigures(), [command]: measure(command) };
  const sorted = Object.fromEntries(COMMANDS.filter((each) => each in all).map((each) => [each, all[each]]));
  writeFileSync(FIGURES, `${JSON.stringify(sorted, null, 2)}\n`);
}

const figures = readFigures();
writeFileSync(CHART, drawCardsChart(figures));
writeTable(
  'choose-your-words',
  ['command, after `npm run simulate --`', 'chips a round', 'rounds won'],
  figures,
  ({ gain, gainInterval, wins, winsInterval }) => [
    `${written(gain, 2)} ± ${written(gainInterval, 2)}`,
    percent(wins, winsInterval),
  ],
);
