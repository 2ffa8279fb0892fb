import { signal } from '@preact/signals';

/** Whether a game is on at the table being shown, of whatever kind: then nothing else presses in. */
export const inGame = signal(false);
