import { readStored, writeStored } from '../base/stored.ts';

const STORED_AS = 'wordstake.persist';

/** Asks the browser, once, not to throw games away when it runs out of room. Some ask their user: so not before there is something to lose. */
export const askToPersist = async (): Promise<void> => {
  if (readStored(STORED_AS) !== undefined || navigator.storage?.persist === undefined) return;
  writeStored(STORED_AS, 'asked');
  await navigator.storage.persist().catch(() => false);
};
