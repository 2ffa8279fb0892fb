import { err, ok, type Result } from '../../shared/result.ts';
import type { Actor, Decided } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { Action, ActionKind, PlayerAction } from './actions.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import { whyNotLaid } from './phases/declare.ts';
import type { PhaseRules } from './phases/phase-rules.ts';
import type { CardsRefusal } from './refusals.ts';
import { advance, phaseOf } from './round.ts';
import { isLive, type State, seatAt } from './state.ts';
import { Table } from './table.ts';

/** The kinds there are, and whose they are; any other name, one that every object inherits included, is no action. */
const KINDS: Readonly<Record<ActionKind, 'player' | 'server'>> = {
  category: 'player',
  bet: 'player',
  check: 'player',
  call: 'player',
  raise: 'player',
  fold: 'player',
  exchange: 'player',
  layout: 'player',
  declare: 'player',
  challenge: 'player',
  vote: 'player',
  waive: 'player',
  leave: 'player',
  timeout: 'server',
  window: 'server',
  time: 'server',
};

const isSeat = (state: State, seat: unknown): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.players;

/** CW-26.2: the server says that a seat's time is up. */
const timeOut = (table: Table, phase: PhaseRules, seat: Seat): CardsRefusal | undefined => {
  if (!isSeat(table.state, seat)) return { code: 'bad-seat', players: table.state.players };
  if (!phase.toAct(table.state).includes(seat)) return { code: 'nothing-due', seat };
  table.emit({ type: 'timed-out', seat });
  phase.timeOut(table, seat);
  return undefined;
};

/** CW-23: the table's minutes are over; the game ends after this round. */
const endMinutes = (table: Table): CardsRefusal | undefined => {
  if (table.state.options.end.minutes === null) return { code: 'no-time-limit' };
  if (table.state.timeUp) return { code: 'time-already-up' };
  table.emit({ type: 'time-up' });
  return undefined;
};

const serverActs = (table: Table, phase: PhaseRules, action: Action): CardsRefusal | undefined => {
  switch (action.kind) {
    case 'timeout':
      return timeOut(table, phase, action.seat);
    case 'window':
      return phase.closeWindow === undefined ? { code: 'window-not-open' } : phase.closeWindow(table);
    case 'time':
      return endMinutes(table);
    default:
      return { code: 'players-only', action: action.kind };
  }
};

/** CW-26.2: who leaves folds, all-in too, and their chips go to the next pot. */
const leave = (table: Table, seat: Seat): undefined => {
  table.emit({ type: 'left', seat, chips: seatAt(table.state, seat).chips });
};

/** CW-26.2: a player in the round may lay cards out at any time before declaring. */
const layOut = (
  table: Table,
  seat: Seat,
  { word }: Extract<PlayerAction, { kind: 'layout' }>,
): CardsRefusal | undefined => {
  const { state } = table;
  if (!isLive(state, seat)) return { code: 'has-folded' };
  if (state.declared.some((each) => each.seat === seat)) return { code: 'already-declared' };
  const why = whyNotLaid(state, seat, word);
  if (why !== undefined) return why;
  // What lies there already is nothing that has happened.
  const isNew = word.join(' ') !== seatAt(state, seat).layout.join(' ');
  if (isNew) table.emit({ type: 'laid-out', seat, word });
  return undefined;
};

const playerActs = (
  table: Table,
  phase: PhaseRules,
  seat: Seat,
  action: Action,
): CardsRefusal | undefined => {
  const { state } = table;
  if (!isSeat(state, seat)) return { code: 'bad-seat', players: state.players };
  if (KINDS[action.kind] === 'server') return { code: 'server-only', action: action.kind };
  const { left, out, folded } = seatAt(state, seat);
  if (left) return { code: 'has-left', seat };
  if (out) return { code: 'is-out', seat };
  if (action.kind === 'leave') return leave(table, seat);
  if (action.kind === 'layout') return layOut(table, seat, action);
  // The handler of a kind takes actions of that kind; TypeScript cannot follow the pairing through the look-up.
  type Handler = (table: Table, seat: Seat, action: Action) => CardsRefusal | undefined;
  const anytime = phase.anytime?.[action.kind] as Handler | undefined;
  if (anytime !== undefined) return anytime(table, seat, action);
  const handler = phase.inTurn[action.kind] as Handler | undefined;
  if (handler === undefined) return { code: 'not-now', action: action.kind, phase: phase.name };
  const turn = phase.toAct(state);
  if (turn.includes(seat)) return handler(table, seat, action);
  return (
    phase.outOfTurn?.(state, seat) ?? (folded ? { code: 'has-folded' } : { code: 'not-your-turn', turn })
  );
};

/** Decides an action (see Game.decide). */
export const decide = (
  env: Env,
  state: State,
  actor: Actor,
  action: Action,
): Result<Decided<State, GameEvent>, CardsRefusal> => {
  const phase = phaseOf(state);
  if (phase === undefined) return err({ code: 'game-over' });
  if (!Object.hasOwn(KINDS, action.kind)) return err({ code: 'bad-action' });
  const table = new Table(env, state);
  const refusal = actor === null ? serverActs(table, phase, action) : playerActs(table, phase, actor, action);
  if (refusal !== undefined) return err(refusal);
  advance(table);
  return ok({ events: table.events, state: table.state });
};
