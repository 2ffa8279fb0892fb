import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';

const HANDS = { hands: ['Ab Bb Cb Db Fb Gb *', 'Hb Ib Jb Kb Lb Mb Nb'], draws: 'Qr Xr Zr Vr Wr Yr Jr Kr' };

describe('CW-4.2, CW-4.4 exchanges', () => {
  it('CW-4.2 the first: dealer first, clockwise, up to four cards', () => {
    const table = cardsTable({ rounds: [HANDS] }).callAll();
    expect(table.view()).toMatchObject({ phase: 'exchange', exchange: 1, toAct: [0] });
    expect(table.refusal('1 exchange none')).toEqual({ code: 'not-your-turn', turn: [0] });
    expect(table.refusal('0 exchange Ab Bb Cb Db Fb')).toEqual({ code: 'too-many-cards', most: 4 });
    expect(table.refusal('0 exchange Ab Ab')).toEqual({ code: 'cards-not-held', cards: ['Ab'] });
    expect(table.refusal('0 exchange ?')).toEqual({ code: 'cards-not-held', cards: ['?'] });
    table.play('0 exchange Ab Bb Cb *');
    expect(table.seat(0).cards.join(' ')).toBe('Db Fb Gb Qr Vr Xr Zr');
    expect(table.view().seats[0]).toMatchObject({ cardCount: 7, exchanged: [4] });
  });

  it('CW-4.2 none allowed', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .callAll()
      .play('0 exchange none | 1 exchange none');
    expect(table.seat(0).cards.join(' ')).toBe('Ab Bb Cb Db Fb Gb *');
    expect(table.view().phase).toBe('bet');
  });

  it('CW-4.4 the second: from the dealer’s left, up to two', () => {
    const table = cardsTable({ rounds: [HANDS] })
      .callAll()
      .keepAll()
      .callAll();
    expect(table.view()).toMatchObject({ phase: 'exchange', exchange: 2, toAct: [1] });
    expect(table.refusal('1 exchange Hb Ib Jb')).toEqual({ code: 'too-many-cards', most: 2 });
    table.play('1 exchange Hb Ib | 0 exchange *');
    expect(table.seat(1).exchanged).toEqual([0, 2]);
    expect(table.seat(1).cards.join(' ')).toBe('Jb Kb Lb Mb Nb Qr Xr');
  });

  it('CW-4.2 those all-in exchange too, those who folded do not', () => {
    const table = cardsTable({ chips: [20, 60, 60], rounds: [{ hands: [] }] });
    table.play('0 bet 19 | 1 call | 2 fold');
    expect(table.view().toAct).toEqual([0]);
    expect(table.refusal('2 exchange none')).toEqual({ code: 'has-folded' });
    table.play('0 exchange Eb Eb | 1 exchange none | 1 exchange none');
    expect(table.view().toAct).toEqual([0]);
  });
});
