import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEndingByForce } from '../../../test/support/ending-by-force.ts';
import { pipsByLetter, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import { createDearestFinder } from '../../lexicon/dearest.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { type Ending, openEnding, type Question } from './ending.ts';
import { lettersOf } from './standing.ts';

const pips = pipsByLetter(TILE_SETS.classic);
const finderOf = (words: readonly string[]) =>
  createDearestFinder(lexiconOfWords(words).letterGraph(), { letters: pips, wild: WILD_PIPS });

type Planted = {
  readonly words: readonly string[];
  readonly hand: string;
  readonly bag: string;
  readonly wilds?: number;
  readonly tileLimit?: number;
  readonly buysShort?: boolean;
};

const asked = ({ hand, bag, wilds = 0 }: Planted): Question => ({
  hand: countLetters(hand),
  bag: countLetters(bag),
  wilds,
});

const partsOf = ({ words, hand, bag, wilds = 0, tileLimit = 8, buysShort = false }: Planted) => ({
  finder: finderOf(words),
  pips,
  letters: countLetters(hand + bag),
  wilds,
  tileLimit,
  buysShort,
  steps: 1e9,
});

const open = (planted: Planted): Ending => {
  const ending = openEnding(partsOf(planted));
  if (ending === undefined) throw new Error('too many steps');
  return ending;
};

describe('the value of a planted ending', () => {
  it('BW-3.3 is what the hand sells for where no lot can be full', () => {
    const planted = { words: ['CAT', 'CATS'], hand: 'CAT', bag: 'S' };
    expect(open(planted).selling(asked(planted))).toBe(16);
    expect(open({ ...planted, buysShort: true }).selling(asked(planted))).toBe(25 - 1);
  });

  it('BW-1.6 weighs faces of the die: two tiles are drawn on one and named on two', () => {
    // CATS + US: either is bought for $4 where two tiles come; CACTUS pays (2+1+2+1+1+1)² = $64.
    const planted = { words: ['CAT', 'CACTUS'], hand: 'CATS', bag: 'CU' };
    const bought = 64 - 9;
    expect(open(planted).sizes(asked(planted))).toEqual([bought, 16, 16, 16]);
    expect(open(planted).selling(asked(planted))).toBeCloseTo((3 * bought + 3 * 16) / 6);
  });

  it('BW-3.2 weighs each lot by how likely it is to come', () => {
    // Of three tiles two are drawn: QU in one case of three.
    const planted = { words: ['QUIT'], hand: 'IT', bag: 'QUV' };
    const [two] = open(planted).sizes(asked(planted)) as readonly number[];
    expect(two).toBeCloseTo((49 + 0 + 0 - 25) / 3);
  });

  it('BW-7.1 sells a word only where the hand is too large, and not the one that may still grow', () => {
    const planted = { words: ['ZA', 'TEN', 'TENSE'], hand: 'ZATEN', bag: 'SE', tileLimit: 3 };
    expect(open(planted).sale(asked(planted))).toMatchObject({ word: { worth: 5 }, sellsOut: false });
    const roomy = { ...planted, tileLimit: 8 };
    expect(open(roomy).sale(asked(roomy))).toEqual({ word: undefined, discard: undefined, sellsOut: false });
  });

  it('BW-7.1 discards what helps least where nothing sells', () => {
    const planted = { words: ['QUIT'], hand: 'IVTVV', bag: 'QU', tileLimit: 2 };
    const { word, discard } = open(planted).sale(asked(planted)) ?? {};
    expect(word).toBeUndefined();
    expect(lettersOf(discard as Uint8Array)).toBe('VVV');
  });

  it('sells out where nothing that may come is of use, the dearest word first', () => {
    const planted = { words: ['ZA', 'TEN'], hand: 'ZATEN', bag: 'VVVVV' };
    expect(open(planted).sale(asked(planted))).toMatchObject({ word: { worth: 5 }, sellsOut: true });
  });

  it('BW-5.2 keeps a wild for the word that it serves best', () => {
    const planted = { words: ['CAT', 'QUIZ'], hand: 'CATQI', bag: 'ZV', wilds: 1, tileLimit: 3 };
    const sale = open(planted).sale(asked(planted));
    expect(sale?.word?.wildLetter).toBe(-1);
    expect(sale?.word?.worth).toBe(4);
  });

  it('gives up where it takes too many steps', () => {
    const planted = { words: ['CAT', 'CATS', 'CACTUS'], hand: 'CATSAT', bag: 'CUVIEE', tileLimit: 4 };
    expect(openEnding({ ...partsOf(planted), steps: 100 })).toBeUndefined();
    // The words are found, and then no steps are left.
    const begun = Array.from({ length: 200 }, (_, i) => 250 * i)
      .map((steps) => openEnding({ ...partsOf(planted), steps }))
      .find((ending) => ending !== undefined);
    expect(begun).toBeDefined();
    expect(begun?.selling(asked(planted))).toBeUndefined();
    expect(begun?.sale(asked(planted))).toBeUndefined();
  });
});

describe('endings beside a brute force', () => {
  const unit = fc.constantFrom(...'AEBTZ');
  const planted: fc.Arbitrary<Planted & Required<Pick<Planted, 'wilds' | 'tileLimit' | 'buysShort'>>> =
    fc.record({
      words: fc.uniqueArray(fc.string({ unit, minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 9 }),
      hand: fc.string({ unit, maxLength: 5 }),
      bag: fc.string({ unit, minLength: 1, maxLength: 6 }),
      wilds: fc.integer({ min: 0, max: 2 }),
      tileLimit: fc.integer({ min: 1, max: 6 }),
      buysShort: fc.boolean(),
    });

  it('are worth what perfect play brings, and so is what they choose', () => {
    fc.assert(
      fc.property(planted, (each) => {
        const { hand, bag, wilds } = each;
        const force = createEndingByForce(each);
        const standing = { hand, wilds, bag };
        const ending = open(each);
        const value = force.selling(standing);
        expect(ending.selling(asked(each))).toBeCloseTo(value, 6);
        if (hand.length <= each.tileLimit) {
          const sizes = [2, 3, 4, 5].map((size) => force.bySize(standing, size));
          ending.sizes(asked(each))?.forEach((worth, i) => {
            expect(worth).toBeCloseTo(sizes[i] as number, 6);
          });
        }
        const sale = ending.sale(asked(each));
        if (sale?.word !== undefined) {
          const { letters, wildLetter, worth } = sale.word;
          const held = countLetters(hand).map((count, code) => count - (letters[code] as number));
          if (wildLetter >= 0) held[wildLetter] = (held[wildLetter] as number) + 1;
          const after = { hand: lettersOf(held), wilds: wilds - (wildLetter < 0 ? 0 : 1), bag };
          expect(worth * worth + force.selling(after)).toBeCloseTo(value, 6);
        } else if (sale?.discard !== undefined) {
          expect(force.selling(force.discard(standing, lettersOf(sale.discard)))).toBeCloseTo(value, 6);
        } else if (hand.length <= each.tileLimit) {
          expect(force.beforeRoll(standing)).toBeCloseTo(value, 6);
        } else {
          // Nothing sells and nothing helps: whatever is discarded.
          expect(value).toBe(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('say of a part of themselves what an ending opened for it says', () => {
    fc.assert(
      fc.property(planted, (each) => {
        const whole = open(each);
        const value = whole.selling(asked(each));
        const again = open(each);
        expect(again.isSolved(asked(each))).toBe(each.bag.length < 2 && !each.buysShort);
        expect(again.selling(asked(each))).toBe(value);
        const lot = each.bag.slice(0, 2);
        if (lot.length < 2) return;
        const part = { ...each, hand: each.hand + lot, bag: each.bag.slice(2) };
        expect(whole.selling(asked(part))).toBe(open(part).selling(asked(part)));
        expect(whole.sale(asked(part))).toEqual(open(part).sale(asked(part)));
      }),
    );
  });
});
