import { describe, expect, it } from 'vitest';
import { allowsHints, hintFrom } from './hint.ts';

const wording = {
  nudgeOf: () => ({ code: 'sell', letters: 4 }) as const,
  lettersOf: ({ action }: { action: string }) => [...action.slice(5)].sort().join(''),
};

describe('a hint', () => {
  it('is given neither where others play for the same result nor where the dictionary is closed', () => {
    const alone = { people: 1, isRated: false, isLookUpClosed: false };
    expect(allowsHints(alone)).toBe(true);
    expect(allowsHints({ ...alone, people: 2 })).toBe(false);
    expect(allowsHints({ ...alone, isRated: true })).toBe(false);
    expect(allowsHints({ ...alone, isLookUpClosed: true })).toBe(false);
  });

  it('tells what the move gains over the next one that is another', () => {
    const choices = [
      { action: 'sell RATE', value: 300 },
      { action: 'sell TEAR', value: 300 },
      { action: 'done', value: 280.4 },
    ];
    const hint = hintFrom({ value: 300, choices }, wording);
    expect(hint).toMatchObject({ letters: 'AERT', gain: 20, move: { action: 'sell RATE' } });
  });

  it('says so where all comes to the same, and nothing where there is nothing to decide', () => {
    const choices = [
      { action: 'waive', value: 300 },
      { action: 'challenge 1', value: 300 },
    ];
    expect(hintFrom({ value: 300, choices }, wording)?.nudge).toEqual({ code: 'equal' });
    expect(hintFrom({ value: 300, choices: choices.slice(1) }, wording)).toBeUndefined();
  });
});
