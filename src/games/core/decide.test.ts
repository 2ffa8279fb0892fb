import { describe, expect, it } from 'vitest';
import { type DecideRules, decideBy, type ServerAction } from './decide.ts';
import type { PhaseRules } from './phase-rules.ts';
import type { ActionRefusal } from './refusals.ts';
import { beginPhases, type RoundRules } from './round.ts';
import type { Seat } from './seat.ts';
import { seatAt, withSeat } from './seats.ts';
import { firstEvents } from './table.ts';

/** A game of two phases: each says a number, then whoever said most may double it or leave it, until the window closes. */
type State = {
  readonly players: number;
  readonly phase: 'say' | 'double' | 'over';
  readonly queue: readonly Seat[];
  readonly seats: readonly { readonly left: boolean; readonly said: number }[];
};
type Action =
  | { readonly kind: 'say'; readonly number: number }
  | { readonly kind: 'double' | 'leave' }
  | ServerAction;
type Event =
  | { readonly type: 'phase-began'; readonly phase: State['phase']; readonly queue: readonly Seat[] }
  | { readonly type: 'said'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'left' | 'timed-out' | 'done'; readonly seat: Seat }
  | { readonly type: 'began' | 'closed' | 'ended' };
type Why = ActionRefusal<Action['kind'], State['phase']> | { readonly code: 'too-small' };
type Types = {
  readonly env: null;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly refusal: Why;
};
type Phase = PhaseRules<Types>;

const START: State = {
  players: 2,
  phase: 'say',
  queue: [],
  seats: [
    { left: false, said: 0 },
    { left: false, said: 0 },
  ],
};

const without = (state: State, seat: Seat): State => ({
  ...state,
  queue: state.queue.filter((each) => each !== seat),
});

const apply = (state: State = START, event: Event): State => {
  switch (event.type) {
    case 'phase-began':
      return { ...state, phase: event.phase, queue: event.queue };
    case 'said':
      return without(
        withSeat(state, event.seat, () => ({ said: event.number })),
        event.seat,
      );
    case 'done':
      return without(state, event.seat);
    case 'left':
      return without(
        withSeat(state, event.seat, () => ({ left: true })),
        event.seat,
      );
    case 'closed':
      return { ...state, queue: [] };
    case 'ended':
      return { ...state, phase: 'over' };
    default:
      return state;
  }
};

const say: Phase = {
  name: 'say',
  queue: () => [0, 1],
  toAct: ({ queue }) => queue.slice(0, 1),
  inTurn: {
    say: (table, seat, { number }) => {
      if (number < 1) return { code: 'too-small' };
      table.emit({ type: 'said', seat, number });
      return undefined;
    },
  },
  timeOut: (table, seat) => table.emit({ type: 'said', seat, number: 1 }),
};

const most = ({ seats }: State): Seat => ((seats[0]?.said ?? 0) >= (seats[1]?.said ?? 0) ? 0 : 1);

const double: Phase = {
  name: 'double',
  // Nobody doubles a one.
  queue: (state) => (seatAt(state, most(state)).said > 1 ? [most(state)] : []),
  toAct: ({ queue }) => queue,
  inTurn: {
    double: (table, seat) => {
      table.emit({ type: 'said', seat, number: 2 * seatAt(table.state, seat).said });
      return undefined;
    },
  },
  window: { isOpen: () => true, close: (table) => table.emit({ type: 'closed' }) },
  timeOut: (table, seat) => table.emit({ type: 'done', seat }),
};

const PHASES = [say, double];
const ROUND: RoundRules<Types, Phase> = {
  phases: () => PHASES,
  phaseOf: ({ phase }) => PHASES.find(({ name }) => name === phase),
  phaseBegan: ({ name }, queue) => ({ type: 'phase-began', phase: name, queue }),
  endRound: (table) => table.emit({ type: 'ended' }),
};
const RULES: DecideRules<Types, Phase> = {
  apply,
  round: ROUND,
  kinds: { say: 'player', double: 'player', leave: 'player', timeout: 'server', window: 'server' },
  inAnyPhase: {
    leave: (table, seat) => {
      table.emit({ type: 'left', seat });
      return undefined;
    },
  },
};
const decide = decideBy(RULES);

