import { effect, untracked } from '@preact/signals';
import { isSeen } from '../base/seen.ts';
import { stopAll } from '../base/stop-all.ts';
import { vibrate } from '../sound/haptics.ts';
import { play } from '../sound/sound.ts';
import type { Sound } from '../sound/sounds.ts';
import type { AnyGame, AnyTable } from './game-parts.ts';

/** Lets the table of a game be heard, and felt; returns what stops it. */
export const hearTable = ({ sounds, isGain, endingOf }: AnyGame, table: AnyTable): (() => void) => {
  const { onNewEvents, view, mySeat, refusal, laying } = table;
  const isMyTurn = (): boolean => view.peek()?.toAct.includes(mySeat.peek()) ?? false;
  const countLaid = (): number => laying?.laid.value.length ?? 0;
  /** Whether who sits here has won; undefined where that is nobody's to say. */
  const hasWon = (): boolean | undefined => {
    const now = view.peek();
    return now && endingOf(table, now).hasWon;
  };
  /** A win sounds like one; so does an end that is nobody's at this page. */
  const endSound = (): Sound => (hasWon() === false ? 'lost' : 'won');
  let laidBefore = untracked(countLaid);
  let turnBefore = isMyTurn();
  table.scenes.hearBy(play);
  return stopAll([
    onNewEvents((fresh) => {
      const heard = new Set(fresh.map(({ type }) => type));
      const [, step] = Object.entries(sounds).find(([type]) => heard.has(type)) ?? [];
      const sound = heard.has('ended') ? endSound() : step;
      const turnNow = isMyTurn();
      if (sound !== undefined) play(sound);
      // Unseen, the table calls by a sound of its own.
      else if (turnNow && !turnBefore && isSeen.peek()) play('turn');
      if (heard.has('ended')) {
        if (hasWon() === true) vibrate('won');
      } else if (fresh.some((event) => isGain?.(event, mySeat.peek()) === true)) vibrate('gain');
      else if (turnNow && !turnBefore) vibrate('turn');
      turnBefore = turnNow;
    }),
    effect(() => {
      const now = countLaid();
      if (now === laidBefore + 1) play('tile');
      else if (now === laidBefore - 1) play('back');
      laidBefore = now;
    }),
    effect(() => {
      if (refusal.value !== undefined) play('refuse');
    }),
  ]);
};
