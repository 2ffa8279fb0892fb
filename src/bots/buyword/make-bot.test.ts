import { describe, expect, it } from 'vitest';
import { buywordTable, type TableSpec } from '../../../test/support/buyword-table.ts';
import { lexiconOfWords } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import type { Style } from '../characters.ts';
import { LEVELS, type Level } from '../levels.ts';
import { makeBuyWordBot } from './make-bot.ts';

const WORDS = ['CAT', 'CATS', 'DOG', 'TEN', 'QUIZ', 'AT', 'ON', 'GO', 'TO', 'TONE', 'STONE', 'NOTE'];
const lexicon = lexiconOfWords(WORDS);

const tableWith = (spec: TableSpec) => buywordTable({ words: WORDS, ...spec });
type Table = ReturnType<typeof tableWith>;

const botOf = (level: Level, style: Style = 'steady', words = lexicon) =>
  makeBuyWordBot({ lexicon: words, level, style, seed: 'a bot', work: 8 });
const says = (table: Table, seat: number, level: Level, style?: Style) =>
  botOf(level, style).think(table.view(seat), seat);

describe('a bot of BuyWord', () => {
  it('BW-8.1 sells all it can in the last round, and says why', () => {
    const table = tableWith({ players: 1, rounds: [['QUIZ']], options: { wilds: 0, startMoney: 1000 } });
    table.roll(0).buy(0);
    expect(says(table, 0, 'expert')).toEqual({
      action: { kind: 'sell', word: 'QUIZ', wildAt: null },
      why: { code: 'sold-last', word: 'QUIZ', price: 100 },
    });
    table.sell(0, 'QUIZ');
    expect(says(table, 0, 'expert')?.action).toEqual({ kind: 'done' });
  });

  it.each(LEVELS)('BW-15.1 sells the names of a theme, which are no words (%s)', (level) => {
    const english = loadLexicon('en-full');
    expect(english.has('RAMBO')).toBe(false);
    const options = { theme: 'films', wilds: 0, startMoney: 1000 };
    const table = tableWith({ players: 1, rounds: [['RAMBO']], themes: { films: ['RAMBO'] }, options });
    table.roll(0).buy(0);
    const choice = botOf(level, 'steady', english).think(table.view(0), 0);
    expect(choice?.action).toEqual({ kind: 'sell', word: 'RAMBO', wildAt: null });
    expect(table.trySell(0, 'RAMBO')).toBeUndefined();
  });

  it('BW-4.2 declines what it cannot pay, and says so', () => {
    const table = tableWith({ players: 1, rounds: [['QUIZ']], options: { startMoney: 50 } });
    table.roll(0);
    expect(says(table, 0, 'club')).toEqual({
      action: { kind: 'decline' },
      why: { code: 'could-not-pay', lot: 'QUIZ', price: 100, money: 50 },
    });
  });

  it('gives the same choice for the same view, seed and work, whatever it was asked before', () => {
    const english = loadLexicon('en-full');
    const table = tableWith({ players: 1, rounds: [['EARS'], ['TIN']], rest: 'ODEGALUX' });
    table.roll(0).buy(0).done(0).roll(0);
    const fresh = () => botOf('expert', 'steady', english).think(table.view(0), 0);
    const used = botOf('expert', 'steady', english);
    used.think(
      tableWith({ rounds: [['QUIZ', 'TONE', 'CATS']] })
        .roll(0)
        .view(1),
      1,
    );
    expect(used.think(table.view(0), 0)).toEqual(fresh());
    expect(fresh()).toEqual(fresh());
  });

  it('BW-10 bids more as a bluffer than as a cautious player, who never bids against the seller for show', () => {
    const table = tableWith({ rounds: [['CAT', 'DOG']], rest: 'ONTENS', options: { auctions: 'english' } });
    table.roll(0).auction(0);
    const bid = (style: Style): number => {
      const action = says(table, 1, 'expert', style)?.action;
      return action?.kind === 'bid' ? action.amount : 0;
    };
    expect(bid('bluffer')).toBeGreaterThanOrEqual(bid('steady'));
    expect(bid('steady')).toBeGreaterThanOrEqual(bid('cautious'));
    expect(bid('bluffer')).toBeGreaterThan(bid('cautious'));
  });

  it('BW-12 proposes a deal as a trader where the lots serve the others better', () => {
    const rounds = [
      ['CA', 'DO', 'TE'],
      ['GX', 'TS', 'NN'],
    ];
    const table = tableWith({ rounds, rest: 'ONTENS', options: { deals: 'sales', startMoney: 1000 } });
    table.roll(0).allDone().buy(0).buy(1).buy(2).allDone().roll(1);
    const proposed = ['trader', 'cautious'].map(
      (style) =>
        [0, 1, 2].filter((seat) => says(table, seat, 'expert', style as Style)?.action.kind === 'propose')
          .length,
    );
    expect(proposed[0]).toBeGreaterThan(0);
    expect(proposed[0]).toBeGreaterThanOrEqual(proposed[1] as number);
  });

  it('BW-5.5 makes words up as a bluffer only, where nobody judges them before they are challenged', () => {
    const spec = {
      rounds: [['QUIZS', 'CATON']],
      options: { judge: 'challenge', startMoney: 1000, wilds: 0 },
    };
    const madeUp = (style: Style): number =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].filter((seed) => {
        const table = tableWith(spec);
        table.roll(0).buy(0).buy(1);
        const bot = makeBuyWordBot({ lexicon, level: 'expert', style, seed, work: 1 });
        const chosen = bot.think(table.view(0), 0);
        return chosen?.why?.code === 'made-up' && !lexicon.has((chosen.action as { word: string }).word);
      }).length;
    expect(madeUp('steady')).toBe(0);
    expect(madeUp('bluffer')).toBeGreaterThan(0);
  });

  it('BW-6 challenges as an expert what no list has; a novice mostly lets it stand', () => {
    const words = ['AC', 'BD', 'CA', 'DB', 'XO', 'OX', 'ZA', 'QI'];
    const challenged = (level: Level): number =>
      words.filter((word) => {
        const table = tableWith({
          rounds: [[word, 'GO']],
          options: { judge: 'challenge', startMoney: 1000 },
        });
        table.roll(0).buy(0).buy(1).sell(0, word);
        return says(table, 1, level)?.action.kind === 'challenge';
      }).length;
    expect(challenged('expert')).toBe(words.length);
    expect(challenged('novice')).toBeLessThan(words.length / 2);
  });

  describe('BW-15.2, CW-21.4 in a theme in the players’ own words', () => {
    const english = loadLexicon('en-full');
    /** Three players; seat 0 holds CRAB and NOD, so many letters of ocean words and others. */
    const atSea = (free: string) =>
      buywordTable({
        rounds: [['CRAB', 'NODE', 'SEAL']],
        options: { theme: { free }, judge: 'challenge', startMoney: 1000, wilds: 0 },
      }).buyAll();
    const think = (table: Table, seat: number, level: Level) =>
      botOf(level, 'steady', english).think(table.view(seat), seat)?.action;

    it.each(['Things of the sea', 'Oceanic', 'La mer'])('%s: sells what is on the list', (free) => {
      for (const level of ['club', 'expert'] as const) {
        expect(think(atSea(free), 0, level)).toMatchObject({ kind: 'sell', word: 'CRAB' });
        expect(think(atSea(free), 1, level)).toEqual({ kind: 'done' });
      }
    });

    it('challenges what is off the list, and lets the rest stand', () => {
      const table = atSea('Ocean life').sell(1, 'NODE').sell(2, 'SEAL');
      expect(think(table, 0, 'expert')).toEqual({ kind: 'challenge', sale: 1 });
      expect(think(atSea('Ocean life').sell(2, 'SEAL'), 1, 'expert')).toEqual({ kind: 'done' });
    });

    it.each(['novice', 'expert'] as const)('votes by the list (%s)', (level) => {
      const table = atSea('Sea');
      expect(think(table.sell(1, 'NODE').challenge(0, 1), 2, level)).toEqual({ kind: 'vote', ballot: 'no' });
      const stands = atSea('Sea').sell(2, 'SEAL').challenge(0, 1);
      expect(think(stands, 1, level)).toEqual({ kind: 'vote', ballot: 'yes' });
    });

    it('takes any word of the dictionary where no list has the theme', () => {
      const table = atSea('Things that glow').sell(1, 'NODE').challenge(0, 1);
      expect(think(table, 2, 'expert')).toEqual({ kind: 'vote', ballot: 'yes' });
    });
  });

  it('BW-15.1 sells words that the table allows, as on theme', () => {
    const table = buywordTable({
      rounds: [['XQTE', 'NODE']],
      options: { theme: 'ocean', houseWords: ['TEXQ'], startMoney: 1000, wilds: 0 },
    }).buyAll();
    const english = loadLexicon('en-full');
    expect(botOf('expert', 'steady', english).think(table.view(0), 0)?.action).toMatchObject({
      word: 'TEXQ',
    });
  });

  it('never says a vulgar word, though the letters spell nothing else', () => {
    const english = loadLexicon('en-full');
    for (const vulgar of ['SHIT', 'ARSE']) {
      const table = tableWith({ players: 1, rounds: [[vulgar]], words: [vulgar], options: { wilds: 0 } });
      table.roll(0).buy(0);
      for (const level of ['novice', 'expert'] as const) {
        const action = botOf(level, 'steady', english).think(table.view(0), 0)?.action;
        if (action?.kind === 'sell') expect(english.isVulgar(action.word)).toBe(false);
      }
    }
  });

  it('makes up no vulgar word either: one that it does not know may be one', () => {
    const rounds = [['QUIZS', 'CATON']];
    const options = { judge: 'challenge', startMoney: 1000, wilds: 0 };
    const madeUp = (isVulgar: (word: string) => boolean): string[] =>
      Array.from({ length: 12 }, (_, i) => {
        const table = tableWith({ rounds, options });
        table.roll(0).buy(0).buy(1);
        const parts = { level: 'expert', style: 'bluffer', seed: `${i}`, work: 1 } as const;
        return makeBuyWordBot({ ...parts, lexicon: { ...lexicon, isVulgar } }).think(table.view(0), 0);
      }).flatMap((choice) => (choice?.why?.code === 'made-up' ? [choice.why.word] : []));
    expect(madeUp(() => false)).toContain('QUIZS');
    expect(madeUp((word) => word === 'QUIZS')).toEqual([]);
  });

  it('BW-7.1 discards down to the limit and no further', () => {
    const table = tableWith({
      players: 1,
      rounds: [['XXQQ']],
      rest: 'ONTENS',
      words: [],
      options: { tileLimit: 1, startMoney: 1000, wilds: 0 },
    });
    table.roll(0).buy(0);
    const chosen = makeBuyWordBot({ lexicon, level: 'expert', style: 'steady', seed: 's', work: 1 }).think(
      table.view(0),
      0,
    );
    expect(chosen?.action).toMatchObject({ kind: 'discard' });
    table.act(0, chosen?.action);
    expect(table.state.seats[0]?.tiles).toHaveLength(1);
  });
});
