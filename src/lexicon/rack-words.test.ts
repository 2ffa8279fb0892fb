import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRacks } from '../../test/support/racks.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { countLetters } from './alphabet.ts';
import { lexiconOfWords } from './lexicon.ts';
import { markWilds, wordsOfRack } from './rack-words.ts';
import { eachWord } from './spelling.ts';

/** How many letters of a word a rack lacks. */
const lacking = (word: string, rack: string): number => {
  const left = [...rack];
  return [...word].filter((letter) => {
    const tile = left.indexOf(letter);
    if (tile >= 0) left.splice(tile, 1);
    return tile < 0;
  }).length;
};

describe('all words of a rack', () => {
  it.each(['en-full', 'fr-full'] as const)('are those of a brute force over random racks (%s)', (name) => {
    const { spelling } = loadLexicon(name);
    for (const rack of drawRacks(6, 8, 2)) {
      for (const wilds of [0, 1, 2]) {
        const expected: string[] = [];
        eachWord(spelling, '', (word) => {
          if (word.length <= rack.length + wilds && lacking(word, rack) <= wilds) expected.push(word);
        });
        expect(wordsOfRack(spelling, countLetters(rack), wilds).map(({ word }) => word)).toEqual(expected);
      }
    }
  });

  it('use wilds only for what the rack lacks', () => {
    const unit = fc.constantFrom(...'ABC');
    const list = fc.uniqueArray(fc.string({ unit, minLength: 2, maxLength: 6 }), { maxLength: 40 });
    fc.assert(
      fc.property(
        list,
        fc.string({ unit, maxLength: 6 }),
        fc.integer({ min: 0, max: 6 }),
        (words, rack, wilds) => {
          for (const { word, wildAt } of wordsOfRack(
            lexiconOfWords(words).spelling,
            countLetters(rack),
            wilds,
          )) {
            expect(wildAt.length).toBe(lacking(word, rack));
            expect(markWilds(word, wildAt).toUpperCase()).toBe(word);
          }
        },
      ),
    );
  });

  it('write the wild as the last of its letters in the word', () => {
    const { spelling } = lexiconOfWords(['BIGGER', 'ENJOYED']);
    const [bigger] = wordsOfRack(spelling, countLetters('BIGER'), 1);
    expect(markWilds('BIGGER', bigger?.wildAt ?? [])).toBe('BIGgER');
  });
});
