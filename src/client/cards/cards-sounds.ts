import { effect } from '@preact/signals';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { play, type Sound } from '../sound/sound.ts';
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

/** Most telling first: of what happens at once, one sound is enough. */
const ORDER: readonly Sound[] = ['end', 'sell', 'roll', 'buy', 'draw'];

/** Lets the card table be heard; returns what stops it. */
export const startCardSounds = (): (() => void) => {
  let laidBefore = laid.peek().length;
  let turnBefore = view.peek()?.toAct.includes(mySeat.peek()) ?? false;
  const stops = [
    onCardNews((fresh) => {
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
