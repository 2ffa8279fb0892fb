/** The way through a round: a list of phases, one after the other (docs/adr/0007). */
import type { GameTypes, PhaseRules, TableOf } from './phase-rules.ts';
import type { Seat } from './seat.ts';

/** What a game's rounds are made of. */
export type RoundRules<Types extends GameTypes, Phase extends PhaseRules<Types>> = {
  /** The phases of a round, in order. One that interrupts another stands before it. */
  readonly phases: (state: Types['state']) => readonly Phase[];
  /** The phase a game is in; undefined when it is over. */
  readonly phaseOf: (state: Types['state']) => Phase | undefined;
  /** The event of a phase that begins. */
  readonly phaseBegan: (phase: Phase, queue: readonly Seat[]) => Types['event'];
  /** Ends a round that does not come to its last phase; gives whether it has. */
  readonly cutShort?: (table: TableOf<Types>, phase: Phase) => boolean;
  /** Lets the next round begin, or the game end. */
  readonly endRound: (table: TableOf<Types>) => void;
};

const isDue = <Types extends GameTypes>(
  { isDue: isDueIn, begin, queue }: PhaseRules<Types>,
  state: Types['state'],
): boolean => isDueIn?.(state) ?? (begin !== undefined || queue(state).length > 0);

/** Begins the next phase that happens, from a place in the round on; false: none does. */
const beginPhaseFrom = <Types extends GameTypes, Phase extends PhaseRules<Types>>(
  rules: RoundRules<Types, Phase>,
  table: TableOf<Types>,
  place: number,
): boolean => {
  for (const phase of rules.phases(table.state).slice(place)) {
    phase.prepare?.(table);
    if (!isDue(phase, table.state)) continue;
    table.emit(rules.phaseBegan(phase, phase.queue(table.state)));
    phase.begin?.(table);
    return true;
  }
  return false;
};

/** Begins the phases of a round that has begun. */
export const beginPhases = <Types extends GameTypes, Phase extends PhaseRules<Types>>(
  rules: RoundRules<Types, Phase>,
  table: TableOf<Types>,
): void => {
  beginPhaseFrom(rules, table, 0);
};

/** Goes on through phases and rounds until somebody is to act, or the game is over. */
export const advance = <Types extends GameTypes, Phase extends PhaseRules<Types>>(
  rules: RoundRules<Types, Phase>,
  table: TableOf<Types>,
): void => {
  for (;;) {
    const phase = rules.phaseOf(table.state);
    if (phase === undefined) return;
    if (rules.cutShort?.(table, phase)) continue;
    if (phase.toAct(table.state).length > 0) return;
    if (phase.end !== undefined) {
      phase.end(table);
      if (rules.phaseOf(table.state) !== phase) continue;
    }
    const next = rules.phases(table.state).indexOf(phase) + 1;
    if (!beginPhaseFrom(rules, table, next)) rules.endRound(table);
  }
};
