import { describe, expect, it } from 'vitest';
import { type GreatFrom, greatWord } from './great-word.ts';

const FROM: GreatFrom = { worth: 200, length: 9, beat: 90, record: { words: 2, worth: 100 } };
const PLAIN = { worth: 64, length: 4, before: [144, 100] };

describe('a great word', () => {
  it('is no word like others', () => {
    expect(greatWord(PLAIN, FROM)).toBeUndefined();
  });

  it('brings much, or is long', () => {
    expect(greatWord({ ...PLAIN, worth: 200, before: [256, 1] }, FROM)).toEqual({ mark: 'worth', degree: 1 });
    expect(greatWord({ ...PLAIN, length: 9 }, FROM)).toEqual({ mark: 'length', degree: 1 });
    expect(greatWord({ ...PLAIN, worth: 199, length: 8, before: [199, 1] }, FROM)).toBeUndefined();
  });

  it('brings more than any word of the game before, once there were some', () => {
    expect(greatWord({ ...PLAIN, worth: 169 }, FROM)).toEqual({ mark: 'record', degree: 1 });
    expect(greatWord({ ...PLAIN, worth: 144 }, FROM)).toBeUndefined();
    expect(greatWord({ ...PLAIN, worth: 169, before: [144] }, FROM)).toBeUndefined();
    expect(greatWord({ ...PLAIN, worth: 99, before: [1, 1, 1] }, FROM)).toBeUndefined();
  });

  it('beats a strong hand', () => {
    expect(greatWord({ ...PLAIN, worth: 95, beat: 90 }, FROM)).toEqual({ mark: 'beat', degree: 1 });
    expect(greatWord({ ...PLAIN, worth: 95, beat: 89 }, FROM)).toBeUndefined();
    expect(greatWord({ ...PLAIN, worth: 90, beat: 90 }, FROM)).toBeUndefined();
  });

  it('is the greater the more there is to say for it, and the most telling is said', () => {
    const done = { worth: 225, length: 10, beat: 100, before: [144, 100] };
    expect(greatWord(done, FROM)).toEqual({ mark: 'record', degree: 4 });
    expect(greatWord({ ...done, before: [400] }, FROM)).toEqual({ mark: 'beat', degree: 3 });
  });
});
