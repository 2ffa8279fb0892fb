import { beginPhases, type RoundRules } from '../core/round.ts';
import { endGame } from './end.ts';
import type { BuyWordTypes, PhaseRules, Table } from './engine-types.ts';
import type { Phase } from './events.ts';
import type { Options } from './options.ts';
import { loseTiles } from './round-end.ts';
import { roundRules } from './round-rules.ts';
import { nextStaying } from './state.ts';

/** The rules of the phase a game is in; undefined when it is over. */
export const phaseOf = (at: { readonly options: Options; readonly phase: Phase }): PhaseRules | undefined =>
  roundRules(at.options).phases.find(({ name }) => name === at.phase);

/** Starts a round with a leader. */
export const beginRound = (table: Table, leader: number): void => {
  table.emit({ type: 'round-began', round: table.state.round + 1, leader });
  beginPhases(ROUND, table);
};

/** BW-7.2, BW-8.1: the die passes to the left, or the game ends and tiles still held are lost. */
const endRound = (table: Table): void => {
  const reason = roundRules(table.state.options).ending(table);
  if (reason === undefined) {
    beginRound(table, nextStaying(table.state, table.state.leader));
    return;
  }
  loseTiles(table);
  endGame(table, reason);
};

/** The way through a round, for the engine. */
export const ROUND: RoundRules<BuyWordTypes, PhaseRules> = {
  phases: ({ options }) => roundRules(options).phases,
  phaseOf,
  phaseBegan: ({ name }, queue) => ({ type: 'phase-began', phase: name, queue }),
  endRound,
};
