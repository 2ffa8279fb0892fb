import { describe, expect, it } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import { buywordTable, type TableSpec } from '../../../test/support/buyword-table.ts';
import type { View } from '../../games/buyword/view.ts';
import { openBuyWordTable } from './buyword-state.ts';
import { buyWordTableOf } from './buyword-table.ts';
import { leadsNext } from './lead.ts';

const ROUNDS = [
  ['AB', 'CD'],
  ['EF', 'GH'],
];

/** Two players, of whom the first leads and both have declined their lots: now they sell. */
const selling = (spec: TableSpec = {}) => {
  const table = buywordTable({ players: 2, rounds: ROUNDS, rest: 'XYZ', ...spec });
  table.act(0, { kind: 'roll' });
  table.act(0, { kind: 'decline' });
  table.act(1, { kind: 'decline' });
  return table;
};

describe('to be done and to roll is one step (BW-7.2)', () => {
  it('for who is on the left of the leader, once all others are done', () => {
    const table = selling();
    expect(leadsNext(table.view(1), 1)).toBe(false);
    table.act(0, { kind: 'done' });
    expect(leadsNext(table.view(1), 1)).toBe(true);
    expect(leadsNext(table.view(0), 0)).toBe(false);
  });

  it('not for the leader, who hands the die on', () => {
    const table = selling();
    table.act(1, { kind: 'done' });
    expect(leadsNext(table.view(0), 0)).toBe(false);
  });

  it('alone in every round but the last', () => {
    const alone = (rest: string): View => {
      const table = buywordTable({ players: 1, rounds: [['AB']], rest });
      table.act(0, { kind: 'roll' });
      table.act(0, { kind: 'decline' });
      return table.view(0);
    };
    expect(leadsNext(alone('XYZ'), 0)).toBe(true);
    expect(leadsNext(alone(''), 0)).toBe(false);
  });

  it('not where words may still be challenged (BW-6.4), or the target is reached (BW-16.2)', () => {
    const judged = selling({ options: { judge: 'challenge' } });
    judged.act(0, { kind: 'done' });
    expect(leadsNext(judged.view(1), 1)).toBe(false);
    const table = selling();
    table.act(0, { kind: 'done' });
    const view = table.view(1);
    const extended = {
      refill: 'all',
      refillWhen: 'roundEnd',
      target: 200,
    } as unknown as View['options']['extended'];
    expect(leadsNext({ ...view, options: { ...view.options, extended } }, 1)).toBe(false);
  });
});

describe('done and roll', () => {
  /** Sits down where one sells, and a table that shows another step once one is done. */
  const sitDown = (then: Partial<View>, refuses = false) => {
    const done: string[] = [];
    const before = selling();
    before.act(0, { kind: 'done' });
    const state = openBuyWordTable(
      acceptingTable({
        take: (action) => {
          done.push(action);
          if (refuses) return { code: 'over-limit', message: 'No.' };
          state.view.value = { ...before.view(1), ...then };
          return undefined;
        },
      }),
    );
    state.mySeat.value = 1;
    state.view.value = before.view(1);
    return { done, ...buyWordTableOf(state) };
  };

  it('does one after the other', async () => {
    const { doneAndRoll, done } = sitDown({ phase: 'roll', toAct: [1] });
    expect(await doneAndRoll()).toBe(true);
    expect(done).toEqual(['done', 'roll']);
  });

  it('does not roll where it was refused, or somebody else is to act', async () => {
    const refused = sitDown({}, true);
    expect(await refused.doneAndRoll()).toBe(false);
    expect(refused.done).toEqual(['done']);
    const others = sitDown({ phase: 'roll', toAct: [0] });
    expect(await others.doneAndRoll()).toBe(false);
    expect(others.done).toEqual(['done']);
  });
});
