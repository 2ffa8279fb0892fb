import { computed, effect, signal } from '@preact/signals';
import { takeLetters } from '../../games/buyword/letters.ts';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { keptOrders } from './kept-orders.ts';
import { kept, mySeat, view } from './play-state.ts';
import { arrange, movedTo, type RackTile } from './rack-order.ts';
import { shuffled } from './shuffled.ts';

/** The letters in hand, in alphabetical order, and how many wilds. */
const hand = computed(() => {
  const held = view.value?.seats[mySeat.value]?.tiles ?? '';
  // What is on its way to be sold is not to be sold again.
  const spent = kept.value.map(({ spends }) => spends?.tiles ?? '').join('');
  return takeLetters(held, spent) ?? held;
});
export const wilds = computed(() => {
  const held = view.value?.seats[mySeat.value]?.wilds ?? 0;
  return Math.max(0, held - kept.value.reduce((sum, { spends }) => sum + (spends?.wilds ?? 0), 0));
});
export const tileSet = computed(() => TILE_SETS[view.value?.options.tiles ?? 'classic']);

/** My tiles in my order, which nobody else knows. */
export const rack = signal<readonly RackTile[]>([]);

const orders = keptOrders('wordstake.rack');
let lastId = 0;
const newId = (): number => ++lastId;

const setRack = (tiles: readonly RackTile[]): void => {
  rack.value = tiles;
  orders.keep(mySeat.peek(), tiles.map(({ letter }) => letter).join(''));
};

export const shuffleRack = (): void => setRack(shuffled(rack.value));

/** By the alphabet; what lies so already, by pips, the dearest first. */
export const sortRack = (): void => {
  const set = tileSet.value;
  const order = (tiles: readonly RackTile[]): string => tiles.map(({ id }) => id).join();
  const byLetter = rack.value.toSorted((a, b) => a.letter.localeCompare(b.letter) || a.id - b.id);
  const byPips = byLetter.toSorted((a, b) => pipsOf(set, b.letter) - pipsOf(set, a.letter));
  setRack(order(byLetter) === order(rack.value) ? byPips : byLetter);
};

/** Puts a tile before the one at a place. */
export const moveInRack = (id: number, to: number): void => {
  const from = rack.value.findIndex((tile) => tile.id === id);
  if (from >= 0) setRack(movedTo(rack.value, from, to));
};

/** Starts to follow the hand; returns what stops it. `laid` names the tiles that are laid out. */
export const followHand = (laid: () => ReadonlySet<number>): (() => void) => {
  orders.read();
  let seat = Number.NaN;
  let lot = '';
  rack.value = [];
  return effect(() => {
    const held = hand.value;
    const isOther = seat !== mySeat.value;
    seat = mySeat.value;
    const arriving = isOther ? orders.of(seat) : lot;
    const before = isOther ? [] : rack.peek();
    const after = arrange(before, { held, laid: laid(), arriving, newId });
    const isSame = after.length === before.length && after.every((tile, at) => tile === before[at]);
    if (isOther || !isSame) setRack(after);
    lot = view.value?.seats[seat]?.lot ?? '';
  });
};
