import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';

/** Whether this browser has ever had a name on the server: who has none is not asked about. */
const KNOWN = 'wordstake.known';

/** Whether this browser has a name on the server, as far as is known. */
export const isKnownHere = signal(readStored(KNOWN) === '1');

/** From now on this browser has a name. */
export const rememberKnown = (): void => {
  isKnownHere.value = true;
  writeStored(KNOWN, '1');
};

/** From now on this browser has none any more. */
export const forgetKnown = (): void => {
  isKnownHere.value = false;
  writeStored(KNOWN, '');
};

/** Counts who this browser has been: what goes by who one is begins anew with the next. */
export const sessions = signal(0);

/** From now on this browser is somebody else. */
export const beginSession = (): void => {
  sessions.value += 1;
};
