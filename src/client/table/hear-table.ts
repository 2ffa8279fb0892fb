import { effect, untracked } from '@preact/signals';
import { stopAll } from '../base/stop-all.ts';
import { play } from '../sound/sound.ts';
import type { Sound } from '../sound/sounds.ts';
import type { AnyGame, AnyTable } from './game-parts.ts';

/** Lets the table of a game be heard; returns what stops it. */
export const hearTable = ({ sounds, endingOf }: AnyGame, table: AnyTable): (() => void) => {
  const { onNewEvents, view, mySeat, refusal, laying } = table;
  const isMyTurn = (): boolean => view.peek()?.toAct.includes(mySeat.peek()) ?? false;
  const countLaid = (): number => laying?.laid.value.length ?? 0;
  /** A win sounds like one; so does an end that is nobody's at this page. */
  const endSound = (): Sound => {
    const now = view.peek();
    return now !== undefined && endingOf(table, now).hasWon === false ? 'lost' : 'won';
  };
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
      else if (turnNow && !turnBefore) play('turn');
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
