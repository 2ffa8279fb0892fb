/** A card as text: letter and colour (`Gb` blue, `Gr` red), a wild `*`, or `?` where a viewer may not see it. */
export type Card = string;

/** A card as it lies in a word: itself, or a wild with what it stands for (`*Gb`). */
export type LaidCard = string;

export type Colour = 'b' | 'r';

export const WILD: Card = '*';
export const HIDDEN: Card = '?';

const CARD = /^([A-Z][br]|\*)$/;
const LAID_CARD = /^\*?[A-Z][br]$/;

export const isCard = (text: unknown): text is Card => typeof text === 'string' && CARD.test(text);
export const isLaidCard = (text: unknown): text is LaidCard =>
  typeof text === 'string' && LAID_CARD.test(text);

/** The letter and the colour a laid card reads, and whether a wild does so. */
export const letterOf = (laid: LaidCard): string => laid.charAt(laid.length - 2);
export const colourOf = (laid: LaidCard): Colour => laid.charAt(laid.length - 1) as Colour;
export const isWild = (laid: LaidCard): boolean => laid.length === 3;

/** The card of the hand that a laid card takes. */
export const heldAs = (laid: LaidCard): Card => (isWild(laid) ? WILD : laid);

/** What laid cards read. */
export const readLaid = (word: readonly LaidCard[]): string => word.map(letterOf).join('');

/** Letters in alphabetical order, blue before red, then wilds, then what is hidden. */
const placeOf = (card: Card): string => (card === WILD ? '[' : card === HIDDEN ? ']' : card);

export const sortCards = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));

/** Takes cards out of others; undefined where one is not there. */
export const takeCards = (from: readonly Card[], less: readonly Card[]): Card[] | undefined => {
  const left = [...from];
  for (const card of less) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** The cards of a wish that a hand lacks, sorted. */
export const missingCards = (hand: readonly Card[], wanted: readonly Card[]): Card[] => {
  const left = [...hand];
  const missing = wanted.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return sortCards(missing);
};

/** As many hidden cards as there are cards: what others see of a hand. */
export const hide = (cards: readonly Card[]): Card[] => cards.map(() => HIDDEN);
