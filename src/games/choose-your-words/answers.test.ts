import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS } from './choose-your-words.ts';

const NONE = { folds: 0, calls: 0, raises: 0 };

describe('CW-4 how bets were answered', () => {
  it('CW-4.1 counts folds, calls and raises, but no answer to the bet that opens the round', () => {
    const table = cardsTable({ players: 4 }).play(
      '0 bet 1 | 1 call | 2 raise 9 | 3 fold | 0 raise 20 | 1 call',
    );
    const answers = () => table.view().seats.map((seat) => seat.answers);
    expect(answers()).toEqual([{ ...NONE, raises: 1 }, { ...NONE, calls: 1 }, NONE, { ...NONE, folds: 1 }]);
    table.play('2 fold');
    expect(answers()[2]).toEqual({ ...NONE, folds: 1 });
  });

  it('CW-4.1 counts answers to an opening bet that is more than it must be', () => {
    const table = cardsTable({ players: 3, options: { minBet: 2 } }).play('0 bet 3 | 1 call | 2 fold');
    expect(table.view().seats.map(({ answers }) => answers)).toEqual([
      NONE,
      { ...NONE, calls: 1 },
      { ...NONE, folds: 1 },
    ]);
  });

  it('CW-4.3 counts no check, nor a fold where one could have checked, and goes on from round to round', () => {
    const table = cardsTable({ players: 2, rounds: [{ hands: [] }, { hands: [] }] });
    table.play('0 bet 1 | 1 call').keepAll().play('1 bet 4 | 0 fold');
    expect(table.state.round).toBe(2);
    table.play('1 bet 1 | 0 call').keepAll().play('0 fold');
    expect(table.view().seats.map(({ answers }) => answers)).toEqual([{ ...NONE, folds: 1 }, NONE]);
  });

  it('CW-26.1 are the same to everybody', () => {
    const { state } = cardsTable({ players: 3 }).play('0 bet 5 | 1 raise 12 | 2 fold | 0 call');
    const seen = [null, 0, 1, 2].map((viewer) =>
      CHOOSE_YOUR_WORDS.view(state, viewer).seats.map(({ answers }) => answers),
    );
    for (const each of seen) expect(each).toEqual(seen[0]);
    expect(seen[0]?.[1]).toEqual({ ...NONE, raises: 1 });
  });
});
