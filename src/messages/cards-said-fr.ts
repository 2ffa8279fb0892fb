import { HIDDEN } from '../games/choose-your-words/card.ts';
import { waysOf } from './buyword-wording.ts';
import { cardsByColour } from './cards-wording.ts';

const { count, list } = waysOf('fr');

/** Letters with their colour: B I G bleus, T rouge. */
const coloured = (letters: readonly string[], colour: string): readonly string[] =>
  letters.length === 0 ? [] : [`${letters.join(' ')} ${colour}${letters.length > 1 ? 's' : ''}`];

/** Cards by name where one may see them, else how many: B I G bleus, T rouge et un joker. */
export const sayCardsFr = (held: readonly string[]): string => {
  if (held.includes(HIDDEN)) return count(held.length, 'carte', 'cartes');
  const { blue, red, wilds } = cardsByColour(held);
  const jokers = wilds === 0 ? [] : [wilds === 1 ? 'un joker' : count(wilds, 'joker', 'jokers')];
  return list([...coloured(blue, 'bleu'), ...coloured(red, 'rouge'), ...jokers]);
};
