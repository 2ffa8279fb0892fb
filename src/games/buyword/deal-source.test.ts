import { describe, expect, it } from 'vitest';
import { createDealSource, reseedDeal } from './deal-source.ts';
import { allTiles } from './tile-sets.ts';

const sorted = (tiles: string): string => [...tiles].sort().join('');

describe('chance that gets another seed in the middle of a game', () => {
  const contents = allTiles('classic');
  const before = createDealSource({ seed: 'first' });
  const at = { bag: 2, bagCount: 60, rolls: 3 };
  const after = reseedDeal(before, 'second', at);

  it('keeps what was drawn, and what was in the bag, but not in which order it comes', () => {
    const [old, now] = [before.bagOrder(2, contents), after.bagOrder(2, contents)];
    const drawn = contents.length - at.bagCount;
    expect(now.slice(0, drawn)).toBe(old.slice(0, drawn));
    expect(now.slice(drawn)).not.toBe(old.slice(drawn));
    expect(sorted(now)).toBe(sorted(contents));
    expect(after.bagOrder(1, contents)).toBe(before.bagOrder(1, contents));
    expect(after.bagOrder(3, contents)).toBe(createDealSource({ seed: 'second' }).bagOrder(3, contents));
  });

  it('keeps what was rolled', () => {
    const rolls = (deal: typeof before) => Array.from({ length: 40 }, (_, i) => deal.roll(i));
    expect(rolls(after).slice(0, 3)).toEqual(rolls(before).slice(0, 3));
    expect(rolls(after)).not.toEqual(rolls(before));
  });

  it('may get one again', () => {
    const later = { bag: 2, bagCount: 40, rolls: 5 };
    const third = reseedDeal(after, 'third', later).bagOrder(2, contents);
    const drawn = contents.length - later.bagCount;
    expect(third.slice(0, drawn)).toBe(after.bagOrder(2, contents).slice(0, drawn));
    expect(third).not.toBe(after.bagOrder(2, contents));
  });
});
