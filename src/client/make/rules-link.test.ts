import '../../../test/support/listed-games.ts';
import { describe, expect, it } from 'vitest';
import { BUYWORD_FORM } from '../../catalog/buyword-form.ts';
import { CARDS_FORM } from '../../catalog/cards-form.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { err, ok } from '../../shared/result.ts';
import { formatConfig, linkOf, parseConfig, readLink, rulesPageOf } from './rules-link.ts';
import { configLike, presetOf, presetOptions, type TableConfig, usualTable } from './table-config.ts';

const formatTableConfig = (config: TableConfig): string => formatConfig(BUYWORD_FORM, config);
const parseTableConfig = (text: string) => parseConfig(BUYWORD_FORM, text);
const decoded = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const encoded = (value: unknown): string => btoa(JSON.stringify(value)).replace(/=+$/, '');
const table = (options: TableConfig['options'], around: Partial<TableConfig> = {}): TableConfig => ({
  ...usualTable(BUYWORD_FORM),
  ...around,
  options,
});

describe('rules as a link', () => {
  it('say only what is not as usual', () => {
    expect(decoded(formatTableConfig(table({ startMoney: 200, tileLimit: 8, dictionary: 'en-full' })))).toBe(
      '{}',
    );
    expect(decoded(formatTableConfig(table({ tileLimit: null, startMoney: 300 }, { seats: 2 })))).toBe(
      '{"startMoney":300,"tileLimit":null,"seats":2}',
    );
  });

  it('bring back the table they were made of', () => {
    const wish = table(
      {
        dictionary: 'fr-common',
        tiles: 'french',
        judge: 'challenge',
        penalty: 0,
        houseWords: ['ZUT'],
        wilds: 2,
      },
      { seats: 3, spectators: 'off', patienceSeconds: null },
    );
    expect(parseTableConfig(formatTableConfig(wish))).toEqual(ok(wish));
  });

  it('keep wilds that were chosen, even where they are the usual number for so many seats (BW-2.2)', () => {
    const read = parseTableConfig(formatTableConfig(table({ wilds: 2 }, { seats: 4 })));
    expect(read.ok && read.value.options['wilds']).toBe(2);
  });

  it.each(
    [BUYWORD_FORM, CARDS_FORM].flatMap((form) =>
      form.presets.flatMap((preset) => LANGUAGES.map((language) => ({ form, preset, language }))),
    ),
  )('hold the preset $preset.name of $form.title in $language, and it is known again', (each) => {
    const { form, preset, language } = each;
    const config = { ...usualTable(form), options: presetOptions(form, preset, language) };
    const read = parseConfig(form, formatConfig(form, config));
    expect(read.ok && presetOf(form, read.value)).toBe(preset);
  });

  it('name the game, but for the one that is meant where none is named', () => {
    const cards = { ...usualTable(CARDS_FORM), options: { stack: 500 } };
    expect(linkOf(CARDS_FORM, cards, 'pass')).toBe(
      '/new?game=choose-your-words&play=pass&o=eyJzdGFjayI6NTAwfQ',
    );
    expect(rulesPageOf(CARDS_FORM, cards)).toBe('/rules/choose-your-words?o=eyJzdGFjayI6NTAwfQ');
    expect(linkOf(BUYWORD_FORM, table({ startMoney: 300 }))).toBe('/new?o=eyJzdGFydE1vbmV5IjozMDB9');
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', btoa('hello')],
    ['no object', encoded([1])],
    ['an unknown option', encoded({ fun: true })],
    ['a value out of bounds', encoded({ startMoney: 5 })],
    ['seats that tables do not have', encoded({ seats: 9 })],
    ['far too much', encoded({ houseWords: Array(60_000).fill('ABCDEFG') })],
    ['rules that are no list', encoded({ theme: { words: 'CASABLANCA' } })],
  ])('are not read from %s', (_, text) => {
    expect(parseTableConfig(text)).toEqual(err({ code: 'unreadable' }));
  });

  it('hold every option, and what cannot be played together is left for the page to explain', () => {
    const options = {
      auctions: 'french',
      deals: 'sales',
      draft: true,
      theme: { free: 'Things that fly' },
      extended: { refill: 'sold', bags: null, target: 1500, refillWhen: 'atOnce' },
      crossword: true,
      turnSeconds: 60,
    } as const;
    expect(parseTableConfig(formatTableConfig(table(options, { seats: 8 })))).toEqual(
      ok(table(options, { seats: 8 })),
    );
    expect(parseTableConfig(encoded({ seats: 8 }))).toEqual(ok(table({}, { seats: 8 })));
  });

  it('CW-21.1 are read in words of earlier rules too, and as far as they are told', () => {
    const text = encoded({ category: 'free', end: { minutes: 30 }, seats: 6 });
    const options = { category: 'dealer', end: { score: null, minutes: 30 } };
    expect(parseConfig(CARDS_FORM, text)).toEqual(ok({ ...usualTable(CARDS_FORM), seats: 6, options }));
  });

  it('go behind the # where a pasted list makes them long, and come back whole', () => {
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const words = Array.from(LETTERS).flatMap((a) => Array.from(LETTERS, (b) => `FILM${a}${b}`));
    const wish = table({ theme: { words } });
    const link = new URL(linkOf(BUYWORD_FORM, wish, 'bots'), 'https://example.org');
    expect(link.search).toBe('?play=bots');
    const { text = '', way } = readLink(link.search, link.hash);
    expect([parseTableConfig(text), way]).toEqual([ok(wish), 'bots']);
    expect(rulesPageOf(BUYWORD_FORM, wish).length).toBeLessThan(100);
  });

  it('lead from a table to another like it', () => {
    const like = configLike(BUYWORD_FORM, {
      options: { judge: 'challenge' },
      capacity: 3,
      spectators: 'live',
      patienceSeconds: 90,
    });
    expect(parseTableConfig(formatTableConfig(like))).toEqual(
      ok(table({ judge: 'challenge' }, { seats: 3 })),
    );
  });
});
