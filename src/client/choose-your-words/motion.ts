import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { createMotion } from '../table/motion/motion.ts';
import { dealFrom, flyAway, isStill, pulse, slideFrom, staggerMs } from '../table/motion/moves.ts';
import { homeIn, type Place } from '../table/motion/places.ts';
import type { CardState } from './cards-state.ts';
import { type ChipValue, chipsFor } from './chip-values.ts';
import type { CardHand } from './hand-order.ts';
import type { Laying } from './laying.ts';
import type { Rounds } from './rounds.ts';

const CHIP_MS = 520;
/** Those given away have a start on those that come. */
const GIVEN_MS = 160;
/** Never more chips are seen to fly than the eye can follow. */
const MOST_CHIPS = 4;

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
    case 'debt-taken':
      flyChips(seat(event.seat), pot, event.amount);
      break;
    case 'bet':
    case 'raised':
    case 'called':
      flyChips(seat(event.seat), pot, event.added);
      break;
    case 'pot-won':
      // Where the words were shown, the story of the round has the pots and what each has come to.
      for (const { seat: winner, amount } of event.winners)
        flyChips(homeIn(table, `pot ${event.pot}`) ?? pot, seat(winner), amount);
  }
};

const BACK = 'letter-card letter-card-back';

/** Cards that were given away leave for the deck, their backs up. */
const giveAway = (gone: readonly Place[], deck: Place): void => {
  for (const { left, top, width } of gone) {
    const back = document.createElement('span');
    back.className = BACK;
    flyAway(back, { left, top, width, x: deck.left - left, y: deck.top - top });
  }
};

/** Lets cards be seen to come from the deck and go to the word, and chips to go to the pot and to who wins it. */
export const createCardMotion = (
  { view, mySeat, onNewEvents }: CardState,
  hand: CardHand,
  { laid }: Laying,
  rounds: Rounds,
) =>
  createMotion<Place, GameEvent>({
    see: (place) => place,
    // Cards that were dealt while a round was looked back on are seen to come once one goes on.
    watch: () => [view.value, laid.value, hand.cards.value, rounds.toSee.value],
    onNewEvents,
    fly: ({ table, before, now, happened }) => {
      if (isStill()) return;
      const deck = homeIn(table, 'deck');
      const dealt: Place[] = [];
      for (const [key, place] of now) {
        const was = before.get(key);
        if (was !== undefined) slideFrom(was, place);
        else if (place.element.dataset['from'] === 'deck') dealt.push(place);
      }
      if (deck !== undefined) {
        const hasExchanged = happened.some(
          (event) => event.type === 'exchanged' && event.seat === mySeat.peek(),
        );
        const gone = [...before].flatMap(([key, place]) => (now.has(key) ? [] : [place]));
        if (hasExchanged) giveAway(gone, deck);
        const first = hasExchanged && gone.length > 0 ? GIVEN_MS : 0;
        for (const [at, place] of dealt.entries())
          dealFrom(deck, place, BACK, first + at * staggerMs(dealt.length));
      }
      // While a round is looked back on, what happens in the next one is not to be seen yet.
      const ended = happened.findIndex(({ type }) => type === 'round-began');
      const seenNow = rounds.toSee.peek() === undefined ? happened : happened.slice(0, Math.max(0, ended));
      for (const event of seenNow) flyFor(table, event);
    },
  });
