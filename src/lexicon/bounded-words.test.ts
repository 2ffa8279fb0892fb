import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLetters } from './alphabet.ts';
import { createBoundedWords } from './bounded-words.ts';

/** A made-up worth: never above ten a letter. */
const worth = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (letter.charCodeAt(0) % 11), 0);
const bound = (word: string): number => 10 * word.length;

const canSpell = (word: string, rack: string, wilds: number): boolean => {
  const left = [...rack];
  const missing = [...word].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length <= wilds;
};

const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDE'), minLength: 1, maxLength });

describe('a search over words by bounds', () => {
  it('finds what a look at every word finds', () => {
    fc.assert(
      fc.property(fc.array(letters(7)), letters(7), fc.nat(3), (words, rack, wilds) => {
        const best = createBoundedWords(words, bound, 2).best(countLetters(rack), wilds, worth);
        const fitting = words.filter((word) => canSpell(word, rack, wilds));
        expect(best?.worth ?? -1).toBe(Math.max(-1, ...fitting.map(worth)));
        if (best !== undefined) expect(fitting).toContain(best.word);
      }),
    );
  });

  it('finds what is worth more than its bound by no more than the slack', () => {
    const search = createBoundedWords(['ABCD', 'ABC'], (word) => word.length, 0);
    const worthOf = (word: string) => (word === 'ABC' ? 9 : 4);
    expect(search.best(countLetters('ABCD'), 0, worthOf, 6)).toEqual({ word: 'ABC', worth: 9 });
  });

  it('looks no further than the best it has', () => {
    const seen: string[] = [];
    const words = ['AAAAA', 'AAAA', 'AAAAAA'];
    createBoundedWords(words, ({ length }) => length, 0).best(countLetters('AAAAA'), 0, (word) => {
      seen.push(word);
      return word.length;
    });
    expect(seen).toEqual(['AAAAA']);
  });

  it('has no best word where none can be spelt', () => {
    expect(createBoundedWords(['AB'], bound, 2).best(countLetters('CC'), 1, worth)).toBeUndefined();
  });
});
