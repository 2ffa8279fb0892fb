import { describe, expect, it } from 'vitest';
import { createDealSource, reseedDeal } from './deal-source.ts';
import { allCards } from './decks.ts';

describe('chance that gets another seed in the middle of a round', () => {
  const cards = allCards('classic');
  const before = createDealSource({ seed: 'first' });
  const at = { round: 2, shuffles: 0, deckCount: 20 };
  const after = reseedDeal(before, 'second', at);
  const pack = (round: number, shuffle: number) => ({ round, shuffle, cards, drawn: 0 });

  it('keeps the cards that were drawn, and shuffles the rest of the deck again', () => {
    const [old, now] = [before.order(pack(2, 0)), after.order(pack(2, 0))];
    const drawn = cards.length - at.deckCount;
    expect(now.slice(0, drawn)).toEqual(old.slice(0, drawn));
    expect(now.slice(drawn)).not.toEqual(old.slice(drawn));
    expect([...now].sort()).toEqual([...cards].sort());
  });

  it('leaves earlier packs as they were, and makes later ones anew', () => {
    const anew = createDealSource({ seed: 'second' });
    expect(after.order(pack(1, 0))).toEqual(before.order(pack(1, 0)));
    expect(after.order(pack(2, 1))).toEqual(anew.order(pack(2, 1)));
    expect(after.order(pack(3, 0))).toEqual(anew.order(pack(3, 0)));
  });
});
