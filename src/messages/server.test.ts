import { expect, it } from 'vitest';
import { tableSentence } from './server.ts';

it.each([
  ['en', 1, '1 second.'],
  ['en', 119, '119 seconds.'],
  ['en', 121, '3 minutes.'],
  ['en', 7199, '120 minutes.'],
  ['en', 7200, '2 hours.'],
  ['en', 80_000, '23 hours.'],
  ['fr', 1, '1 seconde.'],
  ['fr', 600, '10 minutes.'],
  ['fr', 36_000, '10 heures.'],
] as const)('in %s, a wait of %i seconds is told as %s', (language, seconds, told) => {
  for (const code of ['too-many-requests', 'written-too-much'] as const)
    expect(tableSentence(language, { code, seconds })).toMatch(new RegExp(`(in|dans) ${told}$`));
});
