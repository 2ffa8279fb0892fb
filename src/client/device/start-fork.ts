import type { Seat } from '../../games/core/seat.ts';
import { newId } from '../base/new-id.ts';
import { myLook } from '../faces/my-look.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import { type ForkMoment, forkedAgain, forkedGame } from './fork.ts';
import { playSaved } from './local-game.ts';

const fresh = () => ({ id: newId(), nowMs: Date.now() });

/** Plays on from a moment of a finished game, at one of its seats; bots play at the others. */
export const startFork = (moment: ForkMoment, seat: Seat, standIn: string): Promise<void> =>
  playSaved(forkedGame(moment, { seat, look: myLook.peek(), standIn }, fresh()));

/** Plays on once more from the moment of a fork. */
export const forkAgain = async (saved: SavedGame): Promise<void> => {
  if (saved.fork !== undefined) await playSaved(forkedAgain(saved, saved.fork, fresh()));
};
