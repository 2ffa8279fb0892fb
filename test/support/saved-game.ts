import { NO_STANDING, type SavedGame } from '../../src/client/saves/saved-game.ts';

/** A game of a device that is still to begin; what a test is about is told. */
export const savedGame = (about: Partial<SavedGame>): SavedGame => ({
  id: 'a',
  game: 'buyword',
  language: 'en',
  seed: 's',
  options: {},
  looks: [],
  bots: [],
  startedAtMs: 1,
  changedAtMs: 1,
  playedMs: 0,
  standing: NO_STANDING,
  opening: [],
  turnCount: 0,
  turns: [],
  ...about,
});
