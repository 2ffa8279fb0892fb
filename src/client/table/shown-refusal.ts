import type { Spoken } from '../base/spoken.ts';

type Told = { readonly code: 'told'; readonly why: Spoken };

/** A refusal of the game, or a sentence that somebody else has made of one. */
export type ShownRefusal<Why> = Why | Told;

/** A refusal as a sentence; `say` makes one of what the game itself refused. */
export const sayRefusal = <Why extends { readonly code: string }>(
  refused: ShownRefusal<Why>,
  say: (why: Why) => string,
): string => (refused.code === 'told' ? (refused as Told).why.message : say(refused as Why));
