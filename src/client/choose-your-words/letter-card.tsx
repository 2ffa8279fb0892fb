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
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { tableHook } from '../table/table-context.ts';
import { type CardState, deckOf } from './cards-state.ts';

const useTable = tableHook<CardState | undefined>();

/** The deck of the table that is shown; on a page without one, that of its language. */
export const useDeck = (): Deck => deckOf(useTable()?.view.value, language.value);

/** Red and blue differ by their mark and frame too, for who sees no colours. */
const MARKS = { b: '●', r: '◆' } as const;
const WILD_MARK = '★';

type LetterCardProps = {
  /** In hand (`Gb`, `*`), hidden (`?`), or as it lies in a word (`*Gb`). */
  readonly card: Card | LaidCard;
  /** The name by which a card is known when it moves, and the home it comes from when it is new (see motion.ts). */
  readonly fly?: string;
  readonly from?: string;
};

/** The looks of a card, and its mark. */
const lookOf = (card: Card | LaidCard): { readonly look: string; readonly mark?: string } => {
  if (card === HIDDEN) return { look: 'letter-card-back' };
  if (card === WILD) return { look: 'letter-card-wild', mark: WILD_MARK };
  const mark = MARKS[colourOf(card)];
  const look = colourOf(card) === 'b' ? 'letter-card-blue' : 'letter-card-red';
  return isWild(card) ? { look: `${look} letter-card-as`, mark: `${WILD_MARK}${mark}` } : { look, mark };
};

/** A card: its letter and value, its colour as a mark and a frame. What screen readers say stands beside it. */
export const LetterCard = ({ card, fly, from }: LetterCardProps) => {
  const { letters } = useDeck();
  const { look, mark } = lookOf(card);
  const letter = card === WILD || card === HIDDEN ? '' : letterOf(card);
  return (
    <span
      class={`letter-card ${look}`}
      translate={false}
      aria-hidden="true"
      data-mark={mark}
      data-value={letters[letter]?.value}
      data-fly={fly}
      data-from={from}
    >
      {letter}
    </span>
  );
};

/** What a card is called: letter, colour and value. */
export const cardName = (card: Card | LaidCard, deck: Deck): string => {
  const { cards } = t();
  if (card === WILD) return cards.wildCard;
  if (card === HIDDEN) return cards.hiddenCard;
  const letter = letterOf(card);
  const value = deck.letters[letter]?.value ?? 0;
  const colour = cards.colours[colourOf(card)];
  return isWild(card) ? cards.wildAs(letter, colour, value) : cards.letterCard(letter, colour, value);
};

/** Cards side by side, for the eye. */
export const CardRow = ({ cards }: { readonly cards: readonly string[] }) => (
  <span class="card-row" aria-hidden="true">
    {cards.map((card, place) => (
      <LetterCard key={place} card={card} />
    ))}
  </span>
);
