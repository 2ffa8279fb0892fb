import { describe, expect, it } from 'vitest';
import { err, ok } from '../../shared/result.ts';
import { formatWish, linkOf, parseWish, readLink, rulesPageOf, wishLike } from './rules-link.ts';
import { PRESETS, presetOf, presetOptions, type TableWish, USUAL } from './table-wish.ts';

const decoded = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const encoded = (value: unknown): string => btoa(JSON.stringify(value)).replace(/=+$/, '');
const table = (options: TableWish['options'], around: Partial<TableWish> = {}): TableWish => ({
  ...USUAL,
  ...around,
  options,
});

describe('rules as a link', () => {
  it('say only what is not as usual', () => {
    expect(decoded(formatWish(table({ startMoney: 200, tileLimit: 8, dictionary: 'en-full' })))).toBe('{}');
    expect(decoded(formatWish(table({ tileLimit: null, startMoney: 300 }, { seats: 2 })))).toBe(
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
    expect(parseWish(formatWish(wish))).toEqual(ok(wish));
  });

  it('keep wilds that were chosen, even where they are the usual number for so many seats (BW-2.2)', () => {
    const read = parseWish(formatWish(table({ wilds: 2 }, { seats: 4 })));
    expect(read.ok && read.value.options.wilds).toBe(2);
  });

  it.each(
    PRESETS.flatMap((preset) => (['en', 'fr'] as const).map((language) => [preset, language] as const)),
  )('hold the preset %s in %s, and it is known again', (preset, language) => {
    const read = parseWish(formatWish(table(presetOptions(preset, language))));
    expect(read.ok && presetOf(read.value)).toBe(preset);
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
    expect(parseWish(text)).toEqual(err({ code: 'unreadable' }));
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
    expect(parseWish(formatWish(table(options, { seats: 8 })))).toEqual(ok(table(options, { seats: 8 })));
    expect(parseWish(encoded({ seats: 8 }))).toEqual(ok(table({}, { seats: 8 })));
  });

  it('go behind the # where a pasted list makes them long, and come back whole', () => {
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const words = Array.from(LETTERS).flatMap((a) => Array.from(LETTERS, (b) => `FILM${a}${b}`));
    const wish = table({ theme: { words } });
    const link = new URL(linkOf(wish, 'bots'), 'https://example.org');
    expect(link.search).toBe('?play=bots');
    const { text = '', way } = readLink(link.search, link.hash);
    expect([parseWish(text), way]).toEqual([ok(wish), 'bots']);
    expect(rulesPageOf(wish).length).toBeLessThan(100);
  });

  it('lead from a table to another like it', () => {
    const like = wishLike({
      options: { judge: 'challenge' },
      capacity: 3,
      spectators: 'live',
      patienceSeconds: 90,
    });
    expect(parseWish(formatWish(like))).toEqual(ok(table({ judge: 'challenge' }, { seats: 3 })));
  });
});
