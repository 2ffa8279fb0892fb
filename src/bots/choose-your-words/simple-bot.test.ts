import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable, type TableSpec } from '../../../test/support/cards-table.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import { createSimpleCardsBot } from './simple-bot.ts';

const lexicon = lexiconOfWords(['QUIZZED', 'AT', 'ZO', 'EEL', 'BE']);
const bot = createSimpleCardsBot(lexicon);
const says = (table: CardsTable, seat: number): string | undefined => {
  const action = bot.choose(table.view(seat), seat);
  return action && formatAction(action);
};

const HANDS: TableSpec = {
  rounds: [{ hands: ['Qb Ub Ib Zb Zr Eb Db', 'Tb Ab Xb Vb Wb Kb *', 'Mb Vb Kb Wb Pb Hb Fb'] }],
};

describe('the house bot at Choose Your Words', () => {
  it('bets on a good hand, pays little for a poor one, and folds it when it is dear', () => {
    const table = cardsTable(HANDS);
    // Half the pot of three antes.
    expect(says(table, 0)).toBe('bet 2');
    table.play('0 bet 50');
    expect(says(table, 1)).toBe('fold');
    expect(says(table, 2)).toBeUndefined();
  });

  it('gives away what its word does not need, never a wild', () => {
    const table = cardsTable(HANDS).callAll();
    expect(says(table, 0)).toBe('exchange none');
    table.play('0 exchange none');
    expect(says(table, 1)).toBe('exchange Kb Vb Wb Xb');
  });

  it('declares its best word, challenges what is none, waives the rest', () => {
    const table = cardsTable({ ...HANDS, words: ['QUIZZED', 'AT'] }).toShowdown();
    expect(says(table, 0)).toBe('declare Qb Ub Ib Zb Zr Eb Db');
    expect(says(table, 2)).toBe('declare none');
    table.play('0 declare Qb Ub Ib Zb Zr Eb Db | 1 declare Tb Ab | 2 declare Mb Vb');
    expect(says(table, 0)).toBe('challenge 1');
    table.play('0 challenge 1');
    expect(says(table, 1)).toBe('challenge 2');
    expect(says(table, 2)).toBe('waive');
  });

  it('keeps to what the house added and banned', () => {
    const options = { houseWords: ['WK'], houseBans: ['AT'] };
    const table = cardsTable({ rounds: [{ hands: ['Ab Tb Wb Kb Vb Vb Vb', 'Eb'] }], options }).toShowdown();
    expect(says(table, 0)).toBe('declare Wb Kb');
  });

  it('announces no category, and without a list votes with the word’s player (CW-21.4)', () => {
    const table = cardsTable({ ...HANDS, options: { category: 'dealer' } });
    expect(says(table, 0)).toBe('category none');
    table.play('0 category "Sea"').toShowdown();
    table.play('0 declare claim Qb Ub | 1 declare none | 2 declare none | 1 challenge category 0');
    expect([0, 1, 2].map((seat) => says(table, seat))).toEqual(['vote yes', 'vote yes', 'vote yes']);
  });
});
