import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { cardsCloseness, outRounds } from './closeness.ts';

describe('CW-23 how close a game of cards was', () => {
  it('CW-23 one who took all is the last one standing; the others were out in a round', () => {
    const table = cardsTable({ options: { stack: 20 }, rounds: [{ hands: ['Ab Tb', ''] }] });
    table.play('0 bet 19 | 1 call').toShowdown().play('0 declare Ab Tb | 1 declare none').waiveAll();
    const out = outRounds(table.log);
    expect(out).toEqual(new Map([[1, 1]]));
    expect(cardsCloseness(table.state, out, 0)).toEqual({ kind: 'took-all' });
    expect(cardsCloseness(table.state, out, 1)).toEqual({ kind: 'out', round: 1, place: 2, players: 2 });
    expect(cardsCloseness(table.state, new Map(), 1)).toMatchObject({ round: undefined, place: undefined });
    expect(cardsCloseness(table.state, out, null)).toBeUndefined();
  });

  it('CW-23 who lasted longer ranks ahead', () => {
    const seats = [120, 0, 0, 0].map((chips) => ({ chips, left: false }));
    const ended = { seats, result: { reason: 'chips' as const, chips: [120, 0, 0, 0], winners: [0] } };
    const out = new Map([
      [1, 9],
      [2, 4],
      [3, 4],
    ]);
    const places = [1, 2, 3].map((seat) => cardsCloseness(ended, out, seat));
    expect(places.map((each) => each?.kind === 'out' && each.place)).toEqual([2, 3, 3]);
  });

  it('CW-24 where a score or the time ends it, chips are compared', () => {
    const table = cardsTable({ players: 3, options: { end: { minutes: 30 } } }).play('- time');
    table.play('0 bet 1 | 1 fold | 2 fold');
    expect(cardsCloseness(table.state, new Map(), 0)).toMatchObject({ kind: 'won', by: 3 });
    expect(cardsCloseness(table.state, new Map(), 1)).toMatchObject({ kind: 'lost', by: 3, place: 2 });
  });
});
