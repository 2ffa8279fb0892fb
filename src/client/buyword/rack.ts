import { batch, computed, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { takeLetters } from '../../games/buyword/letters.ts';
import type { Cell } from '../../games/buyword/variants/crossword.ts';
import { createLaidWord, type HandId } from '../table/laid-word.ts';
import { createOwnOrder } from '../table/own-order.ts';
import type { BuyWordState } from './buyword-state.ts';
import type { Facts } from './facts.ts';

/** My tiles in my order, which nobody else knows, and my wilds. */
export const createRack = ({ view, mySeat, kept, storedAs: table }: BuyWordState, { pips }: Facts) => {
  const own = computed(() => view.value?.seats[mySeat.value]);
  /** The letters in hand, in alphabetical order. */
  const held = computed(() => {
    const tiles = own.value?.tiles ?? '';
    // What is on its way to be sold is not to be sold again.
    const spent = kept.value.map(({ spends }) => spends?.tiles ?? '').join('');
    return takeLetters(tiles, spent) ?? tiles;
  });
  const wilds = computed(() => {
    const spent = kept.value.reduce((sum, { spends }) => sum + (spends?.wilds ?? 0), 0);
    return Math.max(0, (own.value?.wilds ?? 0) - spent);
  });
  const order = createOwnOrder({ storedAs: 'wordstake.rack', table, separator: '', mySeat, held });
  return {
    ...order,
    wilds,
    /** By the alphabet; what lies so already, by pips, the dearest first. */
    sort: (): void =>
      order.sort(
        (letter) => letter,
        (letter) => -pips(letter),
      ),
    /** Starts to follow the hand; returns what stops it. `laid` names the tiles that are laid out. */
    follow: (laid: () => ReadonlySet<unknown>): (() => void) =>
      order.follow({ laid, nextToCome: () => own.value?.lot ?? '' }),
  };
};

export type Rack = ReturnType<typeof createRack>;

/** A tile laid out: its letter, which tile of the rack it is, and on which square where there is a grid. */
export type Placed = { readonly letter: string; readonly from: HandId; readonly at?: Cell };

/** What laying out has to tell. */
export type LayingNote = {
  readonly kind: 'wildPlaced' | 'wildTaken' | 'noSuchLetter';
  readonly letter: string;
};

/** The tiles that are laid out, in the order of their word. */
export const createLaidTiles = ({ refusal }: BuyWordState, { hand, wilds }: Rack) => {
  const note = signal<LayingNote | undefined>(undefined);
  const word = createLaidWord<Placed, PlayerAction>({
    hand,
    hasWild: () => wilds.peek() > 0,
    refusal,
    onChange: () => {
      note.value = undefined;
    },
  });
  const wildIsLaid = computed(() => word.isLaid('wild'));
  return {
    ...word,
    note,
    /** The letter keys: shut, open to type on, or open to choose what a wild stands for. */
    letterKeys: signal<'shut' | 'typing' | 'wild'>('shut'),
    wildIsLaid,
    canLayWild: computed(() => wilds.value > 0 && !wildIsLaid.value),
    /** Lays tiles out in another way, which can be undone. */
    change: (next: readonly Placed[], tell?: LayingNote): void =>
      batch(() => {
        word.change(next);
        note.value = tell;
      }),
  };
};

export type LaidTiles = ReturnType<typeof createLaidTiles>;
