import { err, ok, type Result } from '../../shared/result.ts';
import type { Actor, Decided } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { Action, ActionKind } from './actions.ts';
import { collectDebts } from './debts.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import { leave } from './leave.ts';
import type { PhaseRules } from './phases/phase-rules.ts';
import type { BuyWordRefusal } from './refusals.ts';
import { advance, phaseOf } from './round.ts';
import { type State, seatAt } from './state.ts';
import { Table } from './table.ts';

/** The kinds there are; any other name, one that every object inherits included, is no action. */
const KINDS: Readonly<Record<ActionKind, true>> = {
  roll: true,
  choose: true,
  draft: true,
  propose: true,
  accept: true,
  reject: true,
  withdraw: true,
  buy: true,
  decline: true,
  auction: true,
  bid: true,
  pass: true,
  sell: true,
  challenge: true,
  vote: true,
  waive: true,
  discard: true,
  done: true,
  leave: true,
  timeout: true,
  window: true,
};

const isSeat = (state: State, seat: unknown): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.players;

/** BW-18.1: the server says that a seat's time is up. */
const timeOut = (table: Table, phase: PhaseRules, seat: Seat): BuyWordRefusal | undefined => {
  if (!isSeat(table.state, seat)) return { code: 'bad-seat', players: table.state.players };
  if (!phase.toAct(table.state).includes(seat)) return { code: 'nothing-due', seat };
  const stuck = phase.stuck?.(table);
  if (stuck !== undefined) return stuck;
  table.emit({ type: 'timed-out', seat });
  phase.timeOut(table, seat);
  return undefined;
};

const serverActs = (table: Table, phase: PhaseRules, action: Action): BuyWordRefusal | undefined => {
  switch (action.kind) {
    case 'timeout':
      return timeOut(table, phase, action.seat);
    case 'window':
      return phase.closeWindow === undefined ? { code: 'window-not-open' } : phase.closeWindow(table);
    default:
      return { code: 'players-only', action: action.kind };
  }
};

const playerActs = (
  table: Table,
  phase: PhaseRules,
  seat: Seat,
  action: Action,
): BuyWordRefusal | undefined => {
  const { state } = table;
  if (!isSeat(state, seat)) return { code: 'bad-seat', players: state.players };
  if (action.kind === 'timeout' || action.kind === 'window')
    return { code: 'server-only', action: action.kind };
  if (seatAt(state, seat).left) return { code: 'has-left', seat };
  if (action.kind === 'leave') return leave(table, seat);
  // The handler of a kind takes actions of that kind; TypeScript cannot follow the pairing through the look-up.
  type Handler = (table: Table, seat: Seat, action: Action) => BuyWordRefusal | undefined;
  const anytime = phase.anytime?.[action.kind] as Handler | undefined;
  if (anytime !== undefined) return anytime(table, seat, action);
  const handler = phase.inTurn[action.kind] as Handler | undefined;
  if (handler === undefined) return { code: 'not-now', action: action.kind, phase: phase.name };
  const turn = phase.toAct(state);
  if (!turn.includes(seat)) return phase.outOfTurn?.(state, seat) ?? { code: 'not-your-turn', turn };
  return phase.stuck?.(table) ?? handler(table, seat, action);
};

/** Decides an action (see Game.decide). */
export const decide = (
  env: Env,
  state: State,
  actor: Actor,
  action: Action,
): Result<Decided<State, GameEvent>, BuyWordRefusal> => {
  const phase = phaseOf(state);
  if (phase === undefined) return err({ code: 'game-over' });
  if (!Object.hasOwn(KINDS, action.kind)) return err({ code: 'bad-action' });
  const table = new Table(env, state);
  const refusal = actor === null ? serverActs(table, phase, action) : playerActs(table, phase, actor, action);
  if (refusal !== undefined) return err(refusal);
  collectDebts(table);
  advance(table);
  return ok({ events: table.events, state: table.state });
};
