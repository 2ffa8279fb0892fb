import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUYWORD_FORM } from '../../catalog/buyword-form.ts';
import { CARDS_FORM } from '../../catalog/cards-form.ts';
import { namesIn, rangeIn, rowsOf } from '../../catalog/table-form.ts';
import { type Options, parseOptions } from '../../games/buyword/options.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { THEMES } from '../../shared/themes.ts';
import { conflictOf, mended, remarkOn } from './conflicts.ts';
import { presetOptions, type TableConfig, usualTable, wholeOptions } from './table-config.ts';

const table = (options: Partial<Options>, seats = 4): TableConfig => ({
  ...usualTable(BUYWORD_FORM),
  seats,
  options,
});

/** Tables as they can be chosen on the page, playable or not. */
const wishes = fc.record({
  seats: fc.integer({ min: 1, max: 8 }),
  options: fc.record(
    {
      dictionary: fc.constantFrom('en-full', 'fr-common'),
      judge: fc.constantFrom('dictionary', 'challenge'),
      auctions: fc.constantFrom('off', 'english', 'french'),
      deals: fc.constantFrom('off', 'trades', 'sales'),
      startMoney: fc.constantFrom(100, 200, 1000),
      crossword: fc.boolean(),
      theme: fc.oneof(
        fc.constantFrom(null, ...THEMES.en),
        fc.constant({ free: 'Things that fly' }),
        fc.constant({ words: ['CASABLANCA'] }),
      ),
      extended: fc.oneof(
        fc.constant(null),
        fc.record({
          refill: fc.constantFrom('all', 'sold'),
          bags: fc.constantFrom(null, 2),
          target: fc.constantFrom(null, 200, 1000),
        }),
        fc.record({
          refill: fc.constantFrom('all', 'sold'),
          bags: fc.constant(2),
          target: fc.constant(null),
          refillWhen: fc.constant('atOnce'),
        }),
      ),
    },
    { requiredKeys: [] },
  ),
});

describe('choices that do not go together', () => {
  it('are found exactly where the rules refuse the table, and every way out mends what it is offered for', () => {
    fc.assert(
      fc.property(wishes, ({ seats, options }) => {
        const wish = table(options as Partial<Options>, seats);
        const parsed = parseOptions(wish.options, seats);
        const found = conflictOf(BUYWORD_FORM, wish);
        expect(found?.refusal).toEqual(parsed.ok ? undefined : parsed.error);
        if (found === undefined) return;
        expect(found.at.length).toBeGreaterThan(0);
        expect(found.fixes.length).toBeGreaterThan(1);
        for (const fix of found.fixes)
          expect(conflictOf(BUYWORD_FORM, mended(wish, fix))?.refusal).not.toEqual(found.refusal);
      }),
    );
  });

  it('tell what other choices decide by themselves (BW-5.5, BW-14)', () => {
    const left = (options: Partial<Options>, option: keyof Options, seats?: number) => {
      const config = table(options, seats);
      return remarkOn(BUYWORD_FORM, option, wholeOptions(BUYWORD_FORM, config), config.seats)?.values;
    };
    expect(left({ crossword: true }, 'selling')).toEqual(['inTurn', 'oneByOne']);
    expect(left({ judge: 'challenge' }, 'judge', 1)).toEqual(['dictionary']);
    expect(left({ judge: 'challenge' }, 'judge', 2)).toBeUndefined();
    expect(left({}, 'selling')).toBeUndefined();
  });

  it('say what the players’ own words are good for at a table with a theme (BW-15.1, BW-15.2)', () => {
    const note = (theme: Options['theme']) =>
      remarkOn(BUYWORD_FORM, 'houseWords', wholeOptions(BUYWORD_FORM, table({ theme })), 4)?.note;
    expect([note(null), note('animals'), note({ words: ['OX'] }), note({ free: 'Things that fly' })]).toEqual(
      [undefined, 'onTheme', 'onTheme', 'voted'],
    );
  });
});

