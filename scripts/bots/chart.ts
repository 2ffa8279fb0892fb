/** The chart of the levels in BuyWord: what each earns alone, and how often it beats the one below. */
import { LEVELS, type Level } from '../../src/bots/levels.ts';
import type { Figures } from './measure.ts';

/** What a bot earned alone, and what it gained against another: as `npm run simulate -- … --json` tells it. */
export type Alone = {
  readonly mean: number;
  readonly standardError: number;
  readonly quantiles: { readonly p5: number; readonly median: number; readonly p95: number };
  readonly words: number;
};
export type Duel = {
  readonly wins: number;
  readonly winsInterval: number;
  readonly gain: number;
  readonly gainInterval: number;
};

const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 110;
const TOP = 56;
const ROW = 52;
const MOST = 2000;
const SCALE = (WIDTH - LEFT - 40) / MOST;

const x = (dollars: number): number => Math.round(LEFT + dollars * SCALE);
const name = (level: Level): string => level[0]?.toUpperCase() + level.slice(1);

const find = <Kind>(figures: Figures, start: string): Kind | undefined =>
  Object.entries(figures).find(
    ([command]) => command.startsWith(start) && !command.includes('--options'),
  )?.[1] as Kind | undefined;

const rowOf = (figures: Figures, level: Level, i: number): string => {
  const alone = Object.entries(figures).find(
    ([command]) =>
      command.includes('--players 1 ') &&
      command.includes(`--bot ${level} `) &&
      !command.includes('--options'),
  )?.[1] as Alone | undefined;
  const below = LEVELS[i - 1];
  const duel = below && find<Duel>(figures, `buyword --bot ${level} --against ${below} `);
  const y = TOP + i * ROW;
  if (alone === undefined) return '';
  const { mean, standardError, quantiles } = alone;
  const won =
    duel === undefined
      ? ''
      : `, beats ${name(below as Level)} in ${(100 * duel.wins).toFixed(1)} ± ${(100 * duel.winsInterval).toFixed(1)} %`;
  return `  <text class="level" x="${LEFT - 12}" y="${y + 19}" text-anchor="end">${name(level)}</text>
  <rect class="bar" x="${LEFT}" y="${y}" width="${x(mean) - LEFT}" height="24" rx="3"/>
  <line class="spread" x1="${x(quantiles.p5)}" x2="${x(quantiles.p95)}" y1="${y + 12}" y2="${y + 12}"/>
  <text class="figure" x="${LEFT}" y="${y + 39}">$${Math.round(mean).toLocaleString('en')} ± ${standardError.toFixed(1)}${won}</text>`;
};

/** Draws the chart from measured figures. */
export const drawChart = (figures: Figures): string => {
  const ticks = [0, 400, 800, 1200, 1600, 2000].map(
    (
      dollars,
    ) => `  <line class="grid" x1="${x(dollars)}" x2="${x(dollars)}" y1="${TOP - 12}" y2="${HEIGHT - 32}"/>
  <text class="tick" x="${x(dollars)}" y="${HEIGHT - 14}" text-anchor="middle">$${dollars.toLocaleString('en')}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">
  <title id="title">BuyWord alone: mean money of each level, with the span of nine games in ten, and how often it beats the level below</title>
  <style>
    text { font: 13px system-ui, sans-serif; fill: #222 }
    .title { font-weight: 600; font-size: 15px }
    .level { font-weight: 600 }
    .tick, .figure { font-size: 12px; fill: #555 }
    .bar { fill: #2f7d5b }
    .spread { stroke: #0f3d2b; stroke-width: 3 }
    .grid { stroke: #ddd }
    @media (prefers-color-scheme: dark) {
      text { fill: #eee }
      .tick, .figure { fill: #bbb }
      .bar { fill: #58b48b }
      .spread { stroke: #d8f3e6 }
      .grid { stroke: #444 }
    }
  </style>
  <text class="title" x="${LEFT}" y="24">BuyWord alone: mean money at the end (line: nine games in ten)</text>
${ticks.join('\n')}
${LEVELS.map((level, i) => rowOf(figures, level, i)).join('\n')}
</svg>
`;
};
