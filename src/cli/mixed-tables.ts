/** Different bots at one table, `--bots`: they move one seat on from game to game, so that none has the better place. */
import type { SimulateMessages } from '../messages/simulate-cli.ts';
import { IN_95_OF_100 } from './duels.ts';
import type { Outcome } from './simulation.ts';
import { summarise } from './statistics.ts';

/** What one of the bots had at the end, and how often it had the most (shared out among those who tie), ± for 95 %. */
export type MixedResult = {
  readonly bot: string;
  readonly mean: number;
  readonly standardError: number;
  readonly wins: number;
  readonly winsInterval: number;
};

/** The games of a mixed table: who sits where, and the seed. */
export const mixedJobs = (
  bots: readonly string[],
  games: number,
  seed: string,
): { readonly bots: readonly string[]; readonly seed: string }[] =>
  Array.from({ length: games }, (_, game) => ({
    bots: bots.map((_bot, seat) => bots[(seat + game) % bots.length] as string),
    seed: `${seed}/${game}`,
  }));

const winOf = (money: readonly number[], seat: number): number => {
  const most = Math.max(...money);
  return money[seat] === most ? 1 / money.filter((each) => each === most).length : 0;
};

/** What came of such games, by bot as they were named. */
export const mixedResults = (bots: readonly string[], outcomes: readonly Outcome[]): MixedResult[] =>
  bots.map((bot, named) => {
    const seatIn = (game: number): number => (named - (game % bots.length) + bots.length) % bots.length;
    const earned = outcomes.map(({ money }, game) => money[seatIn(game)] as number);
    const won = summarise(outcomes.map(({ money }, game) => winOf(money, seatIn(game))));
    const { mean, standardError } = summarise(earned);
    return { bot, mean, standardError, wins: won.mean, winsInterval: IN_95_OF_100 * won.standardError };
  });

/** A line a bot for a terminal. */
export const formatMixed = (
  messages: SimulateMessages,
  results: readonly MixedResult[],
  amount: (value: number) => string,
): string => {
  const width = Math.max(...results.map(({ bot }) => bot.length));
  const percent = (value: number): string => (100 * value).toFixed(1);
  return results
    .map(
      ({ bot, mean, standardError, wins, winsInterval }) =>
        `  ${bot.padEnd(width)}  ${messages.mean} ${amount(mean)} ± ${amount(standardError)}, ${messages.wins} ${percent(wins)} ± ${percent(winsInterval)} %`,
    )
    .join('\n');
};
