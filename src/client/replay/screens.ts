import type { ComponentType } from 'preact';
import type { GameName } from '../saves/saved-game.ts';
import { BUYWORD_SCREEN } from './buyword-screen.tsx';
import { CARDS_SCREEN } from './cards-screen.ts';
import type { Film } from './film.ts';

/** Where the frames of a game are shown: its own table, at which nobody acts. */
export type ReplayScreen = {
  /** Sets the table for a replay. */
  readonly open: (film: Film) => void;
  /** Shows a frame; a step forward is seen to happen, a jump is not. */
  readonly show: (film: Film, frame: number, how: 'step' | 'jump') => void;
  readonly clear: () => void;
  readonly Frame: ComponentType;
};

export const SCREENS: Readonly<Record<GameName, ReplayScreen>> = {
  buyword: BUYWORD_SCREEN,
  'choose-your-words': CARDS_SCREEN,
};
