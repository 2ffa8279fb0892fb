import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { BUYWORD } from './buyword.ts';

describe('BW-8.1 the end of the game', () => {
  it('BW-8.1 tiles still held are lost after the last round’s sales', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: ['ONE'] })
      .buyAll()
      .sell(0, 'ONE')
      .allDone();
    expect(table.events.slice(1)).toEqual([
      { type: 'tiles-gone', seat: 1, tiles: 'ADO', wilds: 0, why: 'lost' },
      { type: 'ended', result: { reason: 'bag', money: [200, 184], winners: [0], grade: null } },
    ]);
    expect([table.state.sold, table.state.box, table.seat(1).tiles]).toEqual(['ENO', 'ADO', '']);
    expect(table.view().box).toBe('ADENOO');
  });

  it('BW-8.1 most money wins', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO', 'AAA']], words: ['ADO'] })
      .buyAll()
      .sell(1, 'ADO')
      .allDone();
    expect(table.state.result).toMatchObject({ money: [191, 200, 191], winners: [1] });
  });

  it('BW-8.1 equal money shares the win', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO', 'AAA']] })
      .buyAll()
      .allDone();
    expect(table.state.result).toMatchObject({ money: [191, 184, 191], winners: [0, 2] });
  });

  it('BW-8.1 nothing more can be done', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']] }).buyAll();
    expect(BUYWORD.isOver(table.state)).toBe(false);
    table.allDone();
    expect(BUYWORD.isOver(table.state)).toBe(true);
    expect(table.try(0, { kind: 'roll' })).toEqual({ code: 'game-over' });
    expect(table.try(0, { kind: 'leave' })).toEqual({ code: 'game-over' });
    expect(table.try(null, { kind: 'timeout', seat: 0 })).toEqual({ code: 'game-over' });
    expect(table.offers(0)).toEqual([]);
    expect(table.view()).toMatchObject({ phase: 'over', toAct: [] });
  });

  it('BW-8.1 waits for the last challenges', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], options: { judge: 'challenge' } })
      .buyAll()
      .sell(0, 'NOE')
      .allDone();
    expect(table.state.phase).toBe('sell');
    table.challenge(1, 1).done(0);
    expect(table.state.result).toMatchObject({ money: [171, 184], winners: [1] });
  });
});

describe('BW-8.2 alone', () => {
  /** A game alone that ends with so much money: AA is bought and sold again. */
  const endingWith = (money: number) =>
    buywordTable({ rounds: [['AA']], words: ['AA'], options: { startMoney: money } })
      .buyAll()
      .sell(0, 'AA')
      .allDone().state.result;

  it.each([
    [50, 'try-again'],
    [799, 'try-again'],
    [800, 'fair'],
    [899, 'fair'],
    [900, 'good'],
    [999, 'good'],
    [1000, 'outstanding'],
  ])('BW-8.2 $%i is %s', (money, grade) => {
    expect(endingWith(money)).toEqual({ reason: 'bag', money: [money], winners: [0], grade });
  });

  /** Lots of Z, bought one after the other for $400 or less each, and sold as one word. */
  const soldTogether = (startMoney: number, word: string) => {
    const lots = word.match(/.{1,5}/g) ?? [];
    const table = buywordTable({
      players: 1,
      setup: { bag: word, rolls: lots.map(() => 5), leader: 0 },
      words: [word],
      options: { startMoney, shortDraw: 'partial' },
    });
    for (const _ of lots.slice(1)) table.buyAll().done(0);
    return table.buyAll().sell(0, word).done(0).state.result;
  };

  it.each([
    [979, 'ZZZZZZZ', 1299, 'outstanding'],
    [980, 'ZZZZZZZ', 1300, 'masterly'],
    [959, 'ZZZZZZZZZ', 1599, 'masterly'],
    [960, 'ZZZZZZZZZ', 1600, 'legendary'],
  ])('BW-8.2 what is beyond is ours to name: $%i and %s make $%i, %s', (startMoney, word, money, grade) => {
    expect(soldTogether(startMoney, word)).toMatchObject({ money: [money], grade });
  });

  it('BW-8.2 no grade where others play', () => {
    const table = buywordTable({ rounds: [['AA', 'AA']], options: { startMoney: 1000 } })
      .buyAll()
      .allDone();
    expect(table.state.result?.grade).toBeNull();
  });
});
