import { type Card, colourOf, HIDDEN, letterOf, WILD } from '../games/choose-your-words/card.ts';
import type { Language } from '../shared/language.ts';
import { cardsByColour, sayList } from './cards-wording.ts';
import { formatNumber, plural } from './wording.ts';

/** How a language names cards, one or several. */
type CardNames = {
  readonly cards: (cards: number) => string;
  readonly wilds: (wilds: number) => string;
  readonly letters: (letters: readonly string[], colour: 'b' | 'r') => string;
  readonly letter: (letter: string, colour: 'b' | 'r') => string;
  readonly and: string;
};

const COLOURS = { en: { b: 'blue', r: 'red' }, fr: { b: 'bleu', r: 'rouge' } } as const;
const counted = (language: Language, value: number, space: string, one: string, other: string): string =>
  `${formatNumber(language, value)}${space}${plural(language, value, one, other)}`;

const NAMES: Readonly<Record<Language, CardNames>> = {
  en: {
    cards: (cards) => counted('en', cards, ' ', 'card', 'cards'),
    wilds: (wilds) => (wilds === 1 ? 'a wild' : counted('en', wilds, ' ', 'wild', 'wilds')),
    letters: (letters, colour) => `${COLOURS.en[colour]} ${letters.join(' ')}`,
    letter: (letter, colour) => `a ${COLOURS.en[colour]} ${letter}`,
    and: 'and',
  },
  fr: {
    cards: (cards) => counted('fr', cards, '\u00a0', 'carte', 'cartes'),
    wilds: (wilds) => (wilds === 1 ? 'un joker' : counted('fr', wilds, '\u00a0', 'joker', 'jokers')),
    letters: (letters, colour) =>
      `${letters.join(' ')} ${plural('fr', letters.length, COLOURS.fr[colour], `${COLOURS.fr[colour]}s`)}`,
    letter: (letter, colour) => `un ${letter} ${COLOURS.fr[colour]}`,
    and: 'et',
  },
};

/** One card as it is said: a red R, or a wild. */
export const sayCard = (language: Language, card: Card): string => {
  const names = NAMES[language];
  return card === WILD ? names.wilds(1) : names.letter(letterOf(card), colourOf(card));
};

/** Cards by name where the reader may see them, else how many: blue B I G, red T and a wild. */
export const sayCards = (language: Language, cards: readonly Card[]): string => {
  const names = NAMES[language];
  if (cards.includes(HIDDEN)) return names.cards(cards.length);
  const { blue, red, wilds } = cardsByColour(cards);
  return sayList(
    [
      ...(blue.length > 0 ? [names.letters(blue, 'b')] : []),
      ...(red.length > 0 ? [names.letters(red, 'r')] : []),
      ...(wilds > 0 ? [names.wilds(wilds)] : []),
    ],
    names.and,
  );
};
