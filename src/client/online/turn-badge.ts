import { signal } from '@preact/signals';
import { readStored, writeStored } from '../base/stored.ts';

/** Whether this browser has ever had a name on the server: who has none is not asked about. */
const KNOWN = 'wordstake.known';

/** How many tables wait, for the title of the tab; set once the part that asks has been fetched. */
export const turnBadge = signal(0);

/** A title with how many tables wait before it. */
export const badged = (title: string): string =>
  turnBadge.value > 0 ? `(${turnBadge.value}) ${title}` : title;

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
