import { describe, expect, it } from 'vitest';
import { pipsByLetter, WILD_PIPS } from '../../../games/buyword/tile-set.ts';
import { allTiles, TILE_SETS } from '../../../games/buyword/tile-sets.ts';
import { codeAt } from '../../../lexicon/alphabet.ts';
import { createDearestFinder } from '../../../lexicon/dearest.ts';
import { lexiconOfWords } from '../../../lexicon/lexicon.ts';
import { createRandom } from '../../random.ts';
import { drawWeights } from '../value/net-fit.ts';
import { createRoundThinker } from '../value/round-thinker.ts';
import { packWeights } from '../value/weights-text.ts';
import { createLearner, playGames, type Subject } from './self-play.ts';
import { type Moment, playSolo, returnsOf } from './solitaire.ts';

const WORDS =
  'CAT CATS TEN NET TONE STONE EAT TEA TEAS QUIZ ON NO GO DOG GOD DOGS RAIN TRAIN STRAIN OAR ROAD';
const pips = pipsByLetter(TILE_SETS.classic);
const subject: Subject = {
  box: { tiles: Uint8Array.from([...allTiles('classic')], (letter) => codeAt(letter, 0)), pips },
  finder: createDearestFinder(lexiconOfWords(WORDS.split(' ')).letterGraph(), {
    letters: pips,
    wild: WILD_PIPS,
  }),
};

const trained = (seed: string, parts: readonly number[]): string => {
  const learner = createLearner({ seed });
  for (let generation = 0; generation < 2; generation++) {
    const harvests = parts
      .slice(1)
      .map((to, i) => playGames(subject, learner.weights, { seed }, generation, parts[i] as number, to));
    learner.learn(generation, harvests);
  }
  return packWeights(learner.weights);
};

describe('self-play', () => {
  it('gives the same weights for the same seed, however its games are shared out; others for another', () => {
    const whole = trained('x', [0, 6]);
    expect(trained('x', [0, 2, 5, 6])).toBe(whole);
    expect(trained('y', [0, 6])).not.toBe(whole);
  });

  it('plays a whole bag alone, keeps at most eight letters and never owes money', () => {
    const thinker = createRoundThinker({ finder: subject.finder, weights: drawWeights('w'), tileLimit: 8 });
    for (let game = 0; game < 10; game++) {
      const { moments, money } = playSolo({
        box: subject.box,
        thinker,
        random: createRandom(`game ${game}`),
        effort: { plain: 20, wild: 20, judged: 8 },
        share: 1,
        wander: 0.25,
      });
      expect(moments[0]).toMatchObject({ bagCount: 108, wilds: 8, money: 200 });
      for (const { hand, money: held } of moments) {
        expect(hand.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(8);
        expect(held).toBeGreaterThanOrEqual(0);
      }
      expect(money).toBe(200 + moments.reduce((sum, { gain }) => sum + gain, 0));
    }
  });

  it('holds what came against what was said, the luck of the die taken out', () => {
    const moment = (gain: number, guess: number, outlook: number, random = false): Moment => ({
      hand: new Uint8Array(26),
      bag: new Uint8Array(26),
      wilds: 0,
      money: 0,
      bagCount: 0,
      head: 0,
      gain,
      guess,
      outlook,
      random,
    });
    // The last moment brought 30 where 20 was expected for that lot and 25 before the roll: 25 + λ·10 goes on.
    const moments = [moment(5, 0, 0), moment(30, 20, 25)];
    expect(returnsOf(moments, 0.5)).toEqual([5 + 25 + 5, 30]);
    expect(returnsOf(moments, 1)).toEqual([5 + 25 + 10, 30]);
    // What came of a size named at random says nothing of what was done before.
    expect(returnsOf([moment(5, 0, 0), moment(30, 20, 25, true)], 1)).toEqual([5 + 25, 30]);
  });
});
