import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { afterChanges } from '../play/motion/after-changes.ts';
import { flyAway, isStill, pulse, settleSlides, slide } from '../play/motion/moves.ts';
import { homeIn, type Place, placeOf, placesIn } from '../play/motion/places.ts';
import { onCardNews, view } from './cards-state.ts';
import { type ChipValue, chipsFor } from './chip-values.ts';
import { hand } from './hand-order.ts';
import { laid } from './laying.ts';
import { roundToSee } from './round-end.tsx';

const STAGGER_MS = 60;
const CHIP_MS = 520;
/** Never more chips are seen to fly than the eye can follow. */
const MOST_CHIPS = 4;

let seen = new Map<string, Place>();
let fresh: readonly GameEvent[] = [];

/** Remembers where a card that is being dragged hangs in the air: from there it goes on. */
export const startFrom = (element: HTMLElement): void => {
  const card = element.querySelector<HTMLElement>('[data-fly]');
  if (card !== null) seen.set(card.dataset['fly'] ?? '', placeOf(card));
};

/** Chips go from one place to another. */
const flyChips = (from: Place | undefined, to: Place | undefined, amount: number): void => {
  if (from === undefined || to === undefined) return;
  const values = chipsFor(amount).flatMap(({ value, count }) =>
    Array<ChipValue>(Math.min(count, MOST_CHIPS)).fill(value),
  );
  for (const [chip, value] of values.slice(0, MOST_CHIPS).entries()) {
    const element = document.createElement('span');
    element.className = `chip chip-${value} flying-chip`;
    element.dataset['value'] = String(value);
    const left = from.left + chip * 6;
    flyAway(element, { left, top: from.top, x: to.left - left, y: to.top - from.top }, CHIP_MS + chip * 70);
  }
  pulse(to.element);
};

const flyFor = (table: HTMLElement, event: GameEvent): void => {
  const seat = (each: number): Place | undefined => homeIn(table, `chips ${each}`);
  const pot = homeIn(table, 'pot 0');
  switch (event.type) {
    case 'anted':
      flyChips(seat(event.seat), pot, event.amount);
      return;
    case 'bet':
    case 'raised':
    case 'called':
      flyChips(seat(event.seat), pot, event.added);
      return;
    case 'pot-won':
      // Where the words were shown, the story of the round has the pots and what each has come to.
      for (const { seat: winner, amount } of event.winners)
        flyChips(homeIn(table, `pot ${event.pot}`) ?? pot, seat(winner), amount);
      return;
    case 'debt-taken':
      flyChips(seat(event.seat), pot, event.amount);
      return;
  }
};

/** First all places are measured, then all is set in motion. */
const fly = (table: HTMLElement): void => {
  const before = seen;
  settleSlides();
  const now = placesIn(table);
  seen = now;
  const happened = fresh;
  fresh = [];
  if (isStill()) return;
  const deck = homeIn(table, 'deck');
  let delay = 0;
  for (const [key, { left, top, width, element }] of now) {
    const was = before.get(key);
    const from = was ?? (element.dataset['from'] === 'deck' ? deck : undefined);
    if (from === undefined) continue;
    const [x, y] = [from.left - left, from.top - top];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const isDealt = was === undefined;
    slide(element, { x, y, scale: from.width / (width || 1), delay: isDealt ? delay : 0 });
    if (isDealt) delay += STAGGER_MS;
  }
  // While a round is looked back on, what happens in the next one is not to be seen yet.
  const ended = happened.findIndex(({ type }) => type === 'round-began');
  const seenNow = roundToSee.peek() === undefined ? happened : happened.slice(0, Math.max(0, ended));
  for (const event of seenNow) flyFor(table, event);
};

/** Lets cards be seen to come from the deck and go to the word, and chips to go to the pot and to who wins it. */
export const startCardMotion = (table: HTMLElement): (() => void) => {
  seen = placesIn(table);
  fresh = [];
  const stopNews = onCardNews((more) => {
    fresh = [...fresh, ...more];
  });
  const stop = afterChanges(
    () => [view.value, laid.value, hand.value],
    () => fly(table),
  );
  return () => {
    stop();
    stopNews();
    seen = new Map();
  };
};
