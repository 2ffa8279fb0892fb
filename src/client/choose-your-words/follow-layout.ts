import { effect } from '@preact/signals';
import { heldAs } from '../../games/choose-your-words/card.ts';
import type { CardState } from './cards-state.ts';
import type { Choices } from './choices.ts';
import type { CardHand, HandCard } from './hand-order.ts';
import type { Laying, Placed } from './laying.ts';

const QUIET_MS = 500;

/** A word that the table knows, of cards in hand; undefined where they are not all there. */
export const placedAs = (layout: string, hand: readonly HandCard[]): readonly Placed[] | undefined => {
  const left = [...hand];
  const word = layout.split(' ').map((as) => {
    const at = left.findIndex(({ card }) => card === heldAs(as));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found && { from: found.id, as };
  });
  return word.every((placed) => placed !== undefined) ? word : undefined;
};

/**
 * CW-26.2: while one declares, the table knows what is laid out, in case time runs out. Only what is changed here is told: two
 * devices of one person must not answer each other for ever. What the table knows from before, as after a reload, is laid out anew.
 */
export const followLayout = (
  { view, actQuietly }: CardState,
  hand: CardHand,
  { laid, laidCards }: Laying,
  { isDeclaring, moment }: Choices,
): (() => void) => {
  let told: { readonly at: string; readonly word: string } | undefined;
  return effect(() => {
    const word = [...laidCards.value];
    const seen = view.value;
    if (seen === undefined || !isDeclaring()) return undefined;
    if (told?.at !== moment.value) {
      const isBack = word.length === 0 && seen.layout !== '';
      const before = isBack ? placedAs(seen.layout, hand.cards.value) : laid.peek();
      if (before === undefined) return undefined;
      told = { at: moment.value, word: seen.layout };
      laid.value = before;
      if (word.length === 0) return undefined;
    }
    const text = word.join(' ');
    if (text === told.word) return undefined;
    const { at } = told;
    const timer = setTimeout(() => {
      told = { at, word: text };
      actQuietly({ kind: 'layout', word });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });
};
