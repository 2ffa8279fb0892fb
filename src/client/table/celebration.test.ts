import { describe, expect, it } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import { takeCelebration } from './celebration.ts';
import { createTableState } from './table-state.ts';

type Event = { readonly type: string };

const began = { type: 'began' };
const sold = { type: 'sold' };

const openTable = () =>
  createTableState<object, Event, string, { readonly code: string }>(
    { format: (action) => action, mayGoOn: () => true, step: () => '' },
    acceptingTable(),
  );

describe('the end of a game', () => {
  it('is celebrated once, where it comes while one looks', () => {
    const table = openTable();
    table.show({}, [began]);
    table.show({}, [began, sold]);
    expect(takeCelebration(table)).toBe(false);
    table.show({}, [began, sold, { type: 'ended' }]);
    expect(takeCelebration(table)).toBe(true);
    // The page of the same table is left, and come back to.
    expect(takeCelebration(table)).toBe(false);
  });

  it('is not where it lay behind when the game was opened, or was jumped to', () => {
    const table = openTable();
    const all = [began, sold, { type: 'ended' }];
    table.show({}, all);
    expect(takeCelebration(table)).toBe(false);
    table.show({}, [began]);
    table.show({}, []);
    table.show({}, all);
    expect(takeCelebration(table)).toBe(false);
  });

  it('is in a replay that comes to it step by step', () => {
    const table = openTable();
    const all = [began, sold, { type: 'ended' }];
    table.show({}, all.slice(0, 2));
    table.showNext({}, all, () => {});
    expect(takeCelebration(table)).toBe(true);
  });
});
