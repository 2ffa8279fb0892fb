import { describe, expect, it } from 'vitest';
import type { LaidCard } from './card.ts';
import { CLASSIC_DECK } from './classic-deck.ts';
import { scoreWord } from './score.ts';

const score = (word: string, category = false): number =>
  scoreWord(CLASSIC_DECK, word.split(' ') as LaidCard[], category).score;

/** A word in one colour, letters in lower case wild. */
const inColour = (word: string, colour: 'b' | 'r'): string =>
  [...word]
    .map((letter) => (letter < 'a' ? `${letter}${colour}` : `*${letter.toUpperCase()}${colour}`))
    .join(' ');

describe('CW-11 to 22 the score of a word', () => {
  it.each([
    ['BIGgER all blue', inColour('BIGgER', 'b'), 60],
    ['BIGGER blue', inColour('BIGGER', 'b'), 24],
    ['BIGGER mixed, one G of each colour', 'Bb Ir Gb Gr Eb Rb', 24],
    ['BIggER blue, two wild', inColour('BIggER', 'b'), 72],
    ['BIGGER red', inColour('BIGGER', 'r'), 60],
    ['BIGgER red, one wild', inColour('BIGgER', 'r'), 108],
    ['BIggER red, two wild', inColour('BIggER', 'r'), 126],
    ['bIGGER red with a wild B', inColour('bIGGER', 'r'), 90],
    ['BIggER mixed with two wild G', 'Bb Ib *Gb *Gr Eb Rb', 24],
    ['ZIPS blue', inColour('ZIPS', 'b'), 23],
    ['ZIPS mixed', 'Zr Ib Pb Sb', 23],
    ['ZIPs blue with a wild', inColour('ZIPs', 'b'), 46],
    ['ZIPS red', inColour('ZIPS', 'r'), 46],
    ['ZIPs red with a wild', inColour('ZIPs', 'r'), 69],
    ['OXEn blue with a wild', inColour('OXEn', 'b'), 30],
    ['MOM blue', inColour('MOM', 'b'), 14],
    ['REDDER blue', inColour('REDDER', 'b'), 42],
    ['OMYWORD blue', inColour('OMYWORD', 'b'), 204],
    ['OMYWORD red', inColour('OMYWORD', 'r'), 233],
  ])('CW-22 %s', (_, word, expected) => {
    expect(score(word)).toBe(expected);
  });

  it('CW-11, CW-12 a letter counts its value, a wild that of the letter it stands for', () => {
    expect(score('Qb Ir')).toBe(16);
    expect(score('*Qb Ir')).toBe(16);
  });

  it('CW-14, CW-22 the letters are added up, then length, flush and extras come in turn', () => {
    const { score: total, steps } = scoreWord(CLASSIC_DECK, inColour('BIGgER', 'b').split(' '), true);
    expect(steps).toMatchObject({ letters: [4, 1, 9, 9, 1, 2], sum: 26, length: 4, flush: 2, category: 10 });
    expect(total).toBe((26 + 4) * 2 + 10);
  });

  it('CW-13 GONG has no pair: its Gs are not side by side', () => {
    expect(scoreWord(CLASSIC_DECK, ['Gb', 'Ob', 'Nb', 'Gb'], false).steps.pairs).toEqual([1, 1, 1, 1]);
  });

  it.each([
    ['mixed', 'Gb Gr', 2],
    ['mixed, one wild', '*Gb Gr', 2],
    ['mixed, two wild', '*Gb *Gr', 2],
    ['both blue', 'Gb Gb', 2],
    ['both blue, one wild', 'Gb *Gb', 3],
    ['both blue, two wild', '*Gb *Gb', 4],
    ['both red', 'Gr Gr', 3],
    ['both red, one wild', '*Gr Gr', 4],
    ['both red, two wild', '*Gr *Gr', 5],
  ])('CW-13 two like letters, %s', (_, pair, factor) => {
    const { steps } = scoreWord(CLASSIC_DECK, `Eb Er ${pair}`.split(' '), false);
    expect(steps.pairs).toEqual([2, 2, factor, factor]);
  });

  it('CW-13 every separate pair counts; of three in a row the better pair, of four both', () => {
    const pairs = (word: string) => scoreWord(CLASSIC_DECK, word.split(' '), false).steps.pairs;
    expect(pairs('Bb Ob Ob Kb Kb Ib Eb')).toEqual([1, 2, 2, 2, 2, 1, 1]);
    expect(pairs('Sb Sb *Sb')).toEqual([1, 3, 3]);
    expect(pairs('*Sb Sb Sb')).toEqual([3, 3, 1]);
    expect(pairs('Sb *Sb *Sb Sb')).toEqual([3, 3, 3, 3]);
  });

  it.each([
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 4],
    [7, 8],
  ])('CW-17 %i letters: %i more', (letters, bonus) => {
    expect(
      scoreWord(CLASSIC_DECK, 'Ab Eb Ib Ob Ub Ar Nb'.split(' ').slice(0, letters), false).steps.length,
    ).toBe(bonus);
  });

  it.each([
    ['mixed', 'Tb Or', 1],
    ['mixed with a wild', '*Tb Or', 1],
    ['all blue', 'Tb Ob', 1],
    ['all blue with a wild', '*Tb Ob', 2],
    ['all red', 'Tr Or', 2],
    ['all red with wilds', '*Tr *Or', 3],
  ])('CW-15 a flush, %s', (_, word, factor) => {
    expect(scoreWord(CLASSIC_DECK, word.split(' '), false).steps.flush).toBe(factor);
  });

  it('CW-18 to 21 are never multiplied', () => {
    const { score: total, steps } = scoreWord(CLASSIC_DECK, inColour('REVIVEr', 'r').split(' '), true);
    expect(steps).toMatchObject({ flush: 3, outburst: 75, exclamation: 0, palindrome: 25, category: 10 });
    expect(total).toBe((steps.sum + steps.length) * 3 + 110);
  });

  it('CW-20 a palindrome has three letters or more', () => {
    expect(score('Ab Ar')).toBe(4);
    expect(scoreWord(CLASSIC_DECK, inColour('DAD', 'b').split(' '), false).steps.palindrome).toBe(5);
  });

  it('CW-21 a word of the category has 10 more', () => {
    expect(score('Eb Eb Lb', true) - score('Eb Eb Lb')).toBe(10);
  });

  it('CW-5, CW-16 any number of wilds, each of the colour announced, stays wild for pair and flush', () => {
    expect(score('*Zr *Zr')).toBe((15 + 15) * 5 * 3);
    expect(score('*Zb *Zr')).toBe((15 + 15) * 2);
  });
});
