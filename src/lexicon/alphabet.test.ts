import { describe, expect, it } from 'vitest';
import { foldWord } from '../shared/fold-word.ts';
import { countLetters, parseRack } from './alphabet.ts';

describe('BW-5.4 words are written without accents', () => {
  it.each([
    ['été', 'ETE'],
    ['Ça', 'CA'],
    ['œuf', 'OEUF'],
    ['cæcum', 'CAECUM'],
    ['naïve', 'NAIVE'],
  ])('%s is %s', (text, folded) => expect(foldWord(text)).toBe(folded));
});

describe('a rack as people type it', () => {
  it('takes any case, spaces and accents', () =>
    expect(parseRack(' e é\tjd noY ')).toEqual({ ok: true, value: 'EEJDNOY' }));

  it('names the first thing that is no letter', () => {
    expect(parseRack('EE4J?')).toEqual({ ok: false, error: { code: 'rack-bad-letter', letter: '4' } });
    expect(parseRack('AB😀')).toEqual({ ok: false, error: { code: 'rack-bad-letter', letter: '😀' } });
    expect(parseRack('ΑΒΓ')).toEqual({ ok: false, error: { code: 'rack-bad-letter', letter: 'Α' } });
  });

  it('refuses nothing and too much', () => {
    expect(parseRack('  ')).toEqual({ ok: false, error: { code: 'rack-empty' } });
    expect(parseRack('A'.repeat(41))).toEqual({
      ok: false,
      error: { code: 'rack-too-long', length: 41, most: 40 },
    });
    expect(parseRack('A'.repeat(10_000_000))).toMatchObject({ ok: false, error: { code: 'rack-too-long' } });
  });

  it('is counted by letter', () => {
    const counts = countLetters('EEJ');
    expect([counts[4], counts[9], counts[0]]).toEqual([2, 1, 0]);
    expect(() => countLetters('e')).toThrow(RangeError);
  });
});
