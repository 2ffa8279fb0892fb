import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHARACTER_IDS } from '../../src/bots/characters.ts';
import { pageFigures, playedLadders, RATINGS_FILE } from './ladder-figures.ts';

it('what the page of opponents shows follows from what was scored (else: npm run bots:measure -- ladder none)', () => {
  expect(JSON.parse(readFileSync(RATINGS_FILE, 'utf8'))).toEqual(pageFigures());
});

it('every ladder is a round robin of all characters', () => {
  const pairs = CHARACTER_IDS.flatMap((one, i) =>
    CHARACTER_IDS.slice(i + 1).map((other) => `${one} ${other}`),
  );
  for (const { scored, ladder } of playedLadders()) {
    expect(Object.keys(scored.points)).toEqual(pairs);
    expect(Object.keys(ladder.ratings)).toEqual(CHARACTER_IDS);
  }
});
