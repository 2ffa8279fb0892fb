import { countLetters, letterOf } from './alphabet.ts';
import { bestSet } from './best-set.ts';
import { createDearestFinder, type LetterSet, type Worths } from './dearest.ts';
import type { Lexicon } from './lexicon.ts';
import { wildPlaces } from './rack-words.ts';
import { anagrams } from './spelling.ts';

/** A word, the places where a wild stands in it (none or one), and the sum of its letters' worths. */
export type FoundWord = { readonly word: string; readonly wildAt: readonly number[]; readonly worth: number };

type FindOptions = {
  /** Whether one wild may stand for any letter. */
  readonly wild?: boolean;
  /** How many words, dearest first; equally dear ones alphabetically. */
  readonly limit?: number;
  /** Leaves vulgar words out, as bots and hints do. */
  readonly clean?: boolean;
};

type SetOptions = {
  readonly wilds?: number;
  readonly clean?: boolean;
  /** What a word of a worth is paid. */
  readonly pay: (worth: number) => number;
};

/** The words to sell together. */
export type FoundSet = {
  readonly total: number;
  readonly exact: boolean;
  readonly words: readonly FoundWord[];
};

/** Answers what a rack (capitals A–Z) is worth in a dictionary, for one table of worths. */
export type WordFinder = {
  /** The worth of the dearest word, −1 where there is none. */
  readonly dearestWorth: (rack: string, wild: boolean) => number;
  readonly dearestWords: (rack: string, options?: FindOptions) => FoundWord[];
  /** The words that together pay most, each tile used once, one wild at most in a word. */
  readonly bestWords: (rack: string, options: SetOptions) => FoundSet;
};

const DEFAULT_LIMIT = 20;

export const createWordFinder = (lexicon: Lexicon, worths: Worths): WordFinder => {
  const finder = createDearestFinder(lexicon.letterGraph(), worths);

  const spell = (letters: Uint8Array, clean: boolean): string[] => {
    const words = anagrams(lexicon.spelling, letters);
    return clean ? words.filter((word) => !lexicon.isVulgar(word)) : words;
  };
  const acceptor = (clean: boolean) =>
    clean ? (letters: Uint8Array) => spell(letters, true).length > 0 : undefined;

  const found = (set: LetterSet, word: string): FoundWord => {
    const fromRack = set.letters.map((count, code) => count - (code === set.wildLetter ? 1 : 0));
    return { word, wildAt: wildPlaces(word, fromRack), worth: set.worth };
  };

  return {
    dearestWorth: (rack, wild) => finder.dearestWorth({ rack: countLetters(rack), wild }),

    dearestWords: (rack, { wild = false, limit = DEFAULT_LIMIT, clean = false } = {}) =>
      finder
        .dearestSets({ rack: countLetters(rack), wild }, limit, acceptor(clean))
        .flatMap((set) => spell(set.letters, clean).map((word) => found(set, word)))
        .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
        .slice(0, limit),

    bestWords: (rack, { wilds = 0, clean = false, pay }) => {
      const accept = acceptor(clean);
      const query = { rack: countLetters(rack), wilds, pay };
      const { total, exact, sets } = bestSet(finder, accept === undefined ? query : { ...query, accept });
      const words = sets.map((set) => {
        const word = spell(set.letters, clean)[0];
        if (word === undefined) throw new Error(`letters without a word: ${[...set.letters].map(letterOf)}`);
        return found(set, word);
      });
      return { total, exact, words };
    },
  };
};
