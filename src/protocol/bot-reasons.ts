import type { Actor } from '../games/core/game.ts';
import type { Seat } from '../games/core/seat.ts';

/** Why a bot did something in a round, told after the game. */
export type ToldReason = {
  readonly seat: Seat;
  readonly round: number;
  readonly why: { readonly code: string };
};

/** An action that was taken, with the reason of the bot that took it. */
export type ReasonedTurn = {
  readonly actor: Actor;
  readonly events: readonly unknown[];
  readonly why?: unknown;
};

const isReason = (value: unknown): value is ToldReason['why'] =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string';

/** The round that begins with one of these events; undefined where none does. */
const roundIn = (events: readonly unknown[]): number | undefined => {
  const begun = (events as readonly { readonly type?: string; readonly round?: number }[]).findLast(
    ({ type }) => type === 'round-began',
  );
  return begun?.round;
};

/** The reasons in a game's turns, each with its round. */
export const reasonsIn = (
  opening: readonly unknown[],
  turns: readonly ReasonedTurn[],
): readonly ToldReason[] => {
  let round = roundIn(opening) ?? 1;
  return turns.flatMap(({ actor, events, why }) => {
    const during = round;
    round = roundIn(events) ?? round;
    return actor !== null && isReason(why) ? [{ seat: actor, round: during, why }] : [];
  });
};
