import type { GameEvent } from '../../games/buyword/events.ts';
import { onNews } from '../play/happenings.ts';
import { laid } from '../play/laying.ts';
import { mySeat, refusal, view } from '../play/play-state.ts';
import { hearTable } from './hear-table.ts';
import type { Sound } from './sound.ts';

const SOUND_OF: Partial<Record<GameEvent['type'], Sound>> = {
  rolled: 'roll',
  drew: 'draw',
  opened: 'draw',
  drafted: 'tile',
  'auction-began': 'gavel',
  bid: 'bid',
  'auction-won': 'buy',
  proposed: 'offer',
  dealt: 'deal',
  bought: 'buy',
  refilled: 'draw',
  sold: 'sell',
  ended: 'end',
};

const ORDER: readonly Sound[] = [
  'end',
  'sell',
  'buy',
  'deal',
  'gavel',
  'bid',
  'offer',
  'roll',
  'draw',
  'tile',
];

/** Lets the table be heard; returns what stops it. */
export const startTableSounds = (): (() => void) =>
  hearTable({
    onNews,
    soundOf: SOUND_OF,
    order: ORDER,
    isMyTurn: () => view.peek()?.toAct.includes(mySeat.peek()) ?? false,
    laid,
    refusal,
  });
