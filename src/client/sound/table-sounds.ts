import { effect } from '@preact/signals';
import type { GameEvent } from '../../games/buyword/events.ts';
import { onNews } from '../play/happenings.ts';
import { laid } from '../play/laying.ts';
import { mySeat, refusal, view } from '../play/play-state.ts';
import { play, type Sound } from './sound.ts';

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

/** Most telling first: of what happens at once, one sound is enough. */
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
export const startTableSounds = (): (() => void) => {
  let laidBefore = laid.peek().length;
  let turnBefore = view.peek()?.toAct.includes(mySeat.peek()) ?? false;
  const stops = [
    onNews((fresh) => {
      const heard = new Set(fresh.map(({ type }) => SOUND_OF[type]));
      const sound = ORDER.find((each) => heard.has(each));
      const isMyTurn = view.peek()?.toAct.includes(mySeat.peek()) ?? false;
      if (sound !== undefined) play(sound);
      else if (isMyTurn && !turnBefore) play('turn');
      turnBefore = isMyTurn;
    }),
    effect(() => {
      const now = laid.value.length;
      if (now === laidBefore + 1) play('tile');
      else if (now === laidBefore - 1) play('back');
      laidBefore = now;
    }),
    effect(() => {
      if (refusal.value !== undefined) play('refuse');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
