import { describe, expect, it } from 'vitest';
import { reflect, type TableMirror } from './table-mirror.ts';
import type { ServerMessage } from './wire.ts';

const NO_DEADLINES = { seats: [], windowMs: null };

const whole = (version: number, since: number | null, events: readonly string[]): ServerMessage => ({
  type: 'table',
  table: 'BCDFGHJ',
  version,
  info: {
    code: 'BCDFGHJ',
    game: 'buyword',
    options: {},
    capacity: 2,
    public: false,
    spectators: 'live',
    patienceSeconds: 90,
    status: 'playing',
    gameNumber: 1,
    seats: [],
    host: 0,
    next: null,
    rulesBefore: null,
    chat: 'all',
    wordFilter: false,
    startsAtMs: null,
  },
  you: 0,
  seated: 0,
  isHost: true,
  watching: 0,
  away: [],
  view: { phase: 'roll', round: 1 },
  since,
  earlier: null,
  events,
  deadlines: NO_DEADLINES,
});

const update = (version: number, ...events: string[]): ServerMessage => ({
  type: 'update',
  table: 'BCDFGHJ',
  version,
  events,
  view: { phase: 'buy' },
});

const mirrorOf = (message: ServerMessage): TableMirror => {
  const mirror = reflect(undefined, message);
  if (mirror === undefined || mirror === 'gap') throw new Error('no mirror');
  return mirror;
};

describe('a table as a client knows it', () => {
  const first = mirrorOf(whole(5, null, ['a', 'b']));

  it('takes the parts of a view that have changed and adds what happened', () => {
    const next = reflect(first, update(6, 'c'));
    expect(next).toMatchObject({ version: 6, view: { phase: 'buy', round: 1 }, events: ['a', 'b', 'c'] });
  });

  it('finds out that something is missing', () => {
    expect(reflect(first, update(7, 'd'))).toBe('gap');
    expect(reflect(first, whole(9, 7, ['d']))).toBe('gap');
  });

  it('hears nothing twice', () => {
    expect(reflect(first, update(5, 'b'))).toBe(first);
    expect(reflect(first, whole(5, 4, ['b']))).toBe(first);
  });

  it('goes on from the rest it asked for, or begins anew with all of it', () => {
    expect(reflect(first, whole(7, 5, ['c', 'd']))).toMatchObject({
      version: 7,
      events: ['a', 'b', 'c', 'd'],
    });
    expect(reflect(first, whole(8, null, ['z']))).toMatchObject({ version: 8, events: ['z'] });
  });

  it('knows who is away and how many watch, and nothing of a table that it has not seen', () => {
    const presence = { away: [1], watching: 3 };
    expect(reflect(first, { type: 'presence', table: 'BCDFGHJ', ...presence })).toMatchObject(presence);
    expect(reflect(undefined, update(6, 'c'))).toBeUndefined();
  });
});
