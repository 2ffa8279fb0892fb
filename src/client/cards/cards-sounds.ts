import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { hearTable } from '../sound/hear-table.ts';
import type { Sound } from '../sound/sound.ts';
import { mySeat, onCardNews, refusal, view } from './cards-state.ts';
import { laid } from './laying.ts';

const SOUND_OF: Partial<Record<GameEvent['type'], Sound>> = {
  dealt: 'draw',
  exchanged: 'draw',
  bet: 'buy',
  raised: 'buy',
  called: 'buy',
  opened: 'roll',
  'pot-won': 'sell',
  ended: 'end',
};

const ORDER: readonly Sound[] = ['end', 'sell', 'roll', 'buy', 'draw'];

/** Lets the card table be heard; returns what stops it. */
export const startCardSounds = (): (() => void) =>
  hearTable({
    onNews: onCardNews,
    soundOf: SOUND_OF,
    order: ORDER,
    isMyTurn: () => view.peek()?.toAct.includes(mySeat.peek()) ?? false,
    laid,
    refusal,
  });
