import type { Seat } from '../core/seat.ts';
import { withSeat } from '../core/seats.ts';
import { applyTableEvent, newTableState } from '../core/table-state.ts';
import { sortCards, takeCards } from './card.ts';
import type { Award, GameEvent } from './events.ts';
import type { Answers, Challenge, Declared, State } from './state.ts';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const withoutQueued = (state: State, seat: Seat): State => ({
  ...state,
  queue: state.queue.filter((each) => each !== seat),
});

const withDeclared = (
  state: State,
  seat: Seat,
  change: (declared: Declared) => Partial<Declared>,
): State => ({
  ...state,
  declared: state.declared.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
});

/** Settles the challenge that is still open. */
const withChallengeSettled = (state: State, stands: boolean): readonly Challenge[] =>
  state.challenges.map((each) => (each.stands === null ? { ...each, stands } : each));

const award = (state: State, winners: readonly Award[]): State =>
  winners.reduce(
    (paid, { seat, amount }) => withSeat(paid, seat, ({ chips }) => ({ chips: chips + amount })),
    state,
  );

const putIn = (state: State, seat: Seat, added: number): State =>
  withSeat(state, seat, ({ chips, bet, committed }) => ({
    chips: chips - added,
    bet: bet + added,
    committed: committed + added,
    acted: true,
  }));

const NO_ANSWERS: Answers = { folds: 0, calls: 0, raises: 0 };

/** Counts what a seat does about a bet, where there is one to be met that somebody chose. */
const withAnswer = (state: State, seat: Seat, answer: keyof Answers): State => {
  const forced = state.betting === 1 ? state.options.minBet : 0;
  return withSeat(state, seat, ({ bet, answers }) =>
    state.high > Math.max(bet, forced) ? { answers: { ...answers, [answer]: answers[answer] + 1 } } : {},
  );
};

const FRESH = {
  bet: 0,
  committed: 0,
  acted: false,
  folded: false,
  struck: false,
  cards: [],
  shown: false,
  exchanged: [],
  layout: [],
  owes: 0,
} as const;

const begin = (began: Of<'began'>): State => ({
  ...newTableState(began, 'bet'),
  betting: 0,
  exchange: 0,
  dealer: 0,
  deckSize: 0,
  deckCount: 0,
  shuffles: 0,
  pile: null,
  drawnBefore: 0,
  discards: [],
  seats: Array.from({ length: began.players }, () => ({
    chips: began.options.stack,
    dealtIn: false,
    out: false,
    left: false,
    answers: NO_ANSWERS,
    ...FRESH,
  })),
  high: 0,
  step: began.options.minBet,
  raises: 0,
  carried: 0,
  next: 0,
  paid: 0,
  category: null,
  declared: [],
  challenges: [],
  vote: null,
  timeUp: false,
  tieBreak: null,
});

const beginRound = (state: State, event: Of<'round-began'>): State => {
  const { round, dealer, seats, deckSize, tieBreak } = event;
  return {
    ...state,
    betting: 0,
    exchange: 0,
    queue: [],
    round,
    dealer,
    deckSize,
    deckCount: deckSize,
    shuffles: 0,
    pile: null,
    drawnBefore: 0,
    discards: [],
    seats: state.seats.map((each, seat) => ({ ...each, ...FRESH, dealtIn: seats.includes(seat) })),
    carried: state.next,
    next: 0,
    paid: 0,
    category: null,
    declared: [],
    challenges: [],
    vote: null,
    tieBreak,
  };
};

const beginPhase = (state: State, { phase, number, queue }: Of<'phase-began'>): State => ({
  ...state,
  phase,
  queue,
  betting: phase === 'bet' ? number : state.betting,
  exchange: phase === 'exchange' ? number : state.exchange,
  seats: state.seats.map((each) => ({ ...each, bet: 0, acted: false })),
  high: 0,
  step: state.options.minBet,
  raises: 0,
  // CW-7.1: a challenge, and so the vote on it, leaves the waivers as they are.
  waived: phase === 'vote' || state.phase === 'vote' ? state.waived : [],
  windowClosed: false,
});

const exchange = (state: State, { seat, discarded, drawn }: Of<'exchanged'>): State => {
  const after = withSeat(state, seat, ({ cards, exchanged }) => ({
    cards: sortCards([...(takeCards(cards, discarded) ?? cards), ...drawn]),
    exchanged: [...exchanged, discarded.length],
  }));
  return withoutQueued(
    {
      ...after,
      deckCount: state.deckCount - drawn.length,
      discards: [...state.discards, ...discarded],
    },
    seat,
  );
};

const open = (state: State, { declarations }: Of<'opened'>): State => ({
  ...state,
  declared: declarations.map(({ seat, word, claim, score, steps, listed = false }) => ({
    seat,
    declaration: { word, claim },
    opened: { score, steps, listed },
    wordChallenged: false,
    claimChallenged: false,
    claimLost: false,
  })),
});

