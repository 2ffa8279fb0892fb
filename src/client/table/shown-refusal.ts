type Told = { readonly code: 'told'; readonly sentence: string };

/** A refusal of the game, or a sentence that somebody else has made of one. */
export type ShownRefusal<Why> = Why | Told;

/** A refusal as a sentence; `say` makes one of what the game itself refused. */
export const sayRefusal = <Why extends { readonly code: string }>(
  refused: ShownRefusal<Why>,
  say: (why: Why) => string,
): string => (refused.code === 'told' ? (refused as Told).sentence : say(refused as Why));
