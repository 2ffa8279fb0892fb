import { computed, effect } from '@preact/signals';
import { inOnePage, pageLocks } from '../base/in-one-page.ts';
import { isSeen } from '../base/seen.ts';
import { stopAll } from '../base/stop-all.ts';
import { type Notice, showNotice } from '../online/turn-notice.ts';
import type { TableHere } from '../online/turn-signal.ts';
import { tableHere } from '../online/turns.ts';
import { play } from '../sound/sound.ts';

/** What is done at once for who sits there (a premove, a standing order, a single answer) calls nobody. */
const STANDS_MS = 300;

type CallParts = {
  /** The table that is open; undefined while there is none to wait at. */
  readonly here: () => TableHere | undefined;
  /** What a notification says of it; left out where there is none. */
  readonly notice?: () => Notice;
  /** What the bell is called that all pages at this table share; left out where it is only shown once. */
  readonly bell?: string;
};

/**
 * Lets the page show that its table waits (title and icon go by `tableHere`), and calls whoever does not see it, once a turn: by
 * a sound, and by a notification where those are wanted; of several pages at one table, one calls. Returns what ends that.
 */
export const callToTurn = ({ here, notice, bell }: CallParts): (() => void) => {
  const waits = computed(() => tableHere.value?.waits === true);
  let hasBell = bell === undefined || pageLocks() === undefined;
  let takeBack = (): void => {};
  const quiet = (): void => {
    takeBack();
    takeBack = () => {};
  };
  return stopAll([
    effect(() => {
      tableHere.value = here();
    }),
    effect(() => {
      // Who turns away in the middle of their turn knows that it is theirs.
      if (!waits.value || isSeen.peek()) return undefined;
      const timer = setTimeout(() => {
        if (isSeen.peek() || !hasBell) return;
        play('call');
        if (notice !== undefined) takeBack = showNotice(notice());
      }, STANDS_MS);
      return () => {
        clearTimeout(timer);
        quiet();
      };
    }),
    effect(() => {
      if (isSeen.value) quiet();
    }),
    bell === undefined
      ? () => {}
      : inOnePage(`wordstake.bell.${bell}`, () => {
          hasBell = true;
          return () => {};
        }),
    () => {
      tableHere.value = undefined;
    },
  ]);
};
