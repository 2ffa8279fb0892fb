import { signal } from '@preact/signals';
import { formatLook, LOOK_COUNT, type Look, lookNumber, parseLook } from '../../shared/looks.ts';
import { readStored, writeStored } from '../base/stored.ts';

const STORED_AS = 'wordstake.look';

/** The face and colour of whoever uses this browser: as chosen here or told by the server; until then any, for this visit. */
export const myLook = signal<Look>(
  parseLook(readStored(STORED_AS) ?? '') ?? lookNumber(Math.floor(Math.random() * LOOK_COUNT)),
);

/** Takes over a look, and keeps it for the next visit. */
export const keepLook = ({ face, colour }: Look): void => {
  myLook.value = { face, colour };
  writeStored(STORED_AS, formatLook(myLook.value));
};
