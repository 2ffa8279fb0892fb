import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { movedTo } from './rack-order.ts';

/** Which of the hand; `wild` where those are all one. */
export type HandId = number | 'wild';

type LaidWordParts = {
  readonly hand: ReadonlySignal<readonly { readonly id: number }[]>;
  /** Whether there is a wild in hand, where wilds are all one. */
  readonly hasWild?: () => boolean;
  /** Why the last action was refused. */
  readonly refusal: Signal<unknown>;
  /** The word lies in another way: what was said of it holds no longer. */
  readonly onChange: () => void;
};

/** The word that is being laid out, and how it lay before. */
export const createLaidWord = <Placed extends { readonly from: HandId }, Action>({
  hand,
  hasWild = () => false,
  refusal,
  onChange,
}: LaidWordParts) => {
  /** What is to be done, and asks once because it cannot be taken back. */
  const asked = signal<Action | undefined>(undefined);
  const laid = signal<readonly Placed[]>([]);
  /** How the word lay before, newest last. */
  const past = signal<readonly (readonly Placed[])[]>([]);

  const lay = (next: readonly Placed[], before: readonly (readonly Placed[])[]): void =>
    batch(() => {
      past.value = before;
      laid.value = next;
      refusal.value = undefined;
      asked.value = undefined;
      onChange();
    });

  /** What of a word is still in hand. */
  const stillHeld = (word: readonly Placed[]): readonly Placed[] => {
    const held = new Set(hand.peek().map(({ id }) => id));
    return word.filter(({ from }) => (from === 'wild' ? hasWild() : held.has(from)));
  };

  /** Lays a word without a past. */
  const begin = (next: readonly Placed[]): void =>
    batch(() => {
      past.value = [];
      laid.value = next;
    });

  /** Lays the word out in another way, which can be undone. */
  const change = (next: readonly Placed[]): void => lay(next, [...past.value, laid.value]);
  /** At which place of the word one lies; −1: it is in hand. */
  const placeOf = (id: HandId): number => laid.value.findIndex(({ from }) => from === id);

  return {
    asked,
    laid,
    canUndo: computed(() => past.value.length > 0),
    change,
    placeOf,
    isLaid: (id: HandId): boolean => placeOf(id) >= 0,
    /** Moves one that lies there before another place. */
    move: (id: HandId, to: number): void => {
      const from = placeOf(id);
      if (to !== from && to !== from + 1) change(movedTo(laid.value, from, to));
    },
    takeBack: (id: HandId): void => change(laid.value.filter(({ from }) => from !== id)),
    takeBackAll: (): void => {
      if (laid.value.length > 0) change([]);
    },
    /** Lays the word as it lay before the last change. */
    undo: (): void => {
      const before = past.value.at(-1);
      if (before !== undefined) lay(stillHeld(before), past.value.slice(0, -1));
    },
    /** Takes all back, for good. */
    forget: (): void => lay([], []),
    /** Lays out what was kept of it. */
    layAgain: begin,
    /** Another round: nothing lies there, whatever is being asked or said. */
    clear: (): void => begin([]),
    /** Follows the hand: what lies there stays as far as it is still held. Returns what stops it. */
    followHand: (): (() => void) =>
      effect(() => {
        hand.value;
        const kept = stillHeld(laid.peek());
        if (kept.length < laid.peek().length) begin(kept);
      }),
  };
};
