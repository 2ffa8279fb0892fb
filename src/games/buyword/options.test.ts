import { describe, expect, it } from 'vitest';
import { type Options, parseOptions } from './options.ts';

const DEFAULTS: Options = {
  dictionary: 'en-full',
  tiles: 'classic',
  startMoney: 200,
  wilds: 4,
  leader: null,
  shortDraw: 'void',
  selling: 'together',
  judge: 'dictionary',
  penalty: 20,
  challengeSeconds: 15,
  tileLimit: 8,
  auctions: 'off',
  deals: 'off',
  draft: false,
  crossword: false,
  theme: null,
  extended: null,
  houseWords: [],
  houseBans: [],
  openTiles: true,
  turnSeconds: null,
};

const read = (given: unknown, players = 2) => parseOptions(given, players);
const refusedAs = (given: unknown, players = 2) => {
  const parsed = read(given, players);
  return parsed.ok ? undefined : parsed.error;
};

describe('options', () => {
  it.each([undefined, null, {}])('are the defaults where nothing is said: %j', (given) => {
    expect(read(given)).toEqual({ ok: true, value: DEFAULTS });
  });

  it('take back what they gave', () => {
    expect(read(JSON.parse(JSON.stringify(DEFAULTS)))).toEqual({ ok: true, value: DEFAULTS });
  });

  it.each([['text'], [7], [true], [[]], [['judge']], [Number.NaN], [() => ({})]])(
    'are a plain list of names, not %j',
    (given) => {
      expect(refusedAs(given)).toEqual({ code: 'bad-options' });
    },
  );

  it.each(['colour', 'Judge', 'start_money', 'constructor', 'toString', '__proto__'])(
    'refuse the unknown %s by name',
    (option) => {
      expect(refusedAs(JSON.parse(`{"${option}": 1}`))).toEqual({ code: 'unknown-option', option });
    },
  );

  it('name an unknown one in 40 letters at most', () => {
    expect(refusedAs({ ['x'.repeat(5000)]: 1 })).toEqual({ code: 'unknown-option', option: 'x'.repeat(40) });
  });

  it('take nothing from a prototype', () => {
    const given = Object.create({ startMoney: 777, colour: 1 });
    expect(read(given)).toEqual({ ok: true, value: DEFAULTS });
  });
});

