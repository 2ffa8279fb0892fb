import { describe, expect, it } from 'vitest';
import type { Hint } from '../coach/hint.ts';
import { hintSentences } from './coach.ts';
import { formatMoney } from './money.ts';

const WORDS = {
  amount: (value: number) => formatMoney('en', value),
  letters: (letters: string) => [...letters].join(' '),
  move: (action: string) => action.toLowerCase(),
};

describe('hints in words', () => {
  it('come in three levels, each telling more', () => {
    const hint: Hint = {
      nudge: { code: 'keep-wild', letters: 6 },
      letters: 'AEINRT',
      move: { action: 'sell RETINA', value: 400 },
      gain: 21,
    };
    expect(hintSentences('en', hint, WORDS)).toEqual([
      'Keep the wild: sell a word of 6 letters without it.',
      'Look closely at A E I N R T.',
      'Best move: sell retina. It’s worth about $21 more than the next best.',
    ]);
    expect(hintSentences('fr', hint, WORDS)[0]).toBe(
      'Garde le joker\u00a0: vends un mot de 6 lettres sans lui.',
    );
  });

  it('tell the odds where no letters are at stake', () => {
    const hint: Hint = {
      nudge: { code: 'call', chance: 34, need: 20 },
      letters: '',
      move: { action: 'call', value: 210 },
      gain: 0,
    };
    expect(hintSentences('en', hint, WORDS).slice(1)).toEqual([
      'You win about 34% of the time, and calling needs 20%.',
      'Best move: call.',
    ]);
  });
});
