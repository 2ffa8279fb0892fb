import { describe, expect, it } from 'vitest';
import { buywordTable, type TableSpec } from '../../../test/support/buyword-table.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import { createSimpleBot } from './simple-bot.ts';

const WORDS = ['CAT', 'DOG', 'TEN', 'QUIZ', 'AT', 'ON', 'GO', 'TO', 'CATS'];
const bot = createSimpleBot(lexiconOfWords(WORDS));

const tableWith = (spec: TableSpec) => buywordTable({ words: WORDS, ...spec });
const says = (table: ReturnType<typeof tableWith>, seat: number) => bot.choose(table.view(seat), seat);

describe('the house bot', () => {
  it('BW-13 drafts what makes the dearest word for its price', () => {
    const table = tableWith({
      players: 2,
      setup: { bag: 'XCXAXTAA', rolls: [4], leader: 0 },
      options: { draft: true },
    });
    table.roll(0);
    for (let pick = 0; pick < 3; pick++) {
      expect(says(table, 0)).toMatchObject({ kind: 'draft' });
      table.act(0, says(table, 0)).draft(1, 'X');
    }
    expect([...(table.state.lots.find(({ from }) => from === 0)?.tiles ?? '')].sort().join('')).toBe('ACT');
  });

  it('BW-11 accepts a deal that brings a better lot, and rejects one that does not', () => {
    const rounds = [
      ['OX', 'CA', 'ON'],
      ['XZ', 'GO', 'TS'],
    ];
    const table = tableWith({ rounds, options: { deals: 'trades', startMoney: 1000 } });
    table.roll(0).allDone().buy(0).buy(1).buy(2).allDone().roll(1).propose(1, '0>1 1>0');
    expect(says(table, 0)).toEqual({ kind: 'reject', proposal: 1 });
    table.act(0, says(table, 0)).propose(0, '0>1 1>0');
    expect(says(table, 1)).toEqual({ kind: 'accept', proposal: 2 });
    expect(says(table, 0), 'waits for the answer').toBeUndefined();
  });

  it('BW-12 sells a useless lot for money', () => {
    const table = tableWith({ rounds: [['CAT', 'QXZ', 'DOG']], options: { deals: 'sales' } });
    table.roll(0).propose(0, '1>0 $0>1:5');
    expect(says(table, 1)).toEqual({ kind: 'accept', proposal: 1 });
  });

  it('BW-10 puts up what it would decline, bids while the lot is worth it, and passes else', () => {
    const table = tableWith({ rounds: [['JXZ', 'CAT']], options: { auctions: 'english', startMoney: 50 } });
    table.roll(0);
    expect(says(table, 0)).toEqual({ kind: 'auction' });
    table.auction(0);
    expect(says(table, 1)).toEqual({ kind: 'pass' });
    table.pass(1).pass(0).auction(1);
    expect(says(table, 0)).toEqual({ kind: 'bid', amount: 1 });
  });

  it('BW-15.2 votes for words that the dictionary has, against others', () => {
    const table = tableWith({
      rounds: [['CAT', 'DGO', 'TEN']],
      options: { theme: { free: 'Pets' }, judge: 'challenge' },
    });
    table.buyAll().sell(0, 'CAT').sell(1, 'DGO').challenge(1, 1);
    expect(says(table, 2)).toEqual({ kind: 'vote', ballot: 'yes' });
    table.vote(2, 'yes').challenge(0, 2);
    expect(says(table, 2)).toEqual({ kind: 'vote', ballot: 'no' });
  });

  it('BW-14 places words where they pay most', () => {
    const table = tableWith({
      rounds: [
        ['CAT', 'SON'],
        ['TO', 'GO'],
      ],
      options: { crossword: true, tileLimit: 1 },
    });
    table.buyAll().sell(0, 'CAT', '0,0 across').done(0);
    expect(says(table, 1)).toMatchObject({
      kind: 'sell',
      word: 'CATS',
      at: { row: 0, col: 0, across: true },
    });
  });

  it('BW-15.1 knows only the words and names of a theme or a pasted list, and never says a vulgar one', () => {
    const english = createSimpleBot(loadLexicon('en-full'));
    const listed = tableWith({ rounds: [['JAWS', 'LIFE']], options: { theme: { words: ['Jaws', 'Life'] } } });
    listed.buyAll();
    expect(english.choose(listed.view(0), 0)).toMatchObject({ kind: 'sell', word: 'JAWS' });
    const themed = tableWith({ rounds: [['COWS', 'LIFE']], options: { theme: 'animals', wilds: 0 } });
    themed.buyAll();
    expect(english.choose(themed.view(0), 0)).toMatchObject({ kind: 'sell', word: 'COWS' });
    expect(english.choose(themed.view(1), 1)).toEqual({ kind: 'done' });
    const named = tableWith({ rounds: [['ELVIS', 'TABLE']], options: { theme: 'films', wilds: 0 } });
    named.buyAll();
    expect(english.choose(named.view(0), 0)).toMatchObject({ kind: 'sell', word: 'ELVIS' });
  });
});
