/** Two bots against each other, `--against`: every deal is played twice with the seats swapped, so that luck cancels out. */

import type { SimulateMessages } from '../messages/simulate-cli.ts';
import type { Language } from '../shared/language.ts';
import { summarise } from './statistics.ts';

/** Plays one deal between two named bots, by seat; what the first gained by it. */
export type Duel = (names: readonly [string, string], seed: string) => number;

export type DuelResult = {
  /** What the one bot gained a deal, and how often it gained, nothing counting half; each ± for 95 %. */
  readonly gain: number;
  readonly gainInterval: number;
  readonly wins: number;
  readonly winsInterval: number;
};

/** So many standard errors to either side hold 95 of 100. */
export const IN_95_OF_100 = 1.96;

const wonBy = (gain: number): number => (Math.sign(gain) + 1) / 2;

/** The games of a duel, in pairs: a deal, and the same deal with the seats swapped. */
export const duelJobs = (
  bot: string,
  against: string,
  games: number,
  seed: string,
): { readonly names: readonly [string, string]; readonly seed: string }[] =>
  Array.from({ length: 2 * Math.ceil(games / 2) }, (_, i) => ({
    names: i % 2 === 0 ? [bot, against] : [against, bot],
    seed: `${seed}/${Math.floor(i / 2)}`,
  }));

/** What came of such games, by what the first seat gained in each; figures are over pairs, which are independent of each other. */
export const duelResult = (gained: readonly number[]): DuelResult => {
  const gains: number[] = [];
  const wins: number[] = [];
  for (let i = 0; i < gained.length; i += 2) {
    const first = gained[i] as number;
    const second = -(gained[i + 1] as number);
    gains.push((first + second) / 2);
    wins.push((wonBy(first) + wonBy(second)) / 2);
  }
  const [gain, won] = [summarise(gains), summarise(wins)];
  return {
    gain: gain.mean,
    gainInterval: IN_95_OF_100 * gain.standardError,
    wins: won.mean,
    winsInterval: IN_95_OF_100 * won.standardError,
  };
};

/** The result in two lines for a terminal. */
export const formatDuels = (
  language: Language,
  messages: SimulateMessages,
  { gain, gainInterval, wins, winsInterval }: DuelResult,
): string => {
  const figure = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (value: number): string =>
    (100 * value).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return [
    `  ${messages.gain.padEnd(18)} ${figure(gain)} ± ${figure(gainInterval)}`,
    `  ${messages.wins.padEnd(18)} ${percent(wins)} ± ${percent(winsInterval)} %`,
  ].join('\n');
};
