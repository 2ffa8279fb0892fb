import type { CharacterId } from '../../bots/characters.ts';

/** Who stands in the list: oneself, or a bot, and what each came to, if that is known. */
export type Standing = { readonly who: CharacterId | 'me'; readonly score: number | undefined };

/** Oneself among the bots, the best first; who still plays comes last, and of equals oneself first. */
export const besideBots = (
  mine: number,
  bots: readonly CharacterId[],
  scores: Readonly<Partial<Record<CharacterId, number>>>,
): readonly Standing[] =>
  [{ who: 'me', score: mine } as const, ...bots.map((who) => ({ who, score: scores[who] }))].toSorted(
    (a, b) => (b.score ?? Number.MIN_SAFE_INTEGER) - (a.score ?? Number.MIN_SAFE_INTEGER),
  );
