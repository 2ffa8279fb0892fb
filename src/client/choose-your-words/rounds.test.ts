import { expect, it } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { openCardTable } from './cards-state.ts';
import { createRounds } from './rounds.ts';

it('have been looked at up to where one comes in, and none of a new game', () => {
  const state = openCardTable(acceptingTable());
  const { lastSeen } = createRounds(state);
  const seenIn = (round: number): number => {
    state.show({ ...cardsTable().view(0), round }, []);
    return lastSeen.value;
  };
  expect([3, 4, 1, 2].map(seenIn)).toEqual([2, 2, 0, 0]);
});

it('tell the chips of each once it is over', () => {
  const state = openCardTable(acceptingTable());
  const { chips } = createRounds(state);
  const table = cardsTable({ players: 3, options: { stack: 100, ante: 1 } });
  const played = (...lines: readonly string[]): number[][] => {
    table.play(...lines);
    state.show(table.view(0), [...table.log]);
    return chips.value;
  };
  expect(played('0 bet 4')).toEqual([[100], [100], [100]]);
  expect(played('1 fold', '2 fold')).toEqual([
    [100, 102],
    [100, 99],
    [100, 99],
  ]);
});
