import { expect, it } from 'vitest';
import { buywordTable, type TableSpec } from '../../../test/support/buyword-table.ts';
import { fetchTexts } from '../base/texts.ts';
import { forcedMove } from './forced-move.ts';

await fetchTexts();

/** A table of two after the first roll, with so much money. */
const rolled = (startMoney: number, spec: TableSpec = {}) => {
  const table = buywordTable({
    players: 2,
    rounds: [['QZ', 'AB']],
    rest: 'XYZ',
    ...spec,
    options: { startMoney, ...spec.options },
  });
  table.act(0, { kind: 'roll' });
  return table;
};

it('declines a lot that cannot be paid (BW-4.2), and says what it would have cost', () => {
  const table = rolled(50);
  const forced = forcedMove(table.view(0), 0);
  expect(forced?.action).toEqual({ kind: 'decline' });
  expect(forced?.why()).toMatch(/^You couldn’t afford QZ \(\$\d+\)\.$/);
});

it('leaves a lot that can be paid, or be put up for auction (BW-10), to its holder', () => {
  expect(forcedMove(rolled(1000).view(0), 0)).toBeUndefined();
  expect(forcedMove(rolled(50, { options: { auctions: 'french' } }).view(0), 0)).toBeUndefined();
});

it('is done for who has nothing to sell (BW-5), and for nobody with two tiles, or one and a wild', () => {
  const at = (wilds: number, buys: boolean) => {
    const table = rolled(1000, { options: { wilds } });
    table.act(0, { kind: buys ? 'buy' : 'decline' });
    table.act(1, { kind: 'decline' });
    return forcedMove(table.view(0), 0);
  };
  expect(at(4, false)?.action).toEqual({ kind: 'done' });
  expect(at(4, false)?.why()).toBe('Nothing to sell.');
  expect(at(0, true)).toBeUndefined();
});

it('never rolls: that is the only answer, too, but nobody else’s to give', () => {
  expect(forcedMove(buywordTable({}).view(0), 0)).toBeUndefined();
});
