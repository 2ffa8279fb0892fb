import { beginPhases, type RoundRules } from '../core/round.ts';
import type { Seat } from '../core/seat.ts';
import { nextRound } from './end.ts';
import type { CardsTypes, PhaseRules, Table } from './engine-types.ts';
import type { EndReason } from './events.ts';
import { payOut } from './payout.ts';
import { betPhase, returnUnmatched } from './phases/bet.ts';
import { categoryPhase } from './phases/category.ts';
import { challengePhase } from './phases/challenge.ts';
import { dealCards, nextDeckSize, takeAntes } from './phases/deal.ts';
import { declarePhase } from './phases/declare.ts';
import { exchangePhase } from './phases/exchange.ts';
import { votePhase } from './phases/vote.ts';
import { fromDealersLeft, liveSeats, type State } from './state.ts';

/** The phases of a round, in order (CW-4). */
const PHASES: readonly PhaseRules[] = [
  categoryPhase,
  { ...betPhase(1), prepare: dealCards },
  exchangePhase(1),
  betPhase(2),
  exchangePhase(2),
  betPhase(3),
  declarePhase,
  votePhase,
  challengePhase,
];

/** Which phase a game is in. */
type InPhase = Pick<State, 'phase' | 'betting' | 'exchange'>;

const numberOf = ({ phase, betting, exchange }: InPhase): number =>
  phase === 'bet' ? betting : phase === 'exchange' ? exchange : 0;

/** The rules of the phase a game is in; undefined when it is over. */
export const phaseOf = (at: InPhase): PhaseRules | undefined => {
  const number = numberOf(at);
  return PHASES.find((phase) => phase.name === at.phase && phase.number === number);
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
  beginPhases(ROUND, table);
};

/** Pays out; then the deal passes to the left, past those who are out, or the game has ended (CW-2, CW-23). */
const endRound = (table: Table): void => {
  const next = nextRound(table, payOut(table));
  if (next === undefined) return;
  const dealer = fromDealersLeft(table.state).find((seat) => next.seats.includes(seat)) as Seat;
  beginRound(table, dealer, next.seats, next.tieBreak);
};

/** CW-4.7: the last one in takes the pot, but words that were declared can be challenged to the last. */
const endWithoutRivals = (table: Table, { outlastsRivals }: PhaseRules): boolean => {
  if (outlastsRivals || liveSeats(table.state).length !== 1) return false;
  returnUnmatched(table);
  endRound(table);
  return true;
};

/** The way through a round, for the engine. */
export const ROUND: RoundRules<CardsTypes, PhaseRules> = {
  phases: () => PHASES,
  phaseOf,
  phaseBegan: ({ name, number }, queue) => ({ type: 'phase-began', phase: name, number, queue }),
  cutShort: endWithoutRivals,
  endRound,
};
