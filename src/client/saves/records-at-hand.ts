import { signal } from '@preact/signals';
import { attempt } from '../base/attempt.ts';
import { readStored, writeStored } from '../base/stored.ts';
import type { Records } from './records.ts';

const STORED_AS = 'wordstake.records';
/** Of what is written there: what an earlier or later version has left is made anew at the next end of a game. */
const VERSION = 1;

const read = (): Records | undefined => {
  const stored: unknown = attempt(() => JSON.parse(readStored(STORED_AS) ?? 'null'), null);
  const { version, records } = Object(stored) as { readonly version?: unknown; readonly records?: Records };
  return version === VERSION && typeof records?.games === 'object' && typeof records.streak === 'object'
    ? records
    : undefined;
};

/** The records of this device, known at once, without opening the store of games; undefined where there are none. */
export const recordsAtHand = signal<Records | undefined>(read());

/** Keeps the records at hand. */
export const keepAtHand = (records: Records): void => {
  recordsAtHand.value = records;
  writeStored(STORED_AS, JSON.stringify({ version: VERSION, records }));
};
