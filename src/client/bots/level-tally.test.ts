import { expect, it } from 'vitest';
import { tallyByLevel } from './level-tally.ts';

it('adds up what was played against the bots of a level, weakest first', () => {
  const bots = {
    quill: { played: 4, won: 1 },
    dot: { played: 2, won: 2 },
    novice: { played: 1, won: 0 },
    simple: { played: 9, won: 9 },
    gone: { played: 1, won: 1 },
  };
  expect(tallyByLevel(bots)).toEqual([
    { level: 'novice', played: 3, won: 2 },
    { level: 'expert', played: 4, won: 1 },
  ]);
  expect(tallyByLevel({})).toEqual([]);
});
