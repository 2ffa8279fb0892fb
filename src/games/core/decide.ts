import { err, ok, type Result } from '../../shared/result.ts';
import type { Actor, Decided } from './game.ts';
import type { GameTypes, Handlers, PhaseRules, TableOf } from './phase-rules.ts';
import type { ActionRefusal } from './refusals.ts';
import { advance, type RoundRules } from './round.ts';
import type { Seat } from './seat.ts';
import { isSeat, seatAt } from './seats.ts';
import { Table } from './table.ts';

/** What the server does at every table: a seat's time is up, the window of a phase closes. */
export type ServerAction = { readonly kind: 'timeout'; readonly seat: Seat } | { readonly kind: 'window' };

type Kind<Types extends GameTypes> = Types['action']['kind'];
type Why<Types extends GameTypes> =
  | Types['refusal']
  | ActionRefusal<Kind<Types>, Types['state']['phase']>
  | undefined;

/** What actions of a game are decided by, besides the phases of its rounds. */
export type DecideRules<Types extends GameTypes, Phase extends PhaseRules<Types>> = {
  readonly apply: (state: Types['state'] | undefined, event: Types['event']) => Types['state'];
  readonly round: RoundRules<Types, Phase>;
  /** The kinds there are, and whose they are; any other name, one that every object inherits included, is no action. */
  readonly kinds: Readonly<Record<Kind<Types>, 'player' | 'server'>>;
  /** What players may do in any phase: leave, at least. */
  readonly inAnyPhase: Handlers<Types>;
  /** What the server says of the game besides a ServerAction. */
  readonly byServer?: {
    readonly [Each in Kind<Types>]?: (table: TableOf<Types>) => Types['refusal'] | undefined;
  };
  /** Why a seat that has not left takes no part any more. */
  readonly whyNoPart?: (state: Types['state'], seat: Seat) => Types['refusal'] | undefined;
  /** What to tell a player who acts out of turn, where the phase has nothing to say. */
  readonly outOfTurn?: (state: Types['state'], seat: Seat) => Types['refusal'] | undefined;
  /** What follows from an action by itself, whatever it was. */
  readonly settle?: (table: TableOf<Types>) => void;
};

/** The server says that a seat's time is up. */
const timeOut = <Types extends GameTypes>(
  table: TableOf<Types>,
  phase: PhaseRules<Types>,
  seat: Seat,
): Why<Types> => {
  if (!isSeat(table.state.players, seat)) return { code: 'bad-seat', players: table.state.players };
  if (!phase.toAct(table.state).includes(seat)) return { code: 'nothing-due', seat };
  const stuck = phase.stuck?.(table);
  if (stuck !== undefined) return stuck;
  table.emit({ type: 'timed-out', seat });
  phase.timeOut(table, seat);
  return undefined;
};

const closeWindow = <Types extends GameTypes>(
  table: TableOf<Types>,
  { window }: PhaseRules<Types>,
): Why<Types> => {
  if (!window?.isOpen(table.state)) return { code: 'window-not-open' };
  window.close(table);
  return undefined;
};

const serverActs = <Types extends GameTypes, Phase extends PhaseRules<Types>>(
  { byServer }: DecideRules<Types, Phase>,
  table: TableOf<Types>,
  phase: Phase,
  action: Types['action'],
): Why<Types> => {
  const said = action as ServerAction;
  if (said.kind === 'timeout') return timeOut(table, phase, said.seat);
  if (said.kind === 'window') return closeWindow(table, phase);
  const kind: Kind<Types> = action.kind;
  const handler = byServer?.[kind];
  return handler === undefined ? { code: 'players-only', action: kind } : handler(table);
};

const playerActs = <Types extends GameTypes, Phase extends PhaseRules<Types>>(
  rules: DecideRules<Types, Phase>,
  table: TableOf<Types>,
  phase: Phase,
  seat: Seat,
  action: Types['action'],
): Why<Types> => {
  const { state } = table;
  const kind: Kind<Types> = action.kind;
  if (!isSeat(state.players, seat)) return { code: 'bad-seat', players: state.players };
  if (rules.kinds[kind] === 'server') return { code: 'server-only', action: kind };
  if (seatAt(state, seat).left) return { code: 'has-left', seat };
  const noPart = rules.whyNoPart?.(state, seat);
  if (noPart !== undefined) return noPart;
  // The handler of a kind takes actions of that kind; TypeScript cannot follow the pairing through the look-up.
  type Handler = (table: TableOf<Types>, seat: Seat, action: Types['action']) => Why<Types>;
  const always = (rules.inAnyPhase[kind] ?? phase.anytime?.[kind]) as Handler | undefined;
  if (always !== undefined) return always(table, seat, action);
  const handler = phase.inTurn[kind] as Handler | undefined;
  if (handler === undefined) return { code: 'not-now', action: kind, phase: phase.name };
  const turn = phase.toAct(state);
  if (turn.includes(seat)) return phase.stuck?.(table) ?? handler(table, seat, action);
  return phase.outOfTurn?.(state, seat) ?? rules.outOfTurn?.(state, seat) ?? { code: 'not-your-turn', turn };
};

/** Makes a game's `decide` from its rules (see Game.decide). */
export const decideBy =
  <Types extends GameTypes, Phase extends PhaseRules<Types>>(rules: DecideRules<Types, Phase>) =>
  (
    env: Types['env'],
    state: Types['state'],
    actor: Actor,
    action: Types['action'],
  ): Result<Decided<Types['state'], Types['event']>, NonNullable<Why<Types>>> => {
    const phase = rules.round.phaseOf(state);
    if (phase === undefined) return err({ code: 'game-over' });
    if (!Object.hasOwn(rules.kinds, action.kind)) return err({ code: 'bad-action' });
    const table = new Table(env, state, rules.apply);
    const refusal =
      actor === null
        ? serverActs(rules, table, phase, action)
        : playerActs(rules, table, phase, actor, action);
    if (refusal !== undefined) return err(refusal);
    rules.settle?.(table);
    advance(rules.round, table);
    return ok({ events: table.events, state: table.state });
  };
