import { endGame } from './end.ts';
import type { Options } from './options.ts';
import { buyPhase } from './phases/buy.ts';
import { choosePhase } from './phases/choose.ts';
import { drawPhase } from './phases/draw.ts';
import type { PhaseRules } from './phases/phase-rules.ts';
import { rollPhase } from './phases/roll.ts';
import { sellPhase } from './phases/sell.ts';
import { isLastRound, nextStaying, type State, seatAt } from './state.ts';
import type { Table } from './table.ts';

const BASE_ROUND: readonly PhaseRules[] = [rollPhase, choosePhase, drawPhase, buyPhase, sellPhase];

/** The phases of a round, in order, as a table's options put them together. */
const phasesOf = (_options: Options): readonly PhaseRules[] => BASE_ROUND;

/** The rules of the phase a game is in; undefined when it is over. */
export const phaseOf = (state: State): PhaseRules | undefined =>
  phasesOf(state.options).find(({ name }) => name === state.phase);

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
  beginPhase(table, phasesOf(table.state.options)[0] as PhaseRules);
};

/** BW-7.2, BW-8.1: the die passes to the left, or the game ends and tiles still held are lost. */
const endRound = (table: Table): void => {
  if (!isLastRound(table.state)) {
    beginRound(table, nextStaying(table.state, table.state.leader));
    return;
  }
  table.state.seats.forEach((_, seat) => {
    const { tiles } = seatAt(table.state, seat);
    if (tiles !== '') table.emit({ type: 'tiles-gone', seat, tiles, wilds: 0, why: 'lost' });
  });
  endGame(table, 'bag');
};

/** Goes on through phases and rounds until somebody is to act, or the game is over. */
export const advance = (table: Table): void => {
  for (;;) {
    const phase = phaseOf(table.state);
    if (phase === undefined || phase.toAct(table.state).length > 0) return;
    const phases = phasesOf(table.state.options);
    const next = phases.slice(phases.indexOf(phase) + 1).find((each) => isDue(each, table.state));
    if (next === undefined) endRound(table);
    else beginPhase(table, next);
  }
};
