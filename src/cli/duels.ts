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
const IN_95_OF_100 = 1.96;

const wonBy = (gain: number): number => (Math.sign(gain) + 1) / 2;

/** Plays pairs of games; figures are over pairs, which are independent of each other. */
export const playDuels = (
  duel: Duel,
  [bot, against]: readonly [string, string],
  games: number,
  seed: string,
  progress: (done: number) => void,
): DuelResult => {
  const gains: number[] = [];
  const wins: number[] = [];
  for (let i = 0; i < games / 2; i++) {
    const first = duel([bot, against], `${seed}/${i}`);
    const second = -duel([against, bot], `${seed}/${i}`);
    gains.push((first + second) / 2);
    wins.push((wonBy(first) + wonBy(second)) / 2);
    progress(2 * (i + 1));
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
