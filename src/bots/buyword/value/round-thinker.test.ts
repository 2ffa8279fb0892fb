import { describe, expect, it } from 'vitest';
import { pipsByLetter, WILD_PIPS } from '../../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../../games/buyword/tile-sets.ts';
import { countLetters } from '../../../lexicon/alphabet.ts';
import { createDearestFinder } from '../../../lexicon/dearest.ts';
import { lexiconOfWords } from '../../../lexicon/lexicon.ts';
import { createRoundThinker, handAfter, type Plan } from './round-thinker.ts';
import { weightsOf } from './trained-weights.ts';

const WORDS = 'CAT CATS TEN NET TONE STONE EAT TEA QUIZ ZA ON NO GO DOG GOD DOGS RAIN TRAIN STRAIN OAR ROAD';
const worths = { letters: pipsByLetter(TILE_SETS.classic), wild: WILD_PIPS };
const finder = createDearestFinder(lexiconOfWords(WORDS.split(' ')).letterGraph(), worths);
const thinker = createRoundThinker({ finder, weights: weightsOf('en'), tileLimit: 8 });
thinker.setBag(countLetters('AAEEIIOONNRRSSTTLDGHMP'), 22);

const plain = { plain: 50, wild: 50, judged: 30 };
const thorough = { ...plain, thorough: true };
const holding = (letters: string) => ({ hand: countLetters(letters), wilds: 2, money: 300 });
const keeps = ({ word }: Plan): boolean => word === undefined;

describe('thinking a round through', () => {
  it.each(['AEEIOTTRZVW', 'QJXZKKVVWWU', 'EEEEEAAAIII'])(
    'BW-7.1 weighs what to discard: keeps no less than the ranking would (%s)',
    (letters) => {
      const held = holding(letters);
      const byRanking = thinker.plans(held, plain).filter(keeps);
      const weighed = thinker.plans(held, thorough).filter(keeps);
      expect(byRanking).toHaveLength(1);
      expect(weighed.length).toBeGreaterThan(1);
      expect(weighed[0]?.worth).toBeGreaterThanOrEqual(byRanking[0]?.worth as number);
      for (const { after, discard } of weighed) {
        expect(after.hand.reduce((sum, count) => sum + count, 0)).toBe(8);
        expect(after.hand.map((count, code) => count + (discard?.[code] ?? 0))).toEqual(held.hand);
      }
    },
  );

  it('BW-5.2 plans two words of a round together where that is worth more', () => {
    const held = { ...holding('QUIZSTONE'), wilds: 0 };
    const ofWord = (plans: readonly Plan[]) => plans.find(({ word }) => word?.worth === 10) as Plan;
    const one = ofWord(thinker.plans(held, plain));
    const both = ofWord(thinker.plans(held, thorough));
    expect(one.gain).toBe(100);
    expect(both.worth).toBeGreaterThanOrEqual(one.worth);
    const rest = handAfter(held.hand, both.word as NonNullable<Plan['word']>);
    const sold = both.after.hand.some((count, code) => count !== rest[code]);
    expect(both.gain > 100).toBe(sold);
    expect(both.after.money).toBe(300 + both.gain);
  });

  it('looks at no word far below the dearest where it is told so', () => {
    const words = (within?: number) =>
      thinker.plans(holding('QUIZSTONE'), { ...plain, within }).flatMap(({ word }) => word?.worth ?? []);
    expect(Math.min(...words())).toBeLessThan(6);
    expect(Math.min(...words(4))).toBeGreaterThanOrEqual(6);
    expect(Math.max(...words(4))).toBe(Math.max(...words()));
  });
});
