import { describe, expect, it } from 'vitest';
import { type CardsTable, cardsTable } from '../../../test/support/cards-table.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import { loadLexicon } from '../../server/words/word-files.ts';
import type { BotId } from '../characters.ts';
import { LEVELS } from '../levels.ts';
import { CARDS_BOTS } from './bots.ts';

const lexicon = loadLexicon('en-full');
const THEMES = ['ocean', 'sport', 'colours', 'animals', 'presidents'];
const lists = Object.fromEntries(THEMES.map((theme) => [theme, lexicon.themeWords(theme)]));

const says = (id: BotId | 'simple', table: CardsTable, seat: number): string | undefined => {
  const bot = CARDS_BOTS.make({ id, lexicon, seed: 'a', work: 1 });
  const choice = bot.think(table.view(seat), seat);
  return choice && formatAction(choice.action);
};

/** Three hands with one word each, in a category that seat 0 has announced. */
const showdown = (category: string, hands: readonly string[], options = {}): CardsTable =>
  cardsTable({
    rounds: [{ hands: hands.map((hand) => `${hand} Vb Vb Vb Vb`) }],
    options: { category: 'dealer', ...options },
    words: ['FISH', 'KIT', 'HERMIT', 'RED', 'SKI', 'CAT'],
    lists,
  })
    .play(`0 category ${category}`)
    .toShowdown();

const SEA = ['Fb Ib Sb Hb', 'Kb Ib Tb', 'Cb Ab Tb'];

describe('CW-21.4 bots judge relevance', () => {
  it.each([
    ['Oceanic', 'Fb Ib Sb Hb'],
    ['Sea', 'Fb Ib Sb Hb'],
    ['Ocean life', 'Fb Ib Sb Hb'],
    ['La mer', 'Fb Ib Sb Hb'],
    ['Sports', 'Tb Eb Ab Mb'],
    ['Colors', 'Rb Eb Db'],
    ['Couleurs', 'Rb Eb Db'],
  ])('CW-21.4 knows the theme that is called %s, and claims what its list has', (called, word) => {
    const table = showdown(JSON.stringify(called), [word, 'Kb Ib Tb']);
    for (const level of LEVELS) expect(says(level, table, 0)).toBe(`declare claim ${word}`);
  });

  it('CW-21.2 claims nothing where the list pays unasked', () => {
    expect(says('expert', showdown('ocean', SEA), 0)).toBe('declare Fb Ib Sb Hb');
  });

  it('CW-21.4 doubts a claim that is off the list, and votes by it', () => {
    const table = showdown('"Sea"', SEA);
    table.play('0 declare claim Fb Ib Sb Hb | 1 declare claim Kb Ib Tb | 2 declare none');
    for (const id of [...LEVELS, 'simple'] as const) {
      expect(says(id, table, 2)).toBe('challenge category 1');
      expect(says(id, table, 0)).toBe('challenge category 1');
    }
    table.play('2 challenge category 1');
    for (const id of [...LEVELS, 'simple'] as const)
      expect([0, 1, 2].map((seat) => says(id, table, seat))).toEqual(['vote no', 'vote yes', 'vote no']);
    table.play('0 vote no | 1 vote yes | 2 vote no | 2 challenge category 0');
    expect([0, 1, 2].map((seat) => says('novice', table, seat))).toEqual([
      'vote yes',
      'vote yes',
      'vote yes',
    ]);
  });

  it('CW-21.4 no list for it: claims nothing, doubts nothing, votes with the word’s player', () => {
    const table = showdown('"Things my aunt likes"', SEA);
    for (const level of LEVELS) expect(says(level, table, 0)).toBe('declare Fb Ib Sb Hb');
    table.play('0 declare Fb Ib Sb Hb | 1 declare claim Kb Ib Tb | 2 declare none');
    for (const id of [...LEVELS, 'simple'] as const) {
      expect(says(id, table, 0)).toBe('waive');
      expect(says(id, table, 2)).toBe('waive');
    }
    table.play('2 challenge category 1');
    for (const id of [...LEVELS, 'simple'] as const) expect(says(id, table, 0)).toBe('vote yes');
  });

  it.each(['names "Presidents"', 'presidents'])(
    'CW-21.3 declares names of the list: TAFT (%s)',
    (category) => {
      const table = showdown(category, ['Tb Ab Fb Tb', 'Cb Ab Tb'], { judge: 'dictionary' });
      for (const level of LEVELS) expect(says(level, table, 0)).toBe('declare Tb Ab Fb Tb');
      table.play('0 declare Tb Ab Fb Tb | 1 declare Cb Ab Tb');
      expect(table.happened('pot-won')).toMatchObject([{ winners: [{ seat: 0 }] }]);
    },
  );

  it('CW-21.3 never says a name where names are not taken, and lets names on the list stand', () => {
    expect(says('expert', showdown('"Presidents"', ['Tb Ab Fb Tb', 'Cb Ab Tb']), 0)).not.toContain('Fb');
    const table = showdown('presidents', ['Tb Ab Fb Tb', 'Cb Ab Tb']);
    table.play('0 declare Tb Ab Fb Tb | 1 declare Cb Ab Tb');
    for (const id of ['expert', 'simple'] as const) expect(says(id, table, 1)).toBe('waive');
  });
});
