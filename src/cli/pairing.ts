/** Bots against each other: the same seed once for each seat, bots moving round, and how often each won. */
import type { BotId } from '../bots/characters.ts';
import type { Outcome, SimulatedGame } from './simulation.ts';

/** Games of several bots: each seed is played once with each of them in the first seat. */
export const pairedGames = (
  seed: string,
  bots: readonly BotId[],
  games: number,
  work: number,
): SimulatedGame[] =>
  Array.from({ length: games }, (_, i) => {
    const turn = i % bots.length;
    return {
      seed: `${seed}/${Math.floor(i / bots.length)}`,
      bots: bots.map((_bot, seat) => bots[(seat + turn) % bots.length] as BotId),
      work,
    };
  });

/** How one of the bots did. */
export type Standing = {
  readonly bot: BotId;
  /** Mean money at the end. */
  readonly mean: number;
  /** Part of the games won, a shared win counting in part, and its 95 % interval, taken over seeds. */
  readonly won: number;
  readonly interval: readonly [number, number];
};

/** So many standard errors to either side hold 95 of 100. */
const WITHIN_95 = 1.96;

/** How each bot did over paired games. */
export const standingsOf = (bots: readonly BotId[], outcomes: readonly Outcome[]): Standing[] =>
  bots.map((bot, place) => {
    const bySeed: number[][] = [];
    let total = 0;
    outcomes.forEach(({ money }, i) => {
      const seat = (place - (i % bots.length) + bots.length) % bots.length;
      const own = money[seat] as number;
      total += own;
      const most = Math.max(...money);
      const winners = money.filter((each) => each === most).length;
      const seed = Math.floor(i / bots.length);
      bySeed[seed] ??= [];
      bySeed[seed].push(own === most ? 1 / winners : 0);
    });
    const shares = bySeed.map((wins) => wins.reduce((sum, win) => sum + win, 0) / wins.length);
    const won = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const squares = shares.reduce((sum, share) => sum + (share - won) ** 2, 0);
    const error = shares.length > 1 ? Math.sqrt(squares / (shares.length - 1) / shares.length) : 0;
    return {
      bot,
      mean: total / outcomes.length,
      won,
      interval: [Math.max(0, won - WITHIN_95 * error), Math.min(1, won + WITHIN_95 * error)],
    };
  });
