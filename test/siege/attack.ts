import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './stranger.ts';

/** What an attack did and what became of it. */
export type Tally = { sent: number; taken: number; refused: number; closed: number };

/** The ground an attack is made on. */
export type Field = {
  /** Where it comes from. */
  readonly place: Place;
  readonly tally: Tally;
  /** Says when it is over. */
  readonly over: AbortSignal;
  /** Waits until all attacks are made ready; from then on they go as hard as they can. */
  readonly ready: () => Promise<void>;
};

export type Attack = {
  readonly name: string;
  /** Which of the five addresses it comes from. */
  readonly from: 0 | 1 | 2 | 3 | 4;
  /** Goes on until the field says that it is over. */
  readonly run: (field: Field) => Promise<void>;
};

export const newTally = (): Tally => ({ sent: 0, taken: 0, refused: 0, closed: 0 });

/** Waits; less where it is over before. */
export const pause = (field: Field, ms: number): Promise<void> =>
  wait(ms, undefined, { signal: field.over }).catch(() => {});

const TICK_MS = 20;

export type Pace = {
  readonly perSecond: number;
  /** So many may be under way: a server that is slow is not asked without end. */
  readonly atOnce?: number;
};

/** Sends at a pace until it is over, one after the other by number. */
export const keepSending = async (
  field: Field,
  { perSecond, atOnce = 24 }: Pace,
  send: (number: number) => Promise<void> | void,
): Promise<void> => {
  let number = 0;
  let underWay = 0;
  let owed = 0;
  let lastMs = performance.now();
  while (!field.over.aborted) {
    // A process that gets little of the machine catches up, but never more than a second.
    const nowMs = performance.now();
    owed = Math.min(owed + (perSecond * (nowMs - lastMs)) / 1000, perSecond);
    lastMs = nowMs;
    for (; owed >= 1; owed--) {
      if (underWay >= atOnce) continue;
      underWay++;
      Promise.resolve(send(number++))
        .catch(() => {})
        .finally(() => {
          underWay--;
        });
    }
    await pause(field, TICK_MS);
  }
};

const LEAST_REFUSAL = 400;

/** Counts a request by its answer. */
export const countReply = ({ tally }: Field, status: number): void => {
  tally.sent++;
  if (status === 0) tally.closed++;
  else if (status >= LEAST_REFUSAL) tally.refused++;
  else tally.taken++;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** So many words that no other list has. */
export const longTheme = (count = 5000): { readonly words: readonly string[] } => {
  const letter = (): string => LETTERS[Math.floor(Math.random() * LETTERS.length)] as string;
  const letters = (length: number): string => Array.from({ length }, letter).join('');
  // Accents and signs have to be folded away: those titles cost the most for what they weigh.
  const title = (i: number): string => (i % 2 === 0 ? letters(15) : `${letters(3)} É-ç ${letters(3)}’ -`);
  return { words: Array.from({ length: count }, (_, i) => title(i)) };
};
