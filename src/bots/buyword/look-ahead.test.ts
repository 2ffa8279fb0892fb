import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { LETTERS } from '../../lexicon/alphabet.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { createFutures } from './futures.ts';
import { makeBuyWordBot } from './make-bot.ts';
import { playOn } from './rollouts.ts';
import type { Holding, Plan, RoundThinker } from './value/round-thinker.ts';

const english = loadLexicon('en-full');
const bot = () => makeBuyWordBot({ lexicon: english, level: 'expert', style: 'steady', seed: 's', work: 8 });

describe('the look ahead of the Expert', () => {
  it('BW-17 says the same whatever order the bag is in', () => {
    const says = (rest: string) => {
      const table = buywordTable({ players: 1, rounds: [['EARS'], ['TIN']], rest });
      table.roll(0).buy(0);
      const held = bot().think(table.view(0), 0);
      table.done(0).roll(0);
      const bought = bot().think(table.view(0), 0);
      table.buy(0);
      return [held, bought, bot().think(table.view(0), 0)];
    };
    expect(says('XULAGEDO')).toEqual(says('ODEGALUX'));
  });

  it('BW-3.1 names the same number whatever order the bag is in', () => {
    const says = (rest: string) => {
      const rolls = [4, 'choice'] as const;
      const table = buywordTable({ players: 1, rounds: [['EARS']], rest, setup: { rolls } });
      table.roll(0).buy(0).done(0).roll(0);
      return bot().think(table.view(0), 0);
    };
    expect(says('XULAGEDOTIN')).toMatchObject({ action: { kind: 'choose' } });
    expect(says('XULAGEDOTIN')).toEqual(says('NITODEGALUX'));
  });
});

describe('futures', () => {
  const letters = new Float64Array(LETTERS);
  letters[0] = 3;
  letters[4] = 5;

  it('show each face once in six, and draw no tile that is not there', () => {
    const futureAt = createFutures(letters, 2, 'seed');
    const six = [0, 1, 2, 3, 4, 5].map(futureAt);
    for (const round of [0, 1]) {
      expect(six.map(({ faces }) => faces[round]).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
    for (const { tiles } of six) expect([...tiles].sort()).toEqual([0, 0, 0, 4, 4, 4, 4, 4]);
  });

  it('follow from seed and number, whatever was asked before', () => {
    const asked = createFutures(letters, 3, 'seed');
    expect(asked(9)).toEqual(createFutures(letters, 3, 'seed')(9));
    expect(asked(0)).toEqual(createFutures(letters, 3, 'seed')(0));
    expect(asked(0)).not.toEqual(createFutures(letters, 3, 'other')(0));
  });
});

describe('playing on', () => {
  /** A player to whom a letter is worth $10 while the game lasts, and who sells all for $30 a letter at its end. */
  const sizeOf = ({ hand }: Holding) => hand.reduce((sum, count) => sum + count, 0);
  const planOf = (after: Holding, gain: number, worth: number): Plan => ({
    word: undefined,
    discard: undefined,
    after,
    gain,
    worth,
  });
  const thinker = {
    setBag: () => {},
    outlooks: () => new Float64Array([1, 9, 1, 1]),
    plan: (holding: Holding) => planOf(holding, 0, 10 * sizeOf(holding)),
    lastPlan: (holding: Holding) => planOf(holding, 30 * sizeOf(holding), 30 * sizeOf(holding)),
  } as unknown as RoundThinker;
  const letters = new Float64Array(LETTERS).fill(0);
  letters[0] = 5;
  const scene = { share: { letters, count: 5 }, final: true, pips: new Uint8Array(LETTERS).fill(1) };
  const after = { hand: new Uint8Array(LETTERS), wilds: 0, money: 100 };
  const tiles = new Uint8Array(5);

  it('buys what is worth its price, and ends with the bag', () => {
    // Two As for $4 are worth $20; the last three for $9 make five that sell for $30 each.
    expect(playOn(thinker, scene, [1], { after }, { faces: [0], tiles })).toBe(16);
    expect(playOn(thinker, scene, [0, 1], { after }, { faces: [0, 1], tiles })).toBe(150 - 13);
    expect(playOn(thinker, scene, [0, 0, 1], { after }, { faces: [0, 1, 0], tiles })).toBe(150 - 13);
    expect(playOn(thinker, scene, [0.5, 0.5], { after }, { faces: [0, 1], tiles })).toBe((16 + 137) / 2);
  });

  it('BW-3.1 names what promises most on a choice, but for a size that is given', () => {
    expect(playOn(thinker, scene, [1], { after }, { faces: [5], tiles })).toBe(30 - 9);
    expect(playOn(thinker, scene, [1], { after, head: 0 }, { faces: [5], tiles })).toBe(16);
  });

  it('BW-3.3, BW-4.2 buys no lot that is short or too dear', () => {
    const short = { ...scene, share: { letters, count: 3 } };
    expect(playOn(thinker, short, [1], { after }, { faces: [2], tiles: tiles.subarray(0, 3) })).toBe(0);
    const poor = { ...after, money: 3 };
    expect(playOn(thinker, scene, [1], { after: poor }, { faces: [0], tiles })).toBe(0);
  });
});
