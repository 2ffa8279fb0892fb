import { batch, computed, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Cell } from '../../games/buyword/variants/crossword.ts';
import { refusal } from './play-state.ts';
import { rack, wilds } from './rack.ts';

/** A tile laid out: its letter, which tile of the rack it is, and on which square where there is a grid. */
export type Placed = { readonly letter: string; readonly from: number | 'wild'; readonly at?: Cell };

/** What laying out has to tell. */
export type LayingNote = {
  readonly kind: 'wild-placed' | 'wild-taken' | 'no-such-letter';
  readonly letter: string;
};

export const laid = signal<readonly Placed[]>([]);
export const note = signal<LayingNote | undefined>(undefined);
/** The letter keys: shut, open to type on, or open to choose what a wild stands for. */
export const letterKeys = signal<'shut' | 'typing' | 'wild'>('shut');
/** What is to be done, and asks once because it cannot be taken back. */
export const asked = signal<PlayerAction | undefined>(undefined);
/** How the word lay before, newest last. */
const past = signal<readonly (readonly Placed[])[]>([]);
export const canUndo = computed(() => past.value.length > 0);

export const wildIsLaid = computed(() => laid.value.some(({ from }) => from === 'wild'));
export const canLayWild = computed(() => wilds.value > 0 && !wildIsLaid.value);

const show = (next: readonly Placed[], tell?: LayingNote): void =>
  batch(() => {
    laid.value = next;
    note.value = tell;
    refusal.value = undefined;
    asked.value = undefined;
  });

/** Lays tiles out in another way, which can be undone. */
export const change = (next: readonly Placed[], tell?: LayingNote): void =>
  batch(() => {
    past.value = [...past.value, laid.value];
    show(next, tell);
  });

/** What of a word is still in hand. */
const stillHeld = (word: readonly Placed[]): readonly Placed[] => {
  const held = new Set(rack.peek().map(({ id }) => id));
  return word.filter(({ from }) => (from === 'wild' ? wilds.peek() > 0 : held.has(from)));
};

/** Lays the word as it lay before the last change. */
export const undo = (): void => {
  const before = past.value.at(-1);
  if (before === undefined) return;
  batch(() => {
    past.value = past.value.slice(0, -1);
    show(stillHeld(before));
  });
};

/** Takes all back, for good. */
export const forget = (): void =>
  batch(() => {
    past.value = [];
    show([]);
  });

/** Other tiles in hand: what lies there stays as far as it is still held, and what was asked lapses. */
export const layAgain = (): void => {
  rack.value;
  const kept = stillHeld(laid.peek());
  if (kept.length === laid.peek().length) return;
  batch(() => {
    past.value = [];
    laid.value = kept;
  });
};

/** Which tiles of the rack are laid out. */
export const laidIds = (): ReadonlySet<number> =>
  new Set(laid.peek().flatMap(({ from }) => (from === 'wild' ? [] : [from])));
