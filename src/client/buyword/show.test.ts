import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../games/buyword/events.ts';
import { fetchTexts } from '../base/texts.ts';
import { momentOf } from './show.ts';

const sold = (sale: number, word: string, price: number) => ({
  type: 'sold' as const,
  seat: 0,
  sale,
  words: [{ word, wildAt: null, pips: Math.sqrt(price), price }],
  tiles: word,
  wilds: 0,
  price,
});
const FOUR = [sold(1, 'CAT', 16), sold(2, 'DOG', 25), sold(3, 'JUMP', 100), sold(4, 'HORSE', 49)];

beforeAll(fetchTexts);

describe('the great word of a sale', () => {
  it('is none like others', () => {
    expect(momentOf(sold(5, 'HOUSE', 64), FOUR)).toBeUndefined();
  });

  it('is the most valuable of the game so far', () => {
    expect(momentOf(sold(5, 'QUIZ', 144), FOUR)).toEqual({
      word: 'QUIZ',
      worth: '$144',
      great: { mark: 'record', degree: 1 },
      by: 4,
    });
    expect(momentOf(sold(5, 'QUIZ', 144), FOUR.slice(1))).toBeUndefined();
  });

  it('counts no sale that was undone', () => {
    const undone: GameEvent = {
      type: 'undone',
      sale: 5,
      seat: 0,
      words: [],
      refund: 400,
      tiles: 'QQ',
      wilds: 0,
    };
    const before = [...FOUR, sold(5, 'QQZZQZZ', 400), undone];
    expect(momentOf(sold(6, 'QUIZ', 144), before)?.great.mark).toBe('record');
  });

  it('brings $196 or has nine letters, early in a game too', () => {
    expect(momentOf(sold(1, 'JUKEBOX', 196), [])?.great.mark).toBe('worth');
    expect(momentOf(sold(1, 'SATELLITE', 121), [])).toMatchObject({ great: { mark: 'length' }, by: 9 });
  });
});
