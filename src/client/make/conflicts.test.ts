import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Options, parseOptions, readOptions } from '../../games/buyword/options.ts';
import { makeEn } from '../../messages/make-en.ts';
import { THEMES } from '../../shared/themes.ts';
import { conflictOf, leftOf } from './conflicts.ts';
import { GROUP_NAMES, OPTION_GROUPS } from './offered-options.ts';
import { PRESETS, presetOptions, type TableWish, USUAL, type Way } from './table-wish.ts';

const table = (options: Partial<Options>, seats: number = USUAL.seats): TableWish => ({
  ...USUAL,
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
        const found = conflictOf(wish, makeEn);
        expect(found?.refusal).toEqual(parsed.ok ? undefined : parsed.error);
        if (found === undefined) return;
        expect(found.at.length).toBeGreaterThan(0);
        expect(found.fixes.length).toBeGreaterThan(1);
        for (const { change } of found.fixes)
          expect(conflictOf(change(wish), makeEn)?.refusal).not.toEqual(found.refusal);
      }),
    );
  });

  it('tell what other choices decide by themselves (BW-5.5, BW-14)', () => {
    const left = (options: Partial<Options>, way: Way, option: keyof Options, seats?: number) =>
      leftOf(table(options, seats), way, option, makeEn)?.values;
    expect(left({ crossword: true }, 'bots', 'selling')).toEqual(['inTurn', 'oneByOne']);
    expect(left({ judge: 'challenge' }, 'bots', 'judge', 1)).toEqual(['dictionary']);
    expect(left({ turnSeconds: 60 }, 'pass', 'turnSeconds')).toEqual([null]);
    expect(left({ turnSeconds: 60 }, 'friends', 'turnSeconds')).toBeUndefined();
    expect(left({}, 'pass', 'selling')).toBeUndefined();
  });
});

describe('what is offered when a table is made', () => {
  it('is every option of the game, each once', () => {
    const offered = GROUP_NAMES.flatMap((group) => OPTION_GROUPS[group].map(({ option }) => option));
    const usual = readOptions({}, 4);
    expect(offered.toSorted()).toEqual(Object.keys(usual.ok ? usual.value : {}).toSorted());
  });

  it.each(PRESETS)('has a preset %s that can be played by two to four, in both languages', (preset) => {
    for (const language of ['en', 'fr'] as const)
      for (const seats of [2, 3, 4])
        expect(conflictOf(table(presetOptions(preset, language), seats), makeEn)).toBeUndefined();
  });
});
