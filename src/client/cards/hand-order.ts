import { computed, effect, signal } from '@preact/signals';
import { type Card, sortCards, WILD } from '../../games/choose-your-words/card.ts';
import { cardValue } from '../../games/choose-your-words/deck.ts';
import { keptOrders } from '../play/kept-orders.ts';
import { arrange, movedTo, type RackTile } from '../play/rack-order.ts';
import { shuffled } from '../play/shuffled.ts';
import { deck, mySeat, view } from './cards-state.ts';

/** A card in hand; its number stays the same wherever it lies. */
export type HandCard = { readonly id: number; readonly card: Card };

/** The cards I hold, as the game sees them. */
const held = computed<readonly Card[]>(() => {
  const cards = view.value?.seats[mySeat.value]?.cards ?? '';
  return cards === '' ? [] : cards.split(' ');
});

/** My cards in my order, which nobody else knows. */
export const hand = signal<readonly HandCard[]>([]);

const orders = keptOrders('wordstake.hand');
let lastId = 0;
const newId = (): number => ++lastId;

const setHand = (cards: readonly HandCard[]): void => {
  hand.value = cards;
  orders.keep(mySeat.peek(), cards.map(({ card }) => card).join(' '));
};

export const shuffleHand = (): void => setHand(shuffled(hand.value));

const inOrder = (cards: readonly HandCard[], order: readonly Card[]): HandCard[] => {
  const left = [...cards];
  return order.flatMap((card) => {
    const at = left.findIndex((each) => each.card === card);
    return at < 0 ? [] : left.splice(at, 1);
  });
};

const colourPlace = (card: Card): number => (card === WILD ? 2 : card.endsWith('b') ? 0 : 1);

/** By the alphabet; what lies so already, by colour; what lies so, by value, the highest first. */
export const sortHand = (): void => {
  const byLetter = sortCards(hand.value.map(({ card }) => card));
  const byColour = byLetter.toSorted((a, b) => colourPlace(a) - colourPlace(b));
  const byValue = byLetter.toSorted((a, b) => cardValue(deck.value, b) - cardValue(deck.value, a));
  const now = hand.value.map(({ card }) => card).join();
  const ways = [byLetter, byColour, byValue];
  const at = ways.findIndex((way) => way.join() === now);
  const next = ways.find((way, place) => place > at && way.join() !== now) ?? byLetter;
  setHand(inOrder(hand.value, next));
};

/** Puts a card before the one at a place. */
export const moveInHand = (id: number, to: number): void => {
  const from = hand.value.findIndex((each) => each.id === id);
  if (from >= 0) setHand(movedTo(hand.value, from, to));
};

const NOTHING_LAID: ReadonlySet<number> = new Set();
const toTile = ({ id, card }: HandCard): RackTile => ({ id, letter: card });

/** Starts to follow the hand; returns what stops it. */
export const followHand = (): (() => void) => {
  orders.read();
  let seat = Number.NaN;
  hand.value = [];
  return effect(() => {
    const now = held.value;
    const isOther = seat !== mySeat.value;
    seat = mySeat.value;
    const arriving = isOther ? orders.of(seat).split(' ') : [];
    const before = isOther ? [] : hand.peek();
    const after = arrange(before.map(toTile), { held: now, laid: NOTHING_LAID, arriving, newId });
    const isSame = after.length === before.length && after.every(({ id }, at) => id === before[at]?.id);
    if (isOther || !isSame) setHand(after.map(({ id, letter }) => ({ id, card: letter })));
  });
};