const begun = (): State => {
  const events = firstEvents<null, State, Event>(null, apply, { type: 'began' }, (table) =>
    beginPhases(ROUND, table),
  );
  return events.reduce<State | undefined>(apply, undefined) as State;
};

/** The state after some actions, each of which is taken. */
const played = (...actions: readonly (readonly [Seat | null, Action])[]): State =>
  actions.reduce((state, [actor, action]) => {
    const decided = decide(null, state, actor, action);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.state;
  }, begun());

const refusal = (state: State, actor: Seat | null, action: unknown): unknown => {
  const decided = decide(null, state, actor, action as Action);
  return decided.ok ? undefined : decided.error;
};

const SAID = [
  [0, { kind: 'say', number: 3 }],
  [1, { kind: 'say', number: 2 }],
] as const;

describe('the engine, by a game of its own', () => {
  it('goes from phase to phase to the end of the round', () => {
    expect(played(...SAID)).toMatchObject({ phase: 'double', queue: [0] });
    expect(played(...SAID, [0, { kind: 'double' }])).toMatchObject({ phase: 'over' });
  });

  it('passes over a phase that nobody is to act in', () => {
    const ones = played([0, { kind: 'say', number: 1 }], [1, { kind: 'say', number: 1 }]);
    expect(ones.phase).toBe('over');
  });

  it('tells what happened by itself with what was done', () => {
    const decided = decide(null, played(SAID[0]), 1, SAID[1][1]);
    expect(decided.ok && decided.value.events.map(({ type }) => type)).toEqual(['said', 'phase-began']);
  });

  it('acts for a seat whose time is up, and only for one that is to act', () => {
    const late = played([null, { kind: 'timeout', seat: 0 }]);
    expect(late).toMatchObject({ phase: 'say', queue: [1] });
    expect(refusal(late, null, { kind: 'timeout', seat: 0 })).toEqual({ code: 'nothing-due', seat: 0 });
    expect(refusal(late, null, { kind: 'timeout', seat: 2 })).toEqual({ code: 'bad-seat', players: 2 });
  });

  it('closes the window of a phase that has one', () => {
    expect(refusal(begun(), null, { kind: 'window' })).toEqual({ code: 'window-not-open' });
    expect(played(...SAID, [null, { kind: 'window' }]).phase).toBe('over');
  });

  it('takes from any seat, in any phase, what belongs to no phase', () => {
    expect(played([1, { kind: 'leave' }]).queue).toEqual([0]);
  });

  it.each([
    [0, { kind: 'say', number: 0 }, { code: 'too-small' }],
    [1, { kind: 'say', number: 1 }, { code: 'not-your-turn', turn: [0] }],
    [0, { kind: 'double' }, { code: 'not-now', action: 'double', phase: 'say' }],
    [2, { kind: 'say', number: 1 }, { code: 'bad-seat', players: 2 }],
    [0, { kind: 'window' }, { code: 'server-only', action: 'window' }],
    [null, { kind: 'double' }, { code: 'players-only', action: 'double' }],
    [0, { kind: 'toString' }, { code: 'bad-action' }],
  ])('refuses from %s the action %o', (actor, action, why) => {
    expect(refusal(begun(), actor, action)).toEqual(why);
  });

  it('refuses those who have left, and everybody when the game is over', () => {
    expect(refusal(played([1, { kind: 'leave' }]), 1, { kind: 'leave' })).toEqual({
      code: 'has-left',
      seat: 1,
    });
    expect(refusal(played(...SAID, [0, { kind: 'double' }]), 0, { kind: 'leave' })).toEqual({
      code: 'game-over',
    });
  });
});
