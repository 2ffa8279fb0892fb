import { computed, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import {
  type Card,
  type Colour,
  colourOf,
  type LaidCard,
  letterOf,
  readLaid,
  WILD,
} from '../../games/choose-your-words/card.ts';
import { SHORTEST_WORD, scoreWord } from '../../games/choose-your-words/score.ts';
import { language } from '../base/language.ts';
import { createLaidWord } from '../table/laid-word.ts';
import { type CardState, deckOf } from './cards-state.ts';
import type { CardHand, HandCard } from './hand-order.ts';

/** A card laid out: which of the hand, and what it reads; a wild says what it stands for. */
export type Placed = { readonly from: number; readonly as: LaidCard };

/** The word that is laid out of the cards in hand. */
export const createLaying = ({ view, refusal }: CardState, hand: CardHand) => {
  /** Whether the word is claimed for the category (CW-21.2). */
  const claim = signal(false);
  /** The wild whose letter is being chosen, and where it goes. */
  const wildAsked = signal<{ readonly id: number; readonly at: number } | undefined>(undefined);
  /** The colour that is chosen for it. */
  const wildColour = signal<Colour>('b');
  /** What could not be laid out. */
  const missingLetter = signal<string | undefined>(undefined);

  const word = createLaidWord<Placed, PlayerAction>({
    hand: hand.cards,
    refusal,
    onChange: () => {
      missingLetter.value = undefined;
      wildAsked.value = undefined;
    },
  });
  const { laid, isLaid, change } = word;

  const laidCards = computed<readonly LaidCard[]>(() => laid.value.map(({ as }) => as));

  /** The colour a wild is proposed to have: that of the word where it has one, which makes a flush. */
  const likelyColour = (): Colour => {
    const colours = new Set(laidCards.value.map(colourOf));
    return colours.size === 1 && colours.has('r') ? 'r' : 'b';
  };

  /** Lays a card out, last or before a place; one that lies there moves. A wild asks what it stands for. */
  const placeCard = (id: number, at = laid.value.length): void => {
    const card = hand.cards.value.find((each) => each.id === id)?.card;
    if (card === undefined) return;
    if (isLaid(id)) word.move(id, at);
    else if (card !== WILD) change(laid.value.toSpliced(at, 0, { from: id, as: card }));
    else {
      wildColour.value = likelyColour();
      wildAsked.value = { id, at };
    }
  };

  const freeCards = (is: (card: Card) => boolean): readonly HandCard[] =>
    hand.cards.value.filter(({ id, card }) => is(card) && !isLaid(id));
  const freeWild = (): HandCard | undefined => freeCards((card) => card === WILD)[0];

  return {
    ...word,
    claim,
    wildAsked,
    wildColour,
    missingLetter,
    laidCards,
    likelyColour,
    placeCard,
    /** The word as it lies there, and its score; undefined where it is too short to be one. */
    laidScore: computed(() => {
      if (laidCards.value.length < SHORTEST_WORD) return undefined;
      const deck = deckOf(view.value, language.value);
      return { reads: readLaid(laidCards.value), ...scoreWord(deck, laidCards.value, claim.value) };
    }),
    /** Lays the wild that was asked about, in the colour chosen for it. */
    placeWild: (letter: string): void => {
      const wanted = wildAsked.value;
      if (wanted === undefined) return;
      const as = `${WILD}${letter}${wildColour.value}`;
      change(laid.value.toSpliced(wanted.at, 0, { from: wanted.id, as }));
    },
    /** Asks what the first wild that is free stands for. */
    askForWild: (): void => {
      const wild = freeWild();
      if (wild !== undefined) placeCard(wild.id);
    },
    /** Lays a letter out as it is typed: a card in the word's colour, another, or a wild. */
    typeLetter: (letter: string): void => {
      const free = freeCards((card) => card !== WILD && letterOf(card) === letter);
      const card = free.find((each) => colourOf(each.card) === likelyColour()) ?? free[0];
      const wild = freeWild();
      if (card !== undefined) placeCard(card.id);
      else if (wild !== undefined)
        change([...laid.value, { from: wild.id, as: `${WILD}${letter}${likelyColour()}` }]);
      else missingLetter.value = letter;
    },
    /** Gives a wild that lies there the other colour (CW-5). */
    turnWild: (id: number): void =>
      change(
        laid.value.map((placed) =>
          placed.from === id
            ? { from: id, as: `${WILD}${letterOf(placed.as)}${colourOf(placed.as) === 'b' ? 'r' : 'b'}` }
            : placed,
        ),
      ),
    takeBackLast: (): void => {
      const last = laid.value.at(-1);
      if (last !== undefined) word.takeBack(last.from);
    },
  };
};

export type Laying = ReturnType<typeof createLaying>;
