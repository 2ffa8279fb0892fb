import { effect, type ReadonlySignal } from '@preact/signals';
import { play, type Sound } from './sound.ts';

/** A table to be heard: what happens at it, whose turn it is, what is laid out, what is refused. */
type Heard<Event extends { readonly type: string }> = {
  readonly onNews: (tell: (fresh: readonly Event[]) => void) => () => void;
  readonly soundOf: Partial<Record<Event['type'], Sound>>;
  /** Most telling first: of what happens at once, one sound is enough. */
  readonly order: readonly Sound[];
  readonly isMyTurn: () => boolean;
  readonly laid: ReadonlySignal<readonly unknown[]>;
  readonly refusal: ReadonlySignal<unknown>;
};

/** Lets a table be heard; returns what stops it. */
export const hearTable = <Event extends { readonly type: string }>({
  onNews,
  soundOf,
  order,
  isMyTurn,
  laid,
  refusal,
}: Heard<Event>): (() => void) => {
  let laidBefore = laid.peek().length;
  let turnBefore = isMyTurn();
  const stops = [
    onNews((fresh) => {
      const heard = new Set(fresh.map(({ type }: Event) => soundOf[type as Event['type']]));
      const sound = order.find((each) => heard.has(each));
      const turnNow = isMyTurn();
      if (sound !== undefined) play(sound);
      else if (turnNow && !turnBefore) play('turn');
      turnBefore = turnNow;
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
