import { effect, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { keptBySeat } from './kept-by-seat.ts';

type KeptWordParts<Placed> = {
  /** Under which name words are kept, and at which table this one lies. */
  readonly storedAs: string;
  readonly table: string | undefined;
  readonly mySeat: ReadonlySignal<Seat>;
  /** For which step a word is laid out: in another one it is forgotten. */
  readonly step: ReadonlySignal<string>;
  readonly laid: ReadonlySignal<readonly Placed[]>;
  readonly write: (laid: readonly Placed[]) => string;
  /** The word that a text tells of, from what is in hand; undefined where not all of it is there. */
  readonly read: (text: string) => readonly Placed[] | undefined;
  /** Lays a word out that was kept. */
  readonly layAgain: (laid: readonly Placed[]) => void;
};

/** Keeps the word that lies there past a reload, for each who shares the device; returns what stops it. */
export const followKeptWord = <Placed>(parts: KeptWordParts<Placed>): (() => void) => {
  const { storedAs, table, mySeat, step, laid, write, read, layAgain } = parts;
  const words = keptBySeat(storedAs, table);
  let seat = Number.NaN;
  return effect(() => {
    const word = laid.value;
    const now = step.value;
    const isOther = seat !== mySeat.value;
    seat = mySeat.value;
    const [keptFor, ...text] = words.of(seat).split('\n');
    const kept = isOther && word.length === 0 && keptFor === now ? read(text.join('\n')) : undefined;
    if (kept !== undefined) layAgain(kept);
    else words.keep(seat, word.length === 0 ? '' : `${now}\n${write(word)}`);
  });
};
