/** What every game's state holds, what every viewer sees of it, and the events that change nothing else. */
import { assertNever } from '../../shared/assert-never.ts';
import type { GameTypes, PhaseRules } from './phase-rules.ts';
import type { Seat, Viewer } from './seat.ts';

export type TableState<Options, Phase, GameResult> = {
  readonly schema: number;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  /** Who is still to act in this phase, in order; whether one or all of them may now is the phase's to say. */
  readonly queue: readonly Seat[];
  readonly round: number;
  /** Who has no more to challenge, and whether the time for it has run out. */
  readonly waived: readonly Seat[];
  readonly windowClosed: boolean;
  readonly result: GameResult | null;
};

export type TableView<Options, Phase, GameResult> = {
  readonly viewer: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly toAct: readonly Seat[];
  readonly round: number;
  readonly waived: readonly Seat[];
  /** Whether the time for challenges, or of a vote, runs: the server may say that it has passed. */
  readonly windowOpen: boolean;
  /** When time runs out is the server's to say. */
  readonly deadline: null;
  readonly result: GameResult | null;
};

/** The first event of a game. */
export type Began<Options> = {
  readonly type: 'began';
  readonly schema: number;
  readonly players: number;
  readonly options: Options;
};

export type TableEvent =
  | { readonly type: 'waived'; readonly seat: Seat }
  | { readonly type: 'window-closed' }
  | { readonly type: 'timed-out'; readonly seat: Seat }
  /** A backup was restored: what chance was still to bring comes anew, since somebody may have seen it before. */
  | { readonly type: 'reseeded' };

/** What a game's state holds at first, in a phase that is still to begin. */
export const newTableState = <Options, Phase extends string>(
  { schema, players, options }: Began<Options>,
  phase: Phase,
): TableState<Options, Phase, never> => ({
  schema,
  players,
  options,
  phase,
  queue: [],
  round: 0,
  waived: [],
  windowClosed: false,
  result: null,
});

/** The state after an event that every table has. */
export const applyTableEvent = <State extends Pick<TableState<unknown, unknown, unknown>, 'waived'>>(
  state: State,
  event: TableEvent,
): State => {
  switch (event.type) {
    case 'waived':
      return { ...state, waived: [...state.waived, event.seat] };
    case 'window-closed':
      return { ...state, windowClosed: true };
    case 'timed-out':
    case 'reseeded':
      return state;
    default:
      return assertNever(event);
  }
};

/** What every viewer sees of a game that is in a phase, or over. */
export const viewTable = <Types extends GameTypes, Options, Phase, GameResult>(
  state: Types['state'] & TableState<Options, Phase, GameResult>,
  viewer: Viewer,
  rules: PhaseRules<Types> | undefined,
): TableView<Options, Phase, GameResult> => ({
  viewer,
  players: state.players,
  options: state.options,
  phase: state.phase,
  toAct: rules?.toAct(state) ?? [],
  round: state.round,
  waived: state.waived,
  windowOpen: rules?.window?.isOpen(state) ?? false,
  deadline: null,
  result: state.result,
});
