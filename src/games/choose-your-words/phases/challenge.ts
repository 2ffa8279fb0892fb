import type { Seat } from '../../core/seat.ts';
import type { Challenged } from '../actions.ts';
import { readLaid } from '../card.ts';
import { categoryOf } from '../categories.ts';
import { challengeable, isLegalNow, type OpenWord, whyNotChallenged } from '../challenging.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { ChallengeMatter } from '../events.ts';
import type { Offer } from '../offers.ts';
import type { CardsRefusal } from '../refusals.ts';
import { isLive, type State, seatsAround } from '../state.ts';
import type { View } from '../view.ts';

/** The declarations that lie open. */
const openWords = (state: State): OpenWord[] =>
  state.declared.flatMap(({ seat, declaration, opened, wordChallenged, claimChallenged }) => {
    if (declaration === null || opened === null) return [];
    const live = isLive(state, seat);
    const sure = opened.listed && categoryOf(state)?.own === false;
    return [{ seat, ...declaration, wordChallenged, claimChallenged, live, sure }];
  });

const WHAT = ['word', 'category'] as const satisfies readonly Challenged[];

const hasSomething = (state: State, seat: Seat): boolean => {
  const open = openWords(state);
  return WHAT.some((what) => challengeable(open, seat, what, state.options.judge).length > 0);
};

/** Those who could challenge something and have not waived (CW-7.1). */
const undecided = (state: State): Seat[] =>
  seatsAround(state).filter((seat) => !state.waived.includes(seat) && hasSomething(state, seat));

/** CW-8.2: all pots together, divided by the players dealt in, rounded down; who left before the deal got no cards. */
const shareOfPots = ({ seats, carried }: State): number =>
  Math.floor(
    seats.reduce((sum, { committed }) => sum + committed, carried) /
      seats.filter(({ cards }) => cards.length > 0).length,
  );

const callVote = (table: Table, by: Seat, seat: Seat, matter: ChallengeMatter): void => {
  table.emit({ type: 'challenged', by, seat, matter, legal: null });
  table.emit({ type: 'phase-began', phase: 'vote', number: 0, queue: seatsAround(table.state) });
};

/** CW-8, CW-21.3: the dictionary judges a word; one it does not have, claimed where names are taken, is put to the vote. */
const judgeWord = (table: Table, by: Seat, { seat, word, claim, claimChallenged }: OpenWord): void => {
  const { state, env } = table;
  const isKnown = isLegalNow(state, env.judge, readLaid(word ?? []));
  const isName = !isKnown && claim && categoryOf(state)?.names === true;
  if (isName && !claimChallenged) {
    callVote(table, by, seat, 'both');
    return;
  }
  // A name that is still in after its claim was challenged has been upheld by a vote.
  const legal = isKnown || isName;
  table.emit({ type: 'challenged', by, seat, matter: 'word', legal });
  if (!legal) table.emit({ type: 'struck', seat });
  else table.emit({ type: 'owes', seat: by, amount: shareOfPots(table.state) });
};

const challenge = (table: Table, by: Seat, seat: Seat, what: Challenged): CardsRefusal | undefined => {
  if (what !== 'word' && what !== 'category') return { code: 'bad-action' };
  if (seat === by) return { code: 'own-word' };
  const { state } = table;
  const open = openWords(state).find((each) => each.seat === seat);
  const why = whyNotChallenged(open, what, state.options.judge);
  if (why === 'no-such-word' || why === 'no-such-claim') return { code: why, seat };
  if (why !== undefined || open === undefined) return { code: why ?? 'already-challenged' };
  if (what === 'word') judgeWord(table, by, open);
  else callVote(table, by, seat, 'category');
  return undefined;
};

/** What a seat may challenge of what lies open in its view; who has waived may still challenge. */
const challengeOffers = (view: View, seat: Seat): Offer[] => {
  const open = view.declared.flatMap((declared): OpenWord[] => {
    if (declared.sealed) return [];
    const live = view.seats[declared.seat]?.folded === false;
    const sure = declared.listed && view.category?.own === false;
    return [{ ...declared, word: declared.word?.split(' ') ?? null, live, sure }];
  });
  const { judge } = view.options;
  const words = challengeable(open, seat, 'word', judge);
  const claims = challengeable(open, seat, 'category', judge);
  if (words.length + claims.length === 0) return [];
  const offer: Offer = { kind: 'challenge', words, claims };
  return view.waived.includes(seat) ? [offer] : [offer, { kind: 'waive' }];
};

/** CW-7, CW-8: words and claims are challenged one at a time, until all have waived or the time is up. */
export const challengePhase: PhaseRules = {
  name: 'challenge',
  number: 0,
  isDue: (state) => seatsAround(state).some((seat) => hasSomething(state, seat)),
  queue: () => [],
  toAct: (state) => (state.windowClosed ? [] : undecided(state)),
  inTurn: {},
  offers: () => [],
  offersAnytime: challengeOffers,
  outlastsRivals: true,
  anytime: {
    challenge: (table, by, { seat, what }) => challenge(table, by, seat, what),
    waive: (table, seat): CardsRefusal | undefined => {
      if (table.state.waived.includes(seat)) return { code: 'already-waived' };
      table.emit({ type: 'waived', seat });
      return undefined;
    },
  },
  window: { isOpen: () => true, close: (table) => table.emit({ type: 'window-closed' }) },
  timeOut: (table, seat) => table.emit({ type: 'waived', seat }),
};
