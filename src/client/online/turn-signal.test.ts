import { describe, expect, it } from 'vitest';
import { type TurnFacts, titleWith, turnSignal } from './turn-signal.ts';

const HERE = { table: 'HERE', game: 'BuyWord', waits: true };
const NOTHING: TurnFacts = { waiting: [], here: undefined, isSeen: true };
const titled = (facts: Partial<TurnFacts>): string =>
  titleWith(turnSignal({ ...NOTHING, ...facts }), 'A table', (game) => `Your turn – ${game}`);

describe('what a page shows of turns', () => {
  it('is its own title where nothing waits, or only the table in sight does', () => {
    expect(titled({})).toBe('A table');
    expect(titled({ here: HERE, waiting: ['HERE'] })).toBe('A table');
    expect(titled({ here: { ...HERE, waits: false }, isSeen: false })).toBe('A table');
  });

  it('says whose turn it is at a table that is open and not seen', () => {
    expect(turnSignal({ ...NOTHING, here: HERE, isSeen: false })).toEqual({ count: 1, calling: 'BuyWord' });
    expect(titled({ here: HERE, isSeen: false })).toBe('Your turn – BuyWord');
  });

  it('counts every table that waits once, whoever told of it', () => {
    expect(titled({ waiting: ['A', 'B'] })).toBe('(2) A table');
    expect(titled({ waiting: ['A', 'HERE'], here: HERE })).toBe('(1) A table');
    expect(titled({ waiting: ['A', 'HERE'], here: HERE, isSeen: false })).toBe('(2) Your turn – BuyWord');
    expect(titled({ waiting: ['HERE'], here: HERE, isSeen: false })).toBe('Your turn – BuyWord');
  });

  it('goes by what the page knows of its own table: the server may not have heard yet that it was played', () => {
    const played = { ...HERE, waits: false };
    expect(turnSignal({ waiting: ['HERE'], here: played, isSeen: false }).count).toBe(0);
  });
});
