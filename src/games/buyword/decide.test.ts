import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

const opened = () => buywordTable({ rounds: [['ONE', 'ADO']] });

describe('an action', () => {
  it.each([2, -1, 0.5, Number.NaN, '0'])('comes from a seat of the table, not from %s', (seat) => {
    expect(opened().try(seat as number, { kind: 'roll' })).toEqual({ code: 'bad-seat', players: 2 });
  });

  it.each(['timeout', 'window'])('of the server is not a player’s: %s', (kind) => {
    expect(opened().try(0, { kind, seat: 0 })).toEqual({ code: 'server-only', action: kind });
  });

  it.each(['roll', 'buy', 'leave', 'done'])('of a player is not the server’s: %s', (kind) => {
    expect(opened().try(null, { kind })).toEqual({ code: 'players-only', action: kind });
  });

  it.each(['', 'fly', 'constructor', 'toString', '__proto__', 'hasOwnProperty', undefined, 7])(
    'is one of those there are, not %s',
    (kind) => {
      expect(opened().try(0, { kind })).toEqual({ code: 'bad-action' });
      expect(opened().try(null, { kind })).toEqual({ code: 'bad-action' });
    },
  );

  it.each(['choose', 'buy', 'decline', 'sell', 'discard', 'done', 'challenge', 'waive'])(
    'belongs to its phase: no %s before the roll',
    (action) => {
      expect(opened().try(0, { kind: action })).toEqual({ code: 'not-now', action, phase: 'roll' });
    },
  );

  it('that is refused changes nothing', () => {
    const table = opened();
    const before = JSON.stringify(table.state);
    table.try(1, { kind: 'roll' });
    table.try(0, { kind: 'buy' });
    table.try(null, { kind: 'window' });
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
