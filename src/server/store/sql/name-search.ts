/** How finished games are found by the names of their players. */
import { foldWord } from '../../../shared/fold-word.ts';

/** Names are found by so many characters of their words; what is asked for beyond that makes no difference. */
const LONGEST_KEY = 24;

/** A name as it is searched for: without accents, whatever its case, its words parted by single spaces. */
export const foldName = (name: string): string =>
  foldWord(name.normalize('NFKC'))
    .replaceAll(/[\p{P}\p{Z}]+/gu, ' ')
    .trim();

const shortened = (text: string): string => [...text].slice(0, LONGEST_KEY).join('');

/** What is looked up for what somebody types; '' where nothing is left of it. */
export const searchKey = (typed: string): string => shortened(foldName(typed)).trim();

/** All by which a folded name is found: the beginnings of each of its words, with what follows. */
export const searchKeysOf = (folded: string): string[] => {
  const words = folded.split(' ');
  return words.flatMap((_, from) => {
    const signs = [...shortened(words.slice(from).join(' '))];
    return signs.map((_sign, i) => signs.slice(0, i + 1).join(''));
  });
};
