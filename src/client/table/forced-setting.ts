import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';

const STORED_AS = 'wordstake.forced';

/** Whether a step with a single possible answer is taken for the person at this browser. */
export const playsForced = signal(readStored(STORED_AS) !== 'off');

/** Turns that off, or on again. */
export const switchForced = (): void => {
  playsForced.value = !playsForced.value;
  writeStored(STORED_AS, playsForced.value ? 'on' : 'off');
};
