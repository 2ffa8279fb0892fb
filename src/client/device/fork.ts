import type { Seat } from '../../games/core/seat.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import type { Language } from '../../shared/language.ts';
import type { Look } from '../../shared/looks.ts';
import {
  type ForkMark,
  type KeptTurn,
  type LocalGame,
  NO_STANDING,
  type SavedGame,
} from '../saves/saved-game.ts';

/** A moment of a finished game from which somebody plays on. */
export type ForkMoment = Pick<LocalGame, 'game' | 'seed' | 'setup' | 'options'> & {
  readonly language: Language;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly opening: readonly unknown[];
  /** All turns of the game up to the moment. */
  readonly turns: readonly KeptTurn[];
  readonly standing: SavedGame['standing'];
  readonly mark: Omit<ForkMark, 'after'>;
};

/** Who plays on: the seat that is taken, its new owner's look, and which bot plays for people at the other seats. */
type ForkPlayers = { readonly seat: Seat; readonly look: Look; readonly standIn: string };

/** The game that is played on from a moment, with the same chance: one person at a seat, and bots at all others. */
export const forkedGame = (
  { names, looks, turns, mark, setup, ...moment }: ForkMoment,
  { seat, look, standIn }: ForkPlayers,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): SavedGame => ({
  ...moment,
  id,
  ...(setup === undefined ? {} : { setup }),
  looks: [look],
  bots: names.map((name, at) => ({ name, bot: looks[at]?.bot ?? standIn })).toSpliced(seat, 1),
  seat,
  fork: { ...mark, after: turns.length },
  startedAtMs: nowMs,
  changedAtMs: nowMs,
  playedMs: 0,
  turnCount: turns.length,
  // Under which ids they were done means nothing at another table.
  turns: turns.map(({ id: _, ...turn }) => turn),
});

/** The same fork from its beginning, to be played once more. */
export const forkedAgain = (
  saved: SavedGame,
  fork: ForkMark,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): SavedGame => {
  const { hints: _, ...rest } = saved;
  return {
    ...rest,
    id,
    startedAtMs: nowMs,
    changedAtMs: nowMs,
    playedMs: 0,
    standing: { ...NO_STANDING, round: fork.round },
    turnCount: fork.after,
    turns: saved.turns.slice(0, fork.after).map(({ id: _id, ...turn }) => turn),
  };
};
