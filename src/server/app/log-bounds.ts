/** How long a table's log may become, so that nobody can make one grow without end. */
import type { TableState } from './table-state.ts';

/** Changes of seats and host since the last start: eight people who come and go all evening make a hundred. */
export const MOST_CHANGES = 500;

/**
 * Entries of one game. Eight players who use every proposal, answer, bid, sale and vote that their rules allow make some 500 a round;
 * a hundred such rounds are longer than any game that people play. The rules have bounds of their own (`MOST_PROPOSALS_A_ROUND`,
 * `MOST_SALES_A_ROUND`, `MOST_BAGS`; a bid and a raise must be higher than the last): games of random players, with every option,
 * end after a quarter of this, and nobody can go on alone (test/contract/game-contract.ts).
 */
export const MOST_IN_GAME = 50_000;

/** Entries of a table at which another game may start: some hundreds of games. */
export const MOST_AT_START = 100_000;

/** Whether seats and host have changed so often that no more of it is taken; who leaves may always do so. */
export const isRestless = ({ changes = 0 }: TableState): boolean => changes >= MOST_CHANGES;

/** Whether a game has gone on for longer than any game may. */
export const isTooLong = ({ status, version, playing }: TableState): boolean =>
  (status === 'playing' || status === 'paused') &&
  playing !== null &&
  version - playing.startedAt >= MOST_IN_GAME;
