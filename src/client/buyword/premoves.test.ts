import { expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { PREMOVES } from './premoves.ts';

/** Two players; the first leads. The second's lot is AB. */
const table = (startMoney = 200) =>
  buywordTable({ players: 2, rounds: [['CD', 'AB']], rest: 'XYZ', options: { startMoney } });

it('offers limits before the lot is known, then the lot itself, and nothing after it', () => {
  const at = table(60);
  expect(PREMOVES.open(at.view(1), 1)).toEqual(['buy 25', 'buy 49', 'decline']);
  at.act(0, { kind: 'roll' });
  expect(PREMOVES.open(at.view(1), 1)).toEqual(['buy', 'decline']);
  at.act(0, { kind: 'decline' });
  at.act(1, { kind: 'buy' });
  expect(PREMOVES.open(at.view(1), 1)).toEqual([]);
});

it('BW-4 buys what costs no more than that; a dearer lot waits for its player', () => {
  const at = table();
  expect(PREMOVES.takes?.('buy 7', at.view(1), 1)).toBe(true);
  at.act(0, { kind: 'roll' });
  at.act(0, { kind: 'decline' });
  const view = at.view(1);
  expect(PREMOVES.action('buy 999', view, 1)).toEqual({ kind: 'buy' });
  expect(PREMOVES.action('buy', view, 1)).toEqual({ kind: 'buy' });
  expect(PREMOVES.action('buy 1', view, 1)).toBeUndefined();
  expect(PREMOVES.action('decline', view, 1)).toEqual({ kind: 'decline' });
});

it('means one lot where it names none, and one round in any case', () => {
  const at = table();
  at.act(0, { kind: 'roll' });
  const view = at.view(1);
  const traded = { ...view, seats: view.seats.map((seat) => ({ ...seat, lot: 'ZZ' })) };
  expect(PREMOVES.span('buy', traded, 1)).not.toBe(PREMOVES.span('buy', view, 1));
  expect(PREMOVES.span('buy 49', traded, 1)).toBe(PREMOVES.span('buy 49', view, 1));
  expect(PREMOVES.span('buy 49', { ...view, round: 9 }, 1)).not.toBe(PREMOVES.span('buy 49', view, 1));
});
