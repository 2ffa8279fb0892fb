import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../games/choose-your-words/deck.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import { parseOptions } from '../../games/choose-your-words/options.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { codeOf } from './card-codes.ts';
import { eyesOf } from './eyes.ts';
import { ownWordsOf } from './own-words.ts';

const optionsOf = (given: object) => {
  const parsed = parseOptions(given, 2);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

describe('the quick score of a hand', () => {
  it.each([
    ['en-full', 'classic'],
    ['fr-common', 'french'],
  ] as const)('is what the best word scores, wilds, colours, pairs and all (%s)', (dictionary, deck) => {
    const { best, quick } = ownWordsOf(loadLexicon(dictionary), optionsOf({ dictionary, deck }));
    const cards = cardsOf(DECKS[deck]);
    fc.assert(
      fc.property(fc.shuffledSubarray(cards, { minLength: 7, maxLength: 7 }), (hand) => {
        const { score, used } = quick(hand.map(codeOf));
        expect(score).toBe(best(hand, null)?.score ?? 0);
        hand.forEach((card, i) => {
          if (card === '*') expect((used >> i) & 1).toBe(0);
        });
      }),
      { numRuns: 400 },
    );
  });

  it.each(['novice', 'casual', 'club'] as const)(
    'is what the word is counted for that is declared, whatever the eyes (%s)',
    (level) => {
      const lexicon = vocabularyOf(loadLexicon('en-full'), level, 'en');
      const { at } = ownWordsOf(lexicon, optionsOf({}), eyesOf(level));
      const cards = cardsOf(DECKS.classic);
      fc.assert(
        fc.property(
          fc.shuffledSubarray(cards, { minLength: 7, maxLength: 7 }),
          fc.integer(),
          (hand, glance) => {
            const { best, quick } = at(glance);
            expect(quick(hand.map(codeOf)).score).toBe(best(hand, null)?.score ?? 0);
          },
        ),
        { numRuns: 150 },
      );
    },
  );

  it('is remembered for the hand it was found for, be another the same but for a blue A', () => {
    const { quick } = ownWordsOf(lexiconOfWords(['AT']), optionsOf({}));
    const scores = ['Ab Tb', 'Tb', 'Ab Tb'].map((hand) => quick(hand.split(' ').map(codeOf)).score);
    expect(scores).toEqual([3, 0, 3]);
  });

  it('keeps to house words, leaves bans and vulgar words out', () => {
    const options = optionsOf({ houseWords: ['XQZ'], houseBans: ['AT'] });
    const { best, quick } = ownWordsOf(lexiconOfWords(['AT']), options);
    const hand = 'Ab Tb Vb Vb Vb Vb Vb'.split(' ');
    expect([quick(hand.map(codeOf)).score, best(hand, null)]).toEqual([0, undefined]);
    expect(quick('Xb Qb Zb Vb Vb Vb Vb'.split(' ').map(codeOf)).score).toBe(40);
    const lexicon = loadLexicon('en-full');
    const clean = ownWordsOf(lexicon, optionsOf({ houseBans: ['THIS', 'HITS', 'SITH'] }));
    const word = clean.best('Sb Hb Ib Tb Vb Vb Vb'.split(' '), null)?.word.map(([letter]) => letter);
    expect(word).not.toEqual(['S', 'H', 'I', 'T']);
    expect(lexicon.isVulgar(word?.join('') ?? '')).toBe(false);
  });
});
