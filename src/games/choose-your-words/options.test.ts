import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../test/support/cards-table.ts';
import { CHOOSE_YOUR_WORDS } from './choose-your-words.ts';
import { parseOptions } from './options.ts';
import { parseSetup } from './start.ts';

const read = (given: unknown, players = 3) => {
  const parsed = parseOptions(given, players);
  return parsed.ok ? parsed.value : parsed.error;
};

describe('CW-1 parameters', () => {
  it('CW-1 what is left out is the default', () => {
    expect(read(undefined)).toEqual({
      dictionary: 'en-full',
      deck: 'classic',
      stack: 200,
      ante: 1,
      minBet: 1,
      maxBet: null,
      limit: null,
      leastRaise: 'bet',
      judge: 'challenge',
      category: 'off',
      openDictionary: false,
      challengeSeconds: 15,
      end: { score: null, minutes: null },
      houseWords: [],
      houseBans: [],
      revealAll: true,
      turnSeconds: null,
    });
  });

  it.each([0, 1, 9, 2.5, '2', Number.NaN])('CW-1 seats are 2 to 8: not %s', (players) => {
    expect(read({}, players as number)).toEqual({ code: 'bad-players', from: 2, to: 8 });
  });

  it.each([
    [{ stack: 20 }],
    [{ stack: 100_000 }],
    [{ ante: 0 }],
    [{ stack: 30, ante: 30 }],
    [{ minBet: 200 }],
    [{ maxBet: 5, minBet: 5 }],
    [{ limit: 0 }],
    [{ leastRaise: 'poker' }],
    [{ judge: 'dictionary' }],
    [{ end: {} }],
    [{ end: null }],
    [{ end: { score: 201 } }],
    [{ end: { score: 600 } }],
    [{ end: { score: 500, minutes: 30 } }],
    [{ end: { rounds: 1 } }],
    [{ end: { rounds: 99, minutes: null, ties: 'share' } }],
    [{ category: 'dealer' }],
    [{ category: 'ocean' }],
    [{ turnSeconds: 10, challengeSeconds: 604_800 }],
    [{ houseWords: ['ZED', 'ABC', 'ZED'] }],
  ])('CW-1 takes %j', (given) => {
    expect(read(given)).toMatchObject({ deck: 'classic' });
  });

  it.each([
    ['stack', { stack: 19 }],
    ['stack', { stack: 100_001 }],
    ['ante', { ante: 201 }],
    ['ante', { ante: -1 }],
    ['minBet', { minBet: 0 }],
    ['minBet', { minBet: 1.5 }],
    ['maxBet', { minBet: 5, maxBet: 4 }],
    ['limit', { limit: -1 }],
    ['limit', { limit: '3' }],
    ['leastRaise', { leastRaise: 'double' }],
    ['judge', { judge: 'host' }],
    ['deck', { deck: 'tarot' }],
    ['dictionary', { dictionary: 'de' }],
    ['category', { category: 'Ocean life' }],
    ['end', { end: { score: 200 } }],
    ['end', { end: { score: 601 } }],
    ['end', { stack: 20, end: { score: 61 } }],
    ['end', { end: { minutes: 0 } }],
    ['end', { end: { rounds: 0 } }],
    ['end', { end: { rounds: 100 } }],
    ['end', { end: { rounds: 2.5 } }],
    ['end', { end: { ties: 'cut' } }],
    ['end', { end: { bags: 4 } }],
    ['end', { end: 'rounds' }],
    ['end', { end: [] }],
    ['challengeSeconds', { challengeSeconds: 4 }],
    ['turnSeconds', { turnSeconds: 9 }],
    ['houseBans', { houseBans: ['été'] }],
    ['revealAll', { revealAll: 1 }],
  ])('CW-1 refuses %s out of range by name: %j', (option, given) => {
    expect(read(given)).toMatchObject({ code: 'bad-option', option });
  });

  it('CW-23 a score is above the stack and at most all chips on the table, whoever sits there', () => {
    const bounds = (scoreFrom: number, scoreTo: number) => ({
      code: 'bad-option',
      option: 'end',
      bounds: { kind: 'end', scoreFrom, scoreTo, minutesTo: 10_080, roundsTo: 99 },
    });
    expect(read({ end: { score: 401 } }, 2)).toEqual(bounds(201, 400));
    expect(read({ end: { score: 401 } }, 3)).toMatchObject({ end: { score: 401 } });
    expect(read({ stack: 50, end: { score: 50 } }, 8)).toEqual(bounds(51, 400));
  });

  it('CW-1 refuses what is unknown by name, and what is no object', () => {
    expect(read({ wilds: 3 })).toEqual({ code: 'unknown-option', option: 'wilds' });
    expect(read([])).toEqual({ code: 'bad-options' });
    expect(read(JSON.parse('{"__proto__":1}'))).toEqual({ code: 'unknown-option', option: '__proto__' });
  });

  it('CW-1 options read back as they are', () => {
    const once = read({ end: { score: 300 }, category: 'dealer', houseWords: ['B'.repeat(3), 'AA'] });
    expect(read(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('CW-21.1 refuses a theme that the dictionary does not have, when the table is made', () => {
    const { env } = cardsTable();
    const made = CHOOSE_YOUR_WORDS.start(env, { players: 2, options: { category: 'moon' }, setup: {} });
    expect(made).toEqual({ ok: false, error: { code: 'unknown-theme', theme: 'moon', themes: ['ocean'] } });
  });
});

describe('CW-3 a prepared table', () => {
  const deck = Array(14).fill('Eb').join(' ');

  it('CW-3 takes decks, one a round, or one deck, a dealer and a seed', () => {
    expect(parseSetup({ deck, dealer: 1 }, 2)).toMatchObject({ ok: true, value: { dealer: 1 } });
    expect(parseSetup({ decks: [deck, ` ${deck}  * `], seed: 's' }, 2)).toMatchObject({ ok: true });
    expect(parseSetup({ seed: '' }, 2)).toEqual({ ok: true, value: { seed: '' } });
  });

  it.each([
    ['decks', { deck: 'Eb Eb' }],
    ['decks', { deck: `${deck} ?` }],
    ['decks', { deck: `${deck} Éb` }],
    ['decks', { deck: 7 }],
    ['decks', { deck, decks: [deck] }],
    ['decks', { decks: deck }],
    ['decks', { decks: [deck, 'Eb'] }],
    ['dealer', { deck, dealer: 2 }],
    ['dealer', { deck, dealer: '0' }],
    ['seed', {}],
    ['seed', { seed: 5 }],
    ['seed', { seed: 'x'.repeat(201) }],
    ['seed', []],
    ['seed', null],
  ])('CW-3 refuses %s: %j', (part, given) => {
    expect(parseSetup(given, 2)).toEqual({ ok: false, error: { code: 'bad-setup', part } });
  });
});
