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
    const why = { code: 'sold-and-kept', word: 'RETINA', price: 36, kept: 'ET' };
    const hint: Hint = {
      nudge: { code: 'keep-wild', letters: 6 },
      letters: 'AEINRT',
      move: { action: 'sell RETINA', value: 400, why },
      gain: 21,
    };
    expect(hintSentences('en', hint, WORDS)).toEqual([
      'Keep the wild: sell a word of 6 letters without it.',
      'Look closely at A E I N R T.',
      'Best move: sell retina. The word sells for $36 and leaves you E T. That’s worth about $21 more than the next best move.',
    ]);
    expect(hintSentences('fr', hint, WORDS)[0]).toBe(
      'Garde le joker\u00a0: vends un mot de 6 lettres sans lui.',
    );
  });

  it('say why the move is best where there is more to say than the nudge has', () => {
    const hint = (move: object): Hint => ({
      nudge: { code: 'buy', price: 36 },
      letters: 'AEINRT',
      move: { action: 'buy', value: 400, ...move },
      gain: 0,
    });
    const last = (language: 'en' | 'fr', why: object): string | undefined =>
      hintSentences(language, hint({ why }), WORDS).at(-1);
    expect(last('en', { code: 'bought', lot: 'AEINRT', price: 36, worth: 51 })).toBe(
      'Best move: buy. It costs $36 and looks worth $51 to you.',
    );
    expect(last('fr', { code: 'spent-wild', word: 'AINe', price: 121, without: 36, kept: '' })).toBe(
      'Le meilleur coup\u00a0: buy. Ce mot se vend 121\u00a0$\u202f; sans joker, le meilleur n’en rapporte que 36\u00a0$.',
    );
    expect(last('en', { code: 'discarded', tiles: 'AEINRT', kept: '' })).toBe('Best move: buy.');
    expect(last('en', { code: 'named-size', size: 2, held: 3, gain: 1 })).toBe('Best move: buy.');
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