const challenge = (state: State, { by, seat, matter, legal }: Of<'challenged'>): State => ({
  ...withDeclared(state, seat, ({ wordChallenged, claimChallenged }) => ({
    wordChallenged: wordChallenged || matter !== 'category',
    claimChallenged: claimChallenged || matter !== 'word',
  })),
  challenges: [...state.challenges, { by, seat, matter, stands: legal }],
  vote: legal === null ? { by, seat, matter, votes: [] } : state.vote,
});

/** The state after an event (see Game.apply). */
export const apply = (state: State | undefined, event: GameEvent): State => {
  if (event.type === 'began') return begin(event);
  if (state === undefined) throw new Error('a game starts with its first event');
  switch (event.type) {
    case 'round-began':
      return beginRound(state, event);
    case 'anted':
      return withSeat(state, event.seat, ({ chips, committed }) => ({
        chips: chips - event.amount,
        committed: committed + event.amount,
      }));
    case 'dealt':
      return {
        ...withSeat(state, event.seat, () => ({ cards: sortCards(event.cards) })),
        deckCount: state.deckCount - event.cards.length,
      };
    case 'phase-began':
      return beginPhase(state, event);
    case 'category-set': {
      const { text, names, seat, theme = null, own = true } = event;
      const category = text === null ? null : { text, names, theme, own };
      return { ...withoutQueued(state, seat), category };
    }
    case 'bet':
    case 'raised': {
      const { seat, to, added, step, full, queue } = event;
      const raises = state.raises + (event.type === 'raised' && full ? 1 : 0);
      return { ...putIn(withAnswer(state, seat, 'raises'), seat, added), high: to, step, raises, queue };
    }
    case 'called':
      return withoutQueued(
        putIn(withAnswer(state, event.seat, 'calls'), event.seat, event.added),
        event.seat,
      );
    case 'checked':
      return withoutQueued(
        withSeat(state, event.seat, () => ({ acted: true })),
        event.seat,
      );
    case 'folded':
      return withoutQueued(
        withSeat(withAnswer(state, event.seat, 'folds'), event.seat, () => ({ folded: true })),
        event.seat,
      );
    case 'returned':
      return withSeat(state, event.seat, ({ chips, bet, committed }) => ({
        chips: chips + event.amount,
        bet: Math.max(0, bet - event.amount),
        committed: committed - event.amount,
      }));
    case 'reshuffled':
      return {
        ...state,
        shuffles: state.shuffles + 1,
        pile: event.pile,
        // What is left of the pack before is drawn first.
        drawnBefore: state.drawnBefore + (state.pile?.length ?? state.deckSize),
        deckCount: state.deckCount + event.pile.length,
        discards: [],
      };
    case 'exchanged':
      return exchange(state, event);
    case 'laid-out':
      return withSeat(state, event.seat, () => ({ layout: event.word }));
    case 'showed':
      return withSeat(state, event.seat, () => ({ cards: sortCards(event.cards), shown: true }));
    case 'declared': {
      const { seat, declaration } = event;
      const declared: Declared = {
        seat,
        declaration,
        opened: null,
        wordChallenged: false,
        claimChallenged: false,
        claimLost: false,
      };
      return { ...withoutQueued(state, seat), declared: [...state.declared, declared] };
    }
    case 'opened':
      return open(state, event);
    case 'challenged':
      return challenge(state, event);
    case 'voted': {
      const { seat, vote } = event;
      const votes = [...(state.vote?.votes ?? []), { seat, vote }];
      return { ...withoutQueued(state, seat), vote: state.vote && { ...state.vote, votes } };
    }
    case 'vote-ended':
      return { ...state, vote: null, challenges: withChallengeSettled(state, event.stands) };
    case 'struck':
      return withSeat(state, event.seat, () => ({ folded: true, struck: true }));
    case 'claim-lost': {
      const { seat, score, steps } = event;
      return withDeclared(state, seat, ({ opened }) => ({
        opened: { score, steps, listed: opened?.listed ?? false },
        claimLost: true,
      }));
    }
    case 'owes':
      return withSeat(state, event.seat, ({ owes }) => ({ owes: owes + event.amount }));
    case 'pot-won':
      return { ...award(state, event.winners), paid: state.paid + event.amount };
    case 'pot-carried':
      return { ...state, next: state.next + event.amount, paid: state.paid + event.amount };
    case 'debt-taken':
      return {
        ...withSeat(state, event.seat, ({ chips }) => ({ chips: chips - event.amount, owes: 0 })),
        next: state.next + event.amount,
      };
    case 'next-pot-given':
      return { ...award(state, event.winners), next: 0 };
    case 'out':
      return withSeat(state, event.seat, () => ({ out: true }));
    case 'time-up':
      return { ...state, timeUp: true };
    case 'left':
      return {
        ...withoutQueued(
          withSeat(state, event.seat, () => ({ chips: 0, folded: true, left: true, owes: 0 })),
          event.seat,
        ),
        next: state.next + event.chips,
        waived: state.waived.filter((seat) => seat !== event.seat),
      };
    case 'ended':
      return { ...state, phase: 'over', queue: [], result: event.result };
    case 'cut':
    case 'secret':
      return state;
    default:
      return applyTableEvent(state, event);
  }
};
