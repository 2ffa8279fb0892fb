import type { Seat } from '../core/seat.ts';
import { seatAt } from '../core/seats.ts';
import type { Table } from './engine-types.ts';
import type { Award, EndReason } from './events.ts';
import { USUAL_TIES } from './options.ts';
import { shareOut } from './pots.ts';
import { fromDealersLeft, liveSeats, type State, seatsAround } from './state.ts';

/** Those who could go on playing, clockwise from the dealer's left; in a tie-break, those who play it. */
const contenders = (state: State): Seat[] =>
  fromDealersLeft(state).filter((seat) => {
    const { out, left, chips, dealtIn } = seatAt(state, seat);
    return !out && !left && chips > 0 && (state.tieBreak === null || dealtIn);
  });

/** Whether the round has ended because the last rival left, and not by cards or challenges. */
const lastRivalLeft = ({ state, events }: Table): boolean =>
  liveSeats(state).length <= 1 && events.some(({ type }) => type === 'left');

/** CW-23: why the game ends after this round; undefined: it does not. */
const whyOver = (table: Table): EndReason | undefined => {
  const { state } = table;
  const playing = contenders(state);
  if (state.tieBreak !== null) return state.tieBreak;
  if (playing.length <= 1) return lastRivalLeft(table) ? 'left' : 'chips';
  const { score, rounds } = state.options.end;
  if (score !== null && playing.some((seat) => seatAt(state, seat).chips >= score)) return 'score';
  if (rounds !== undefined && state.round >= rounds) return 'rounds';
  return state.timeUp ? 'time' : undefined;
};

/** Who has most of some. */
const leadersOf = (state: State, seats: readonly Seat[]): Seat[] => {
  const most = Math.max(...seats.map((seat) => seatAt(state, seat).chips));
  return seats.filter((seat) => seatAt(state, seat).chips === most);
};

/**
 * CW-8.2: with no next round, what was meant for its pot goes to the one player left, or to the winners of the last pot.
 * Nobody who is out gets any of it, unless nobody is left: then it is the winners' all the same, or, where all were
 * struck (CW-4.9), those who played for it share it, though their debts have just put them out; and no chip is ever lost.
 */
const giveNextPot = (table: Table, mainPot: readonly Award[]): void => {
  const { state } = table;
  if (state.next === 0) return;
  const stayed = fromDealersLeft(state).filter((seat) => !seatAt(state, seat).left);
  const dealtIn = fromDealersLeft(state).filter((seat) => seatAt(state, seat).dealtIn);
  const winners = mainPot.map(({ seat }) => seat).filter((seat) => stayed.includes(seat));
  const playing = contenders(state);
  const staying = winners.filter((seat) => playing.includes(seat));
  const struck = stayed.filter((seat) => seatAt(state, seat).struck);
  const around = seatsAround(state);
  const played = stayed.filter((seat) => dealtIn.includes(seat));
  const takers = [staying, playing, winners, struck, around, played, dealtIn].find(
    (seats) => seats.length > 0,
  );
  table.emit({ type: 'next-pot-given', winners: shareOut(state.next, takers ?? []) });
};

/** CW-2: who has no chips after a round is out. */
const dropBroke = (table: Table): void => {
  table.state.seats.forEach(({ chips, out, left }, seat) => {
    if (chips === 0 && !out && !left) table.emit({ type: 'out', seat, why: 'chips' });
  });
};

/** The round to be played next: who is dealt in, and whether it is to break a tie. */
export type NextRound = { readonly seats: readonly Seat[]; readonly tieBreak: EndReason | null };

const endGame = (table: Table, reason: EndReason, winners: readonly Seat[]): undefined => {
  const chips = table.state.seats.map((seat) => seat.chips);
  table.emit({ type: 'ended', result: { reason, chips, winners: winners.toSorted((a, b) => a - b) } });
};

/** CW-23, CW-24: the round to come after one that is paid, or none: then the game has ended. */
export const nextRound = (table: Table, mainPot: readonly Award[]): NextRound | undefined => {
  const reason = whyOver(table);
  if (reason === undefined) {
    dropBroke(table);
    return { seats: contenders(table.state), tieBreak: null };
  }
  const { ties = USUAL_TIES } = table.state.options.end;
  const isPlayedOff = (): boolean =>
    ties === 'play' && leadersOf(table.state, contenders(table.state)).length > 1;
  if (!isPlayedOff()) giveNextPot(table, mainPot);
  const leaders = leadersOf(table.state, contenders(table.state));
  dropBroke(table);
  if (isPlayedOff()) return { seats: leaders, tieBreak: reason };
  // Where debts have put everybody out, whoever was given the rest has won.
  const all = table.state.seats.flatMap(({ left }, seat) => (left ? [] : [seat]));
  return endGame(table, reason, leaders.length > 0 ? leaders : leadersOf(table.state, all));
};
