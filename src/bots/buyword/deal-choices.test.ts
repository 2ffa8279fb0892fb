import { describe, expect, it } from 'vitest';
import { playerWith, type Worths } from '../../../test/support/buyword-player.ts';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { offers } from '../../games/buyword/offers.ts';
import { formatTerms } from '../../games/buyword/variants/deal-terms.ts';
import { chooseDeal } from './deal-choices.ts';

/** Four players with lots that cost $4 each; seat 0 wants that of seat 1, seat 1 that of seat 2, seat 2 that of seat 0. */
const LOTS = ['AE', 'IO', 'NT', 'RS'];
const ROUND: Worths = [{ IO: 40 }, { NT: 40 }, { AE: 40 }, {}];

const opened = (deals: 'trades' | 'sales', lots: readonly string[] = LOTS) =>
  buywordTable({ rounds: [lots], rest: 'EEEEEEEE', options: { deals } }).roll(0);
type Table = ReturnType<typeof opened>;

const dealOf = (table: Table, seat: number, worths: Worths) =>
  chooseDeal(playerWith(table.view(seat), seat, worths), offers(table.view(seat), seat));

const proposed = (choice: ReturnType<typeof dealOf>): string =>
  choice?.action.kind === 'propose' ? formatTerms(choice.action) : '';

describe('an Expert in trades and sales', () => {
  it('BW-11.1 proposes a ring of three where all gain and no two do', () => {
    const choice = dealOf(opened('trades'), 0, ROUND);
    expect(proposed(choice)).toBe('0>2 1>0 2>1');
    expect(choice?.why).toEqual({ code: 'proposed-ring', gain: 36 });
  });

  it('BW-11.1 each of the ring accepts it, and the lots go round', () => {
    const table = opened('trades').propose(0, '0>2 1>0 2>1');
    for (const seat of [1, 2]) {
      const answer = dealOf(table, seat, ROUND);
      expect(answer).toEqual({
        action: { kind: 'accept', proposal: 1 },
        why: { code: 'accepted', gain: 36 },
      });
      table.accept(seat, 1);
    }
    expect(table.lots()).toEqual(['0>2 AE', '1>0 IO', '2>1 NT', '3>3 RS']);
  });

  it('BW-11.2 rejects a ring that brings it nothing, or others far more', () => {
    const table = opened('trades').propose(0, '0>2 1>0 2>1');
    expect(dealOf(table, 1, [{ IO: 40 }, {}, { AE: 40 }])?.why).toEqual({ code: 'rejected', gain: 0 });
    expect(dealOf(table, 1, [{ IO: 90 }, { NT: 12 }, { AE: 90 }])?.why).toEqual({
      code: 'rejected-unfair',
      gain: 8,
    });
  });

  it('BW-12.1 shares out by money what a ring brings: all gain, who proposes somewhat more', () => {
    const choice = dealOf(opened('sales'), 0, ROUND);
    expect(choice?.why).toEqual({ code: 'proposed-ring', gain: 46 });
    expect(proposed(choice)).toBe('0>2 1>0 2>1 $1>0:5 $2>0:5');
  });

  it('BW-11.1 two lots change hands where that is better than a ring', () => {
    const choice = dealOf(opened('trades'), 0, [{ IO: 40, RS: 90 }, { NT: 40 }, { AE: 40 }, { AE: 60 }]);
    expect([proposed(choice), choice?.why?.code]).toEqual(['0>3 3>0', 'proposed']);
  });

  it('BW-11.2 is done only after those who may still propose, for nobody can deal with who is done', () => {
    const table = opened('trades', ['AE', 'IO', 'NT']);
    expect(dealOf(table, 0, [])).toBeUndefined();
    expect(dealOf(table, 1, [])).toBeUndefined();
    expect(dealOf(table, 2, [])?.action).toEqual({ kind: 'done' });
    table.done(2);
    expect(dealOf(table, 1, [])?.action).toEqual({ kind: 'done' });
  });
});
