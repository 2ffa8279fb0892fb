import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import type { Card } from './card.ts';

/** A table whose players cut these cards, time after time. */
const cutting = (...cuts: readonly (readonly Card[])[]) =>
  cardsTable({
    players: cuts[0]?.length ?? 2,
    deal: { firstDealer: undefined, cut: (time) => cuts[time] ?? [] },
  });

describe('CW-2 the dealer', () => {
  it('CW-2 is who cuts the highest value', () => {
    expect(cutting(['Eb', 'Kb', 'Yb']).state.dealer).toBe(1);
  });

  it('CW-2 at the same value the letter nearer to Z deals', () => {
    expect(cutting(['Fb', 'Yr', 'Wb']).state.dealer).toBe(1);
  });

  it('CW-2 a wild beats all', () => {
    expect(cutting(['Zb', 'Qb', '*']).state.dealer).toBe(2);
  });

  it('CW-2 those still tied cut again, and only those', () => {
    const table = cutting(['Zb', 'Ab', 'Zr'], ['Ab', 'Ar'], ['Ab', 'Bb']);
    expect(table.state.dealer).toBe(2);
    expect(table.log.filter(({ type }) => type === 'cut')).toEqual([
      {
        type: 'cut',
        cuts: [
          { seat: 0, card: 'Zb' },
          { seat: 1, card: 'Ab' },
          { seat: 2, card: 'Zr' },
        ],
      },
      {
        type: 'cut',
        cuts: [
          { seat: 0, card: 'Ab' },
          { seat: 2, card: 'Ar' },
        ],
      },
      {
        type: 'cut',
        cuts: [
          { seat: 0, card: 'Ab' },
          { seat: 2, card: 'Bb' },
        ],
      },
    ]);
    expect(cutting(['*', '*'], ['Ab', '*']).state.dealer).toBe(1);
  });

  it('CW-2 with a seed everybody cuts another card of the deck', () => {
    const table = cardsTable({ players: 8, deal: { firstDealer: undefined } });
    const [, cut] = table.log;
    expect(cut?.type === 'cut' && cut.cuts.length).toBe(8);
  });

  it('CW-2 the deal passes left each round, past those who are out', () => {
    const table = cardsTable({ chips: [50, 1, 50, 50], rounds: [{ hands: [] }] });
    table.play('0 bet 1 | 2 fold | 3 fold').toShowdown();
    // Seat 1 is all-in with the ante and has nothing to show.
    table.play('0 declare Eb Eb | 1 declare none').waiveAll();
    expect(table.seat(1).out).toBe(true);
    expect([table.state.round, table.state.dealer]).toEqual([2, 2]);
  });
});

describe('CW-2 antes', () => {
  it('CW-2 everyone antes first', () => {
    const table = cardsTable({ players: 3, options: { ante: 5 } });
    expect(table.chips()).toEqual([195, 195, 195]);
    expect(table.view().pots).toEqual([{ amount: 15, seats: [0, 1, 2] }]);
  });

  it('CW-2 who cannot pay the whole ante is all-in with what they have', () => {
    const table = cardsTable({
      players: 3,
      options: { stack: 30, ante: 10 },
      rounds: [{ hands: ['Ab Tb', 'Ab', 'Ab'] }],
    });
    table.play('0 bet 16 | 1 call | 2 fold').toShowdown().play('0 declare Ab Tb | 1 declare none').waiveAll();
    // Seat 1 has 4 chips left for an ante of 10.
    expect(table.state.round).toBe(2);
    expect(table.seat(1)).toMatchObject({ chips: 0, committed: 4, folded: false });
    expect(table.view().seats[1]?.allIn).toBe(true);
    expect(table.view().pots).toEqual([
      { amount: 12, seats: [0, 1, 2] },
      { amount: 12, seats: [0, 2] },
    ]);
  });

  it('CW-2 who has no chips after a round is out, and acts no more', () => {
    const table = cardsTable({ players: 3, options: { stack: 20 }, rounds: [{ hands: ['Ab Tb', '', ''] }] });
    table.play('0 bet 19 | 1 call | 2 fold').toShowdown().play('0 declare Ab Tb | 1 declare none').waiveAll();
    expect(table.seat(1).out).toBe(true);
    expect(table.seat(1).dealtIn).toBe(false);
    expect(table.refusal('1 leave')).toEqual({ code: 'is-out', seat: 1 });
    expect(table.offers(1)).toEqual([]);
  });
});

describe('CW-3 the deal', () => {
  it('CW-3 seven cards each, one at a time, from the dealer’s left', () => {
    const order = [...'ABCDEFGHIJKLMNOPQRSTU'].map((letter) => `${letter}b`);
    const table = cardsTable({ players: 3, dealer: 1, deal: { order: () => [...order, ...order] } });
    expect(table.seat(2).cards.join('')).toBe('AbDbGbJbMbPbSb');
    expect(table.seat(0).cards.join('')).toBe('BbEbHbKbNbQbTb');
    expect(table.seat(1).cards.join('')).toBe('CbFbIbLbObRbUb');
    expect(table.state.deckCount).toBe(21);
  });

  it('CW-3 shuffles all cards anew for every round', () => {
    const table = cardsTable({ players: 2 });
    const first = table.seat(0).cards;
    table.play('0 bet 1 | 1 fold');
    expect(table.state).toMatchObject({ round: 2, deckSize: 108, deckCount: 94, discards: [] });
    expect(table.seat(0).cards).not.toEqual(first);
  });

  it('CW-3 is enough for eight players who exchange all they may', () => {
    const table = cardsTable({ players: 8 });
    while (table.state.phase !== 'declare') {
      table.callAll();
      const most = table.state.exchange === 1 ? 4 : 2;
      while (table.state.phase === 'exchange') {
        const [seat = 0] = table.view().toAct;
        table.play(`${seat} exchange ${table.seat(seat).cards.slice(0, most).join(' ')}`);
      }
    }
    expect(table.state).toMatchObject({ deckCount: 4, shuffles: 0 });
    expect(table.state.discards).toHaveLength(48);
  });

  it('CW-3 a short deck that runs out has the discards shuffled in, but never one’s own of the same exchange', () => {
    const table = cardsTable({
      rounds: [{ hands: ['Ab Bb Cb Db', 'Fb Gb Hb Ib'], draws: 'Xb Yb', rest: 0 }],
    });
    table.callAll();
    expect(table.refusal('0 exchange Ab Bb Cb')).toEqual({ code: 'too-many-cards', most: 2 });
    table.play('0 exchange Ab Bb');
    expect(table.state.deckCount).toBe(0);
    table.play('1 exchange Fb Gb');
    expect(table.happened('reshuffled')).toEqual([{ type: 'reshuffled', pile: ['Ab', 'Bb'] }]);
    expect([...(table.happened('exchanged')[0]?.drawn ?? [])].sort()).toEqual(['Ab', 'Bb']);
    expect(table.state).toMatchObject({ deckCount: 0, discards: ['Fb', 'Gb'] });
  });

  it('CW-3 draws the rest of the deck before the discards', () => {
    const table = cardsTable({
      rounds: [{ hands: ['Ab Bb Cb Db', 'Fb Gb Hb Ib'], draws: 'Xb Yb Zb', rest: 0 }],
    });
    table.callAll().play('0 exchange Ab Bb | 1 exchange Fb Gb Hb');
    const drawn = table.happened('exchanged')[1]?.drawn ?? [];
    expect(drawn[0]).toBe('Zb');
    expect([...drawn.slice(1)].sort()).toEqual(['Ab', 'Bb']);
  });
});
