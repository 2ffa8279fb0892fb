import { describe, expect, it } from 'vitest';
import { BUYWORD_FORM } from './buyword-form.ts';
import { CARDS_FORM } from './cards-form.ts';
import { changesBetween, differencesIn } from './differences.ts';
import { type AnyOptions, rowsOf, type TableForm } from './table-form.ts';

/** What differs at a table of four, row by row. */
const differing = (form: TableForm, options: AnyOptions, language: 'en' | 'fr' = 'en'): string[] =>
  differencesIn(form, language, rowsOf(form), options, 4).map(({ name, value }) => `${name} = ${value}`);

describe('what differs from the usual rules', () => {
  it.each([BUYWORD_FORM, CARDS_FORM])('is nothing at a usual table, whichever its words ($title)', (form) => {
    expect(differing(form, {})).toEqual([]);
    for (const language of ['en', 'fr'] as const)
      expect(differing(form, form.languageOptions(language))).toEqual([]);
  });

  it('names each row and its value as the form does', () => {
    const options = { dictionary: 'en-common', startMoney: 300, tileLimit: null };
    expect(differing(BUYWORD_FORM, options)).toEqual([
      'Dictionary = English, common words',
      'Money = $300',
      'Tiles to keep = No limit',
    ]);
    expect(differing(CARDS_FORM, { stack: 500, category: 'ocean' })).toEqual([
      'Chips = 500',
      'Category = Always ocean',
    ]);
  });

  it('takes apart an option that several rows show', () => {
    const extended = { refill: 'all', bags: 3, target: null };
    expect(differing(BUYWORD_FORM, { extended })).toEqual([
      'Extended play = All tiles go back into the bag',
      'Bags = 3',
    ]);
    expect(differing(CARDS_FORM, { end: { score: null, minutes: 30 } })).toEqual(['Minutes = 30 minutes']);
    expect(differing(CARDS_FORM, { end: { rounds: 5, ties: 'share' } }, 'fr')).toEqual([
      'Manches = 5\u00a0manches',
      'Égalité en tête = Ils partagent la victoire',
    ]);
    expect(differing(CARDS_FORM, { end: { ties: 'share' } })).toEqual([]);
  });

  it('leaves out what does not matter at the table', () => {
    expect(differing(BUYWORD_FORM, { penalty: 50 })).toEqual([]);
    expect(differing(BUYWORD_FORM, { judge: 'challenge', penalty: 50 })).toContain('Penalty = $50');
  });

  it('says what follows from the players only where somebody has chosen it', () => {
    expect(differing(BUYWORD_FORM, { wilds: 2 })).toEqual(['Wilds = 2']);
  });

  it('names a theme, its list or its own words, in both languages, and the first of many words', () => {
    expect(differing(BUYWORD_FORM, { theme: 'animals' }, 'fr')).toEqual(['Thème = animaux']);
    expect(differing(BUYWORD_FORM, { theme: { words: ['ALIEN', 'JAWS'] } })).toEqual([
      'Theme = a list of 2 words',
    ]);
    expect(differing(BUYWORD_FORM, { theme: { free: 'Things that fly' }, judge: 'challenge' })).toContain(
      'Theme = “Things that fly”',
    );
    const houseWords = ['AB', 'CD', 'EF', 'GH'];
    expect(differing(BUYWORD_FORM, { houseWords })).toEqual(['Words you allow = AB, CD, EF, …']);
  });

  it.each([BUYWORD_FORM, CARDS_FORM])('says something of every preset but the first ($title)', (form) => {
    const [first, ...others] = form.presets;
    for (const language of ['en', 'fr'] as const) {
      expect(differing(form, first.options(language), language)).toEqual([]);
      for (const preset of others) {
        const said = differing(form, preset.options(language), language);
        expect(said.length, preset.name).toBeGreaterThan(0);
        expect(said.join(), preset.name).not.toMatch(/undefined|null|\[object/);
      }
    }
  });
});

describe('what has changed from rules to others', () => {
  /** Row by row, between tables of so many seats. */
  const changed = (
    form: TableForm,
    before: AnyOptions,
    after: AnyOptions,
    seats: readonly [number, number] = [4, 4],
  ): string[] =>
    changesBetween(form, 'en', { options: before, seats: seats[0] }, { options: after, seats: seats[1] }).map(
      ({ name, from, to }) => `${name}: ${from} → ${to}`,
    );

  it('is told row by row, with both values as the form calls them', () => {
    expect(changed(CARDS_FORM, {}, { minBet: 5, category: 'ocean' })).toEqual([
      'Minimum bet: 1 → 5',
      'Category: None → Always ocean',
    ]);
    expect(changed(BUYWORD_FORM, { startMoney: 300 }, { tileLimit: null })).toEqual([
      'Money: $300 → $200',
      'Tiles to keep: 8 → No limit',
    ]);
  });

  it('is nothing where the same is said in other words, or follows from the number of players', () => {
    expect(changed(BUYWORD_FORM, {}, { startMoney: 200 })).toEqual([]);
    expect(changed(BUYWORD_FORM, {}, {}, [2, 4])).toEqual([]);
    expect(changed(BUYWORD_FORM, {}, { wilds: 2 })).toEqual(['Wilds: Set by player count → 2']);
  });

  it('leaves out what does not matter by the new rules', () => {
    const extended = { refill: 'all', bags: 3, target: null };
    expect(changed(BUYWORD_FORM, { extended }, {})).toHaveLength(1);
  });
});
