import { endGame } from './end.ts';
import type { Phase } from './events.ts';
import type { Options } from './options.ts';
import type { PhaseRules } from './phases/phase-rules.ts';
import { loseTiles } from './round-end.ts';
import { roundRules } from './round-rules.ts';
import { nextStaying, type State } from './state.ts';
import type { Table } from './table.ts';

/** The rules of the phase a game is in; undefined when it is over. */
export const phaseOf = (at: { readonly options: Options; readonly phase: Phase }): PhaseRules | undefined =>
  roundRules(at.options).phases.find(({ name }) => name === at.phase);

/** Whether anything happens in a phase: something by itself, or somebody is to act. */
const isDue = ({ begin, queue }: PhaseRules, state: State): boolean =>
  begin !== undefined || queue(state).length > 0;

const beginPhase = (table: Table, phase: PhaseRules): void => {
  table.emit({ type: 'phase-began', phase: phase.name, queue: phase.queue(table.state) });
  phase.begin?.(table);
};

/** Starts a round with a leader. */
export const beginRound = (table: Table, leader: number): void => {
  table.emit({ type: 'round-began', round: table.state.round + 1, leader });
  beginPhase(table, roundRules(table.state.options).phases[0]);
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

/** Goes on through phases and rounds until somebody is to act, or the game is over. */
export const advance = (table: Table): void => {
  for (;;) {
    const phase = phaseOf(table.state);
    if (phase === undefined || phase.toAct(table.state).length > 0) return;
    phase.end?.(table);
    if (table.state.phase !== phase.name) continue;
    const { phases } = roundRules(table.state.options);
    const next = phases.slice(phases.indexOf(phase) + 1).find((each) => isDue(each, table.state));
    if (next === undefined) endRound(table);
    else beginPhase(table, next);
  }
};
