import type { Seat } from '../core/seat.ts';
import { nextRound } from './end.ts';
import type { EndReason } from './events.ts';
import { payOut } from './payout.ts';
import { betPhase, returnUnmatched } from './phases/bet.ts';
import { categoryPhase } from './phases/category.ts';
import { challengePhase } from './phases/challenge.ts';
import { dealCards, nextDeckSize, takeAntes } from './phases/deal.ts';
import { declarePhase } from './phases/declare.ts';
import { exchangePhase } from './phases/exchange.ts';
import type { PhaseRules } from './phases/phase-rules.ts';
import { votePhase } from './phases/vote.ts';
import { fromDealersLeft, liveSeats, type State } from './state.ts';
import type { Table } from './table.ts';

/** The phases of a round, in order (CW-4). */
const ROUND: readonly PhaseRules[] = [
  categoryPhase,
  { ...betPhase(1), prepare: dealCards },
  exchangePhase(1),
  betPhase(2),
  exchangePhase(2),
  betPhase(3),
  declarePhase,
  challengePhase,
];

const numberOf = ({ phase, betting, exchange }: State): number =>
  phase === 'bet' ? betting : phase === 'exchange' ? exchange : 0;

/** The rules of the phase a game is in; undefined when it is over. */
export const phaseOf = (state: State): PhaseRules | undefined => {
  if (state.phase === 'vote') return votePhase;
  const number = numberOf(state);
  return ROUND.find((phase) => phase.name === state.phase && phase.number === number);
};

/** Begins the next phase that happens, from a place in the round on; false: the round is over. */
const beginPhaseFrom = (table: Table, place: number): boolean => {
  for (const phase of ROUND.slice(place)) {
    phase.prepare?.(table);
    if (!phase.isDue(table.state)) continue;
    const { name, number, queue } = phase;
    table.emit({ type: 'phase-began', phase: name, number, queue: queue(table.state) });
    return true;
  }
  return false;
};

/** CW-2: antes first, then the round; the dealer deals. */
export const beginRound = (
  table: Table,
  dealer: Seat,
  seats: readonly Seat[],
  tieBreak: EndReason | null,
): void => {
  const round = table.state.round + 1;
  table.emit({ type: 'round-began', round, dealer, seats, deckSize: nextDeckSize(table), tieBreak });
  takeAntes(table);
  beginPhaseFrom(table, 0);
};

/** Pays out; then the deal passes to the left, past those who are out, or the game has ended (CW-2, CW-23). */
const endRound = (table: Table): void => {
  const next = nextRound(table, payOut(table));
  if (next === undefined) return;
  const dealer = fromDealersLeft(table.state).find((seat) => next.seats.includes(seat)) as Seat;
  beginRound(table, dealer, next.seats, next.tieBreak);
};

/** Goes on through phases and rounds until somebody is to act, or the game is over. */
export const advance = (table: Table): void => {
  for (;;) {
    const phase = phaseOf(table.state);
    if (phase === undefined) return;
    // CW-4.7: the last one in takes the pot, but words that were declared can be challenged to the last.
    if (liveSeats(table.state).length === 1 && phase.outlastsRivals === undefined) {
      returnUnmatched(table);
      endRound(table);
      continue;
    }
    if (phase.toAct(table.state).length > 0) return;
    phase.finish?.(table);
    // A vote gives back to the challenges it came from.
    if (phase === votePhase) continue;
    if (!beginPhaseFrom(table, ROUND.indexOf(phase) + 1)) endRound(table);
  }
};