describe.each([BUYWORD_FORM, CARDS_FORM])('the form of $title', (form) => {
  const usual = usualTable(form);
  const rules = wholeOptions(form, { ...usual, options: {} });

  it('offers every option of the game, each in one place', () => {
    const offered = rowsOf(form).map(({ option }) => option);
    expect([...new Set(offered)].toSorted()).toEqual(Object.keys(rules).toSorted());
    const parts = rowsOf(form).filter(({ part }) => part !== undefined);
    expect(new Set(offered).size - new Set(parts.map(({ option }) => option)).size).toBe(
      offered.length - parts.length,
    );
  });

  it.each(LANGUAGES)('says something of all that it has (%s)', (language) => {
    const { groups, rows, presets, notes = {} } = form.texts(language);
    expect(form.groups.filter(({ name }) => groups[name] === undefined)).toEqual([]);
    expect(rowsOf(form).filter(({ name }) => rows[name] === undefined)).toEqual([]);
    expect(form.presets.filter(({ name }) => presets[name] === undefined)).toEqual([]);
    expect(form.remarks.filter(({ note }) => notes[note] === undefined)).toEqual([]);
    for (const { option, values } of rowsOf(form))
      if (form.boundsOf(option, rules, usual.seats).kind === 'one-of' && values === undefined)
        for (const name of namesIn(form.boundsOf(option, rules, usual.seats)) ?? [])
          expect(rows[option]?.values?.[name], `${option} ${name}`).toBeDefined();
  });

  it('has values that can be played, and lets any number be typed that it names a step for', () => {
    for (const { name, option, part, step, values } of rowsOf(form)) {
      const bounds = form.boundsOf(option, rules, usual.seats);
      if (step !== undefined) expect(part?.range?.(bounds, rules) ?? rangeIn(bounds), name).toBeDefined();
      for (const value of values?.(rules, usual.seats) ?? []) {
        const wish = part === undefined ? value : part.set(rules[option], value);
        expect(form.readOptions({ [option]: wish }, usual.seats), `${name} ${value}`).toMatchObject({
          ok: true,
        });
      }
    }
  });

  it('has presets that can be played by two to four, in both languages', () => {
    for (const preset of form.presets)
      for (const language of LANGUAGES)
        for (const seats of [2, 3, 4]) {
          const options = presetOptions(form, preset, language);
          expect(conflictOf(form, { ...usual, seats, options })).toBeUndefined();
        }
  });
});

describe('the form of Choose Your Words', () => {
  it.each([{}, { stack: 20 }, { minBet: 200 }, { dictionary: 'fr-full' }] as const)(
    'CW-1 offers values that go with the others: %j',
    (given) => {
      const rules = wholeOptions(CARDS_FORM, { ...usualTable(CARDS_FORM), options: given });
      for (const { option, part, values } of rowsOf(CARDS_FORM)) {
        if (part !== undefined || option === 'stack') continue;
        for (const value of values?.(rules, 4) ?? [])
          expect(
            CARDS_FORM.checkOptions({ ...rules, [option]: value }, 4),
            `${option} ${value}`,
          ).toMatchObject({
            ok: true,
          });
      }
    },
  );

  it('CW-1 leaves every number free that the rules leave free, within bounds that follow the other options', () => {
    const rules = wholeOptions(CARDS_FORM, { ...usualTable(CARDS_FORM), options: { stack: 50, minBet: 7 } });
    for (const { option, part, step } of rowsOf(CARDS_FORM).filter((row) => row.part === undefined))
      expect(step !== undefined, `${option} ${part}`).toBe(
        CARDS_FORM.boundsOf(option, rules, 4).kind === 'whole',
      );
    expect(CARDS_FORM.boundsOf('ante', rules, 4)).toMatchObject({ from: 0, to: 50 });
    expect(CARDS_FORM.boundsOf('maxBet', rules, 4)).toMatchObject({ from: 7 });
    expect(CARDS_FORM.boundsOf('end', rules, 3)).toMatchObject({ scoreFrom: 51, scoreTo: 150 });
  });
});
