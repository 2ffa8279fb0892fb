import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { Sound } from '../sound/sounds.ts';

/** How Choose Your Words sounds, most telling first. */
export const SOUNDS: Partial<Record<GameEvent['type'], Sound>> = {
  'pot-won': 'sell',
  opened: 'flip',
  bet: 'buy',
  raised: 'buy',
  called: 'buy',
  dealt: 'draw',
  exchanged: 'draw',
};