describe('BW-2.1 players', () => {
  it.each([1, 2, 3, 4])('BW-2.1 may be %i', (players) => {
    expect(read({}, players).ok).toBe(true);
  });

  it.each([5, 6, 7, 8])('BW-2.1 may be %i with extended play only', (players) => {
    expect(refusedAs({}, players)).toEqual({ code: 'needs-extended', most: 4 });
    expect(read({ extended: { bags: 1 } }, players).ok).toBe(true);
  });

  it.each([0, 9, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', null, [2]])(
    'BW-2.1 may not be %j',
    (players) => {
      const refusal = { code: 'bad-players', from: 1, to: 8 };
      expect(refusedAs({}, players as number)).toEqual(refusal);
      expect(refusedAs({ extended: { bags: 1 } }, players as number)).toEqual(refusal);
    },
  );
});

/** Options that take whole numbers: name, least, most, whether none will do. */
const WHOLE = [
  ['startMoney', 50, 1000, false],
  ['wilds', 0, 4, false],
  ['leader', 0, 1, true],
  ['penalty', 0, 100, false],
  ['challengeSeconds', 5, 604_800, false],
  ['tileLimit', 1, 20, true],
  ['turnSeconds', 10, 604_800, true],
] as const;

describe('whole numbers', () => {
  it.each(WHOLE)('%s from %i to %i', (option, from, to) => {
    for (const value of [from, to]) {
      expect(read({ [option]: value })).toEqual({ ok: true, value: { ...DEFAULTS, [option]: value } });
    }
  });

  it.each(WHOLE)(
    '%s beyond %i and %i, or of another kind, is refused by name',
    (option, from, to, orNull) => {
      const refusal = { code: 'bad-option', option, bounds: { kind: 'whole', from, to, orNull } };
      const odd = [
        Number.NaN,
        Number.POSITIVE_INFINITY,
        -Infinity,
        1e300,
        String(from),
        '',
        true,
        [from],
        {},
      ];
      for (const value of [from - 1, to + 1, from + 0.5, ...odd]) {
        expect([value, refusedAs({ [option]: value })]).toEqual([value, refusal]);
      }
    },
  );

  it.each(WHOLE)('%s (%i–%i) may be none: %s', (option, _from, _to, orNull) => {
    expect(read({ [option]: null }).ok).toBe(orNull);
  });
});

const NAMES = {
  dictionary: ['en-full', 'en-common', 'fr-full', 'fr-common'],
  tiles: ['classic', 'french'],
  shortDraw: ['void', 'partial', 'voidShort'],
  selling: ['together', 'inTurn', 'oneByOne'],
  judge: ['dictionary', 'challenge'],
  auctions: ['off', 'english', 'french'],
  deals: ['off', 'trades', 'sales'],
} as const;

describe('names', () => {
  it.each(Object.entries(NAMES))('%s takes one of %j', (option, values) => {
    for (const value of values) {
      expect(read({ [option]: value })).toEqual({ ok: true, value: { ...DEFAULTS, [option]: value } });
    }
    for (const value of ['', 'Void', 'none', 0, null, true, [values[0]], {}, Number.NaN]) {
      expect(refusedAs({ [option]: value })).toEqual({
        code: 'bad-option',
        option,
        bounds: { kind: 'one-of', values },
      });
    }
  });

  it.each(['openTiles', 'draft'])('%s takes true or false', (option) => {
    for (const value of [true, false]) {
      expect(read({ [option]: value })).toEqual({ ok: true, value: { ...DEFAULTS, [option]: value } });
    }
    for (const value of [0, 1, 'true', null, [], 'off']) {
      expect(refusedAs({ [option]: value })).toEqual({
        code: 'bad-option',
        option,
        bounds: { kind: 'flag' },
      });
    }
  });
});

describe('BW-5.4 house words and bans', () => {
  it.each(['houseWords', 'houseBans'])('BW-5.4 %s are sorted, each once', (option) => {
    const parsed = read({ [option]: ['ZZZ', 'AA', 'ZZZ'] });
    expect(parsed).toEqual({ ok: true, value: { ...DEFAULTS, [option]: ['AA', 'ZZZ'] } });
  });

  it('BW-5.4 may be a thousand', () => {
    expect(read({ houseWords: Array.from({ length: 1000 }, () => 'AA') }).ok).toBe(true);
  });

  it.each([
    ['lower case', ['aa']],
    ['one letter', ['A']],
    ['16 letters', ['A'.repeat(16)]],
    ['an accent', ['ÉTÉ']],
    ['a line’s end', ['AA\n']],
    ['a number', [7]],
    ['a hole', new Array(2)],
    ['no list', 'AA'],
    ['an object', { 0: 'AA', length: 1 }],
    ['1001 words', Array.from({ length: 1001 }, () => 'AA')],
  ])('BW-5.4 refuse %s', (_what, value) => {
    for (const option of ['houseWords', 'houseBans']) {
      expect(refusedAs({ [option]: value })).toEqual({
        code: 'bad-option',
        option,
        bounds: { kind: 'words' },
      });
    }
  });
});

describe('BW-2.2 wilds', () => {
  it.each([
    [1, 8, 9],
    [2, 4, 4],
    [3, 3, 3],
    [4, 2, 2],
    [5, 1, 1],
    [6, 1, 1],
    [7, 1, 1],
    [8, 1, 1],
  ])('BW-2.2 for %i: %i each, %i at most: never more than 9 in all', (players, usual, most) => {
    const extended = { bags: 2 };
    expect(read({ extended }, players)).toMatchObject({ value: { wilds: usual } });
    expect(read({ extended, wilds: most }, players)).toMatchObject({ value: { wilds: most } });
    expect(refusedAs({ extended, wilds: most + 1 }, players)).toMatchObject({
      code: 'bad-option',
      option: 'wilds',
    });
  });

  it('BW-2.3 the leader is a seat of the table', () => {
    expect(refusedAs({ leader: 3 }, 3)).toMatchObject({ option: 'leader', bounds: { from: 0, to: 2 } });
    expect(read({ leader: 2 }, 3).ok).toBe(true);
  });
});

describe('what cannot be played together is refused with the reason', () => {
  it.each([
    ['BW-2.1 five players and one bag', {}, 5, { code: 'needs-extended', most: 4 }],
    ['BW-10 an auction alone', { auctions: 'english' }, 1, { code: 'not-alone', option: 'auctions' }],
    ['BW-10 a French auction alone', { auctions: 'french' }, 1, { code: 'not-alone', option: 'auctions' }],
    ['BW-11 a trade alone', { deals: 'trades' }, 1, { code: 'not-alone', option: 'deals' }],
    ['BW-12 a sale alone', { deals: 'sales' }, 1, { code: 'not-alone', option: 'deals' }],
    [
      'BW-15.3 a theme that the language does not have',
      { theme: 'verbs', dictionary: 'fr-common' },
      2,
      { code: 'theme-not-in-language', theme: 'verbs', language: 'fr' },
    ],
    [
      'BW-15.2 a theme without a list between two',
      { theme: { free: 'Things that fly' }, judge: 'challenge' },
      2,
      { code: 'theme-needs-players', least: 3 },
    ],
    [
      'BW-15.2 a theme without a list that a dictionary would judge',
      { theme: { free: 'Things that fly' } },
      3,
      { code: 'theme-needs-challenge' },
    ],
    ['BW-16.2 extended play without an end', { extended: {} }, 2, { code: 'extended-endless' }],
    [
      'BW-16.2 … nor with none of both',
      { extended: { refill: 'sold', bags: null, target: null } },
      2,
      { code: 'extended-endless' },
    ],
  ])('%s', (_what, options, players, refusal) => {
    expect(refusedAs(options, players)).toEqual(refusal);
  });

  it('BW-14 crossword forces selling in turn', () => {
    for (const given of [{ crossword: true }, { crossword: true, selling: 'together' }]) {
      expect(read(given)).toEqual({
        ok: true,
        value: { ...DEFAULTS, crossword: true, selling: 'inTurn' },
      });
    }
    expect(refusedAs({ crossword: 'yes' })).toMatchObject({ option: 'crossword', bounds: { kind: 'flag' } });
  });

  it.each([2, 3, 4, 8])('all variants go together, for %i', (players) => {
    const variants = {
      auctions: 'french',
      deals: 'sales',
      draft: true,
      crossword: true,
      theme: 'animals',
      extended: { refill: 'sold', bags: 3, target: 1500 },
      judge: 'challenge',
    };
    expect(read(variants, players)).toMatchObject({ ok: true, value: variants });
  });

  it.each([{ draft: true }, { crossword: true }, { theme: 'food' }, { extended: { bags: 2 } }])(
    'alone one may play %j',
    (options) => {
      expect(read(options, 1)).toMatchObject({ ok: true, value: options });
    },
  );
});
