import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../test/support/cards-table.ts';
import { BUYWORD_MODULE } from './buyword.ts';
import { CHOOSE_YOUR_WORDS_MODULE } from './choose-your-words.ts';

describe('a game at a glance', () => {
  it('BuyWord: the word that was sold last and still counts, in capitals', () => {
    const sale = (word: string, undone: boolean) => ({ words: [word], price: 81, undone });
    const glimpse = (...sales: object[]) => BUYWORD_MODULE.glimpse?.({ sales });
    expect(glimpse()).toEqual({ word: null, pot: null });
    expect(glimpse(sale('ENjOYED', false), sale('NOPE', true))).toEqual({
      word: { text: 'ENJOYED', worth: 81 },
      pot: null,
    });
  });

  it('Choose Your Words: the pot, and the best word once all are open', () => {
    const table = cardsTable({ rounds: [{ hands: ['Ab Tb', 'Lb *', 'Kb Ib Tb'] }], words: ['AT', 'KIT'] });
    const glimpse = () => CHOOSE_YOUR_WORDS_MODULE.glimpse?.(table.view());
    expect(glimpse()).toEqual({ word: null, pot: 3 });
    table.toShowdown().play('0 declare Ab Tb');
    expect(glimpse()?.word).toBeNull();
    table.play('1 declare none | 2 declare Kb Ib Tb');
    expect(glimpse()?.word).toMatchObject({ text: 'KIT' });
  });
});
