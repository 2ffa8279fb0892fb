import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from './choose-your-words.ts';

describe('what a deal of Choose Your Words brings', () => {
  it('counts the ante of the next round as still owned, chips of this one as won and lost', () => {
    const table = cardsTable({ rounds: [{ hands: ['Kb Ib Tb', 'Ab Tb'] }], words: ['AT', 'KIT'] });
    const gains = () => [0, 1].map((seat) => CHOOSE_YOUR_WORDS_MODULE.duelGain(table.state, seat));
    expect(gains()).toEqual([undefined, undefined]);
    table.play('0 bet 9', '1 fold');
    expect(gains()).toEqual([1, -1]);
  });

  it('counts what was lost and won once where the round ends the game', () => {
    const table = cardsTable({
      rounds: [{ hands: ['Kb Ib Tb', 'Ab Tb'] }],
      words: ['AT', 'KIT'],
      options: { stack: 20 },
    });
    table.play('0 bet 19', '1 call').toShowdown();
    table.play('0 declare Kb Ib Tb | 1 declare Ab Tb').waiveAll();
    expect(table.state.phase).toBe('over');
    expect([0, 1].map((seat) => CHOOSE_YOUR_WORDS_MODULE.duelGain(table.state, seat))).toEqual([20, -20]);
  });
});
