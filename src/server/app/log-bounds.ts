/** How long a table's log may become, so that nobody can make one grow without end. */
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { TableState } from './table-state.ts';

/** What hosts do around a game since the last start: bots they seat, rules they change, and the host's part passed on. */
const MOST_BY_HOSTS = 500;

/** How often one person may sit down at a table since the last start, so that nobody uses up the places of others. */
const MOST_SITS = 20;

/** How often one person may change name or face at a table since the last start; after that it goes by what it has. */
const MOST_RENAMES = 50;

/** How often one person may say that they are ready since the last start; they may always take it back. */
const MOST_READIES = 100;

/** All changes of seats, host and rules since the last start: those of hundreds of people. */
const MOST_CHANGES = 5000;

/**
 * Entries of one game. Eight players who use every proposal, answer, bid, sale and vote that their rules allow make some 500 a round;
 * a hundred such rounds are longer than any game that people play. The rules have bounds of their own (`MOST_PROPOSALS_A_ROUND`,
 * `MOST_SALES_A_ROUND`, `MOST_BAGS`; a bid and a raise must be higher than the last): games of random players, with every option,
 * end after a quarter of this, and nobody can go on alone (test/contract/game-contract.ts).
 */
export const MOST_IN_GAME = 50_000;

/** Entries of a table at which another game may start: some hundreds of games. */
export const MOST_AT_START = 100_000;

/** Why no more is changed around a game by its host, or by anybody; who leaves may always do so. */
export const whyTooRestless = (
  { changes: { all, byHosts, sits } }: TableState,
  by: 'host' | { readonly sitter: string },
): TableRefusal | undefined => {
  if (all >= MOST_CHANGES) return { code: 'too-many-changes', most: MOST_CHANGES };
  if (by === 'host')
    return byHosts < MOST_BY_HOSTS ? undefined : { code: 'too-many-changes', most: MOST_BY_HOSTS };
  return (sits[by.sitter] ?? 0) < MOST_SITS ? undefined : { code: 'sat-too-often', most: MOST_SITS };
};

/** Whether a table takes no other name or face of somebody before the next start. */
export const hasRenamedEnough = ({ changes: { all, renames } }: TableState, identity: string): boolean =>
  all >= MOST_CHANGES || (renames[identity] ?? 0) >= MOST_RENAMES;

/** Why somebody may not say once more that they are ready. */
export const whyReadyTooOften = (
  { changes: { all, readies } }: TableState,
  who: string,
): TableRefusal | undefined => {
  if (all >= MOST_CHANGES) return { code: 'too-many-changes', most: MOST_CHANGES };
  return (readies[who] ?? 0) < MOST_READIES ? undefined : { code: 'ready-too-often', most: MOST_READIES };
};

/** Whether the host's part goes to nobody else by itself any more. */
export const isRestless = ({ changes }: TableState): boolean => changes.all >= MOST_CHANGES;

/** Whether a game has gone on for longer than any game may. */
export const isTooLong = ({ status, version, playing }: TableState): boolean =>
  (status === 'playing' || status === 'paused') &&
  playing !== null &&
  version - playing.startedAt >= MOST_IN_GAME;
