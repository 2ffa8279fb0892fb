import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../test/support/racks.ts';
import { type Card, type LaidCard, readLaid, WILD } from '../../games/choose-your-words/card.ts';
import { allCards, DECKS } from '../../games/choose-your-words/decks.ts';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { eachWord } from '../../lexicon/spelling.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { createHandFinder } from './best-hand.ts';

/** Every way to lay a word from a hand, card by card. */
const everyLaying = (word: string, hand: readonly Card[]): LaidCard[][] => {
  if (word === '') return [[]];
  const letter = word[0] as string;
  const choices: readonly [card: Card, laid: LaidCard][] = [
    [`${letter}b`, `${letter}b`],
    [`${letter}r`, `${letter}r`],
    [WILD, `*${letter}b`],
    [WILD, `*${letter}r`],
  ];
  return choices.flatMap(([card, laid]) => {
    const at = hand.indexOf(card);
    if (at < 0) return [];
    const left = [...hand.slice(0, at), ...hand.slice(at + 1)];
    return everyLaying(word.slice(1), left).map((rest) => [laid, ...rest]);
  });
};

const bruteBest = (
  words: readonly string[],
  hand: readonly Card[],
  inCategory: (word: string) => boolean,
): number =>
  Math.max(
    -1,
    ...words.flatMap((word) =>
      everyLaying(word, hand).map((laid) => scoreWord(DECKS.classic, laid, inCategory(word)).score),
    ),
  );

const deal = (random: () => number, wilds: number): Card[] => {
  const plain = allCards('classic').filter((card) => card !== WILD);
  return [
    ...Array<Card>(wilds).fill(WILD),
    ...Array.from({ length: 7 - wilds }, () => plain[Math.floor(random() * plain.length)] as Card),
  ];
};

const common: string[] = [];
eachWord(loadLexicon('en-common').spelling, '', (word) => {
  if (word.length <= 7) common.push(word);
});

describe('the best word of a hand', () => {
  it('CW-11 to 22 scores what a brute force finds, with up to three wilds, every bonus counted', () => {
    const random = seeded(8);
    const some = [...common.filter(() => random() < 0.04), 'BIGGER', 'REDDER', 'ASSESS', 'LLAMA', 'PIZZAZZ'];
    const find = createHandFinder(lexiconOfWords(some), 'classic');
    const words = [...some, 'OMYWORD'];
    const inCategory = (word: string) => word.charCodeAt(0) % 3 === 0;
    let found = 0;
    for (let i = 0; i < 160; i++) {
      const hand = deal(random, i % 4);
      const best = find(hand, { inCategory });
      expect(best?.score ?? -1, hand.join(' ')).toBe(bruteBest(words, hand, inCategory));
      if (best === undefined) continue;
      found++;
      const score = scoreWord(DECKS.classic, best.word, inCategory(readLaid(best.word)));
      expect(score.score).toBe(best.score);
      expect(everyLaying(readLaid(best.word), hand).map((laid) => laid.join())).toContain(best.word.join());
    }
    expect(found).toBeGreaterThan(100);
  });

  it('CW-5 lays any one word as well as can be, with up to seven wilds and like letters in a row', () => {
    const words = fc.constantFrom(
      'BIGGER',
      'ASSESSS',
      'SSSSSSS',
      'EEL',
      'AA',
      'LLAMALL',
      'TATTTOO',
      'NOON',
      'ADD',
    );
    const cards = fc.constantFrom(
      'Ab',
      'Ar',
      'Eb',
      'Gb',
      'Gr',
      'Lb',
      'Lr',
      'Ob',
      'Or',
      'Sb',
      'Sr',
      'Tb',
      'Tr',
      WILD,
      WILD,
    );
    fc.assert(
      fc.property(words, fc.array(cards, { minLength: 7, maxLength: 7 }), (word, hand) => {
        const best = createHandFinder(lexiconOfWords([word]), 'classic')(hand, {
          accept: (each) => each !== 'OMYWORD',
        });
        expect(best?.score ?? -1).toBe(bruteBest([word], hand, () => false));
      }),
      { numRuns: 300 },
    );
  });

  it('finds what the rules tell of', () => {
    const find = createHandFinder(loadLexicon('en-full'), 'classic');
    const score = (hand: string) => find(hand.split(' '))?.score;
    expect(score('Ob Mb Yb Wb Or Rb Db')).toBe(204);
    expect(find('Qb Qb Qb Qb Qb Qb Qb'.split(' '))).toBeUndefined();
    expect(find('Bb Ib Gb * Eb Rb Tr'.split(' '))?.score).toBeGreaterThanOrEqual(60);
  });

  it('leaves out what is not accepted, and knows what the house adds', () => {
    const hand = 'Ab Tb Sb'.split(' ');
    const find = createHandFinder(lexiconOfWords(['SAT', 'AS']), 'classic', ['TSA']);
    expect(find(hand, { accept: (word) => word !== 'SAT' })?.word.join('')).toBe('TbSbAb');
    expect(find(hand, { accept: (word) => word === 'AS' })?.word.join('')).toBe('AbSb');
  });
});
