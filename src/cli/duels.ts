/** A bot against one or several of another, `--against`: every deal is played from every seat, so that luck cancels out. */

import type { SimulateMessages } from '../messages/simulate-cli.ts';
import type { Language } from '../shared/language.ts';
import { summarise } from './statistics.ts';

/** One deal, or a whole match where that is asked for, between named bots by seat; whose gain is looked at. */
export type DuelJob = {
  readonly names: readonly string[];
  readonly seat: number;
  readonly seed: string;
  readonly whole?: boolean;
};

/** Plays a deal or a match; what the seat gained by it. */
export type Duel = (job: DuelJob) => number;

export type DuelResult = {
  /** What the one bot gained a deal, and how often it gained, nothing counting half; each ± for 95 %. */
  readonly gain: number;
  readonly gainInterval: number;
  readonly wins: number;
  readonly winsInterval: number;
};

/** So many standard errors to either side hold 95 of 100. */
export const IN_95_OF_100 = 1.96;

/** How many sit at the table, how many games they play, and whether each is a match to the end. */
type Asked = {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly whole: boolean;
};

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / figures.length;

const wonBy = (gain: number): number => (Math.sign(gain) + 1) / 2;

/** The games of a duel: each deal as often as there are seats, the one bot on another seat each time. */
export const duelJobs = (bot: string, against: string, { players, games, seed, whole }: Asked): DuelJob[] =>
  Array.from({ length: players * Math.ceil(games / players) }, (_, i) => {
    const seat = i % players;
    const names = Array.from({ length: players }, (_name, other) => (other === seat ? bot : against));
    return { names, seat, seed: `${seed}/${Math.floor(i / players)}`, whole };
  });

/** What came of such games, by what the one bot gained in each; figures are over deals, which are independent of each other. */
export const duelResult = (gained: readonly number[], players: number): DuelResult => {
  const gains: number[] = [];
  const wins: number[] = [];
  for (let i = 0; i < gained.length; i += players) {
    const ofDeal = gained.slice(i, i + players);
    gains.push(meanOf(ofDeal));
    wins.push(meanOf(ofDeal.map(wonBy)));
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
