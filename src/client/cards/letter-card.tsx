import {
  type Card,
  colourOf,
  HIDDEN,
  isWild,
  type LaidCard,
  letterOf,
  WILD,
} from '../../games/choose-your-words/card.ts';
import type { Deck } from '../../games/choose-your-words/deck.ts';
import { t } from '../texts.ts';
import { deck } from './cards-state.ts';

/** Red and blue differ by their mark and frame too, for who sees no colours. */
const MARKS = { b: '●', r: '◆' } as const;
const WILD_MARK = '★';

type LetterCardProps = {
  /** In hand (`Gb`, `*`), hidden (`?`), or as it lies in a word (`*Gb`). */
  readonly card: Card | LaidCard;
  readonly of?: Deck;
  /** The name by which a card is known when it moves, and the home it comes from when it is new (see motion.ts). */
  readonly fly?: string;
  readonly from?: string;
};

const lookOf = (card: Card | LaidCard): string => {
  if (card === HIDDEN) return 'letter-card letter-card-back';
  if (card === WILD) return 'letter-card letter-card-wild';
  const colour = colourOf(card) === 'b' ? 'letter-card-blue' : 'letter-card-red';
  return `letter-card ${colour}${isWild(card) ? ' letter-card-as' : ''}`;
};

const markOf = (card: Card | LaidCard): string | undefined => {
  if (card === HIDDEN) return undefined;
  if (card === WILD) return WILD_MARK;
  return `${isWild(card) ? WILD_MARK : ''}${MARKS[colourOf(card)]}`;
};

/** A card: its letter and value, its colour as a mark and a frame. What screen readers say stands beside it. */
export const LetterCard = ({ card, of = deck.value, fly, from }: LetterCardProps) => {
  const letter = card === WILD || card === HIDDEN ? '' : letterOf(card);
  return (
    <span
      class={lookOf(card)}
      translate={false}
      aria-hidden="true"
      data-mark={markOf(card)}
      data-value={of.letters[letter]?.value}
      data-fly={fly}
      data-from={from}
    >
      {letter}
    </span>
  );
};

/** What a card is called: letter, colour and value. */
export const cardName = (card: Card | LaidCard): string => {
  const { cards } = t();
  if (card === WILD) return cards.wildCard;
  if (card === HIDDEN) return cards.hiddenCard;
  const letter = letterOf(card);
  const value = deck.value.letters[letter]?.value ?? 0;
  const colour = cards.colours[colourOf(card)];
  return isWild(card) ? cards.wildAs(letter, colour, value) : cards.letterCard(letter, colour, value);
};

type CardRowProps = { readonly cards: readonly string[]; readonly of?: Deck };

/** Cards side by side, for the eye. */
export const CardRow = ({ cards, of }: CardRowProps) => (
  <span class="card-row" aria-hidden="true">
    {cards.map((card, place) => (
      <LetterCard key={place} card={card} {...(of === undefined ? {} : { of })} />
    ))}
  </span>
);
