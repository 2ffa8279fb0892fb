/** What the engine refuses, whatever the game; a game adds its own. */
import type { Seat } from './seat.ts';

/** Why options cannot be read. */
export type OptionsRefusal<Bounds> =
  | { readonly code: 'bad-players'; readonly from: number; readonly to: number }
  | { readonly code: 'bad-options' }
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'bad-option'; readonly option: string; readonly bounds: Bounds };

/** Which part of a set-up cannot be read, or is missing. */
export type SetupRefusal<Part> = { readonly code: 'bad-setup'; readonly part: Part };

/** Why an action is none that could be taken now. */
export type ActionRefusal<Kind, Phase> =
  | { readonly code: 'bad-action' }
  | { readonly code: 'bad-seat'; readonly players: number }
  | { readonly code: 'server-only'; readonly action: Kind }
  | { readonly code: 'players-only'; readonly action: Kind }
  | { readonly code: 'game-over' }
  | { readonly code: 'has-left'; readonly seat: Seat }
  | { readonly code: 'not-now'; readonly action: Kind; readonly phase: Phase }
  | { readonly code: 'not-your-turn'; readonly turn: readonly Seat[] }
  | { readonly code: 'nothing-due'; readonly seat: Seat }
  | { readonly code: 'window-not-open' };
