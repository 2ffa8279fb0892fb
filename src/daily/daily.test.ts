import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { JUDGING, judgeAtOnce, type PlayedDay, playDaily } from '../../test/support/daily-log.ts';
import { BUYWORD_MODULE } from '../catalog/buyword.ts';
import { createDealSource } from '../games/buyword/deal-source.ts';
import { TILES_FOR } from '../games/buyword/language-tiles.ts';
import type { State } from '../games/buyword/state.ts';
import { TILE_SETS } from '../games/buyword/tile-sets.ts';
import { LANGUAGES, type Language } from '../shared/language.ts';
import { type Daily, dailySeed, isDaily } from './daily-game.ts';
import { daysAfter } from './day.ts';
import { LONGEST_ACTION, MOST_ACTIONS, openDaily } from './judge.ts';
import { resultOf } from './result.ts';
import { MARK_SQUARES, shareText, squaresOf } from './share-marks.ts';

const DAY = '2026-11-18';
const bagOf = (language: Language, day = DAY): Daily => ({ kind: 'bag', language, day });

const days = fc.integer({ min: 0, max: 100_000 }).map((offset) => daysAfter('2026-01-01', offset));

/** Bag and rolls of a day. */
const chanceOf = (daily: Daily): string => {
  const source = createDealSource({ seed: dailySeed(daily) });
  const tiles = Object.entries(TILE_SETS[TILES_FOR[daily.language]].tiles)
    .map(([letter, { count }]) => letter.repeat(count))
    .join('');
  return [source.bagOrder(1, tiles), ...Array.from({ length: 60 }, (_, i) => source.roll(i))].join(' ');
};

describe('the chance of a day', () => {
  it('is the same for the same date, and another for each date and language', () => {
    fc.assert(
      fc.property(days, days, (day, other) => {
        for (const language of LANGUAGES) {
          expect(chanceOf(bagOf(language, day))).toBe(chanceOf(bagOf(language, day)));
          if (day !== other)
            expect(chanceOf(bagOf(language, day))).not.toBe(chanceOf(bagOf(language, other)));
        }
        expect(dailySeed(bagOf('en', day))).not.toBe(dailySeed(bagOf('fr', day)));
      }),
      { numRuns: 30 },
    );
  });

  // Whoever changes these changes days that people have played: the generator has a number for that (docs/daily.md).
  it.each([
    ['en', 'JINEHEGEAOIAUOZCYWWG choice choice 4 3 choice 2 choice 5'],
    ['fr', 'EUEESEEEYROSLRSVTITT 5 5 5 2 2 3 2 4'],
  ] as const)('is written down: the first tiles and rolls in %s', (language, expected) => {
    const [bag = '', ...rolls] = chanceOf(bagOf(language)).split(' ');
    expect(`${bag.slice(0, 20)} ${rolls.slice(0, 8).join(' ')}`).toBe(expected);
  });

  it('is named by a kind, a day that there is and a language', () => {
    expect(isDaily(bagOf('fr'))).toBe(true);
    for (const wrong of [{ kind: 'box' }, { day: '2026-02-30' }, { language: 'de' }])
      expect(isDaily({ ...bagOf('en'), ...wrong })).toBe(false);
    expect([null, 7, 'bag'].some(isDaily)).toBe(false);
  });
});

describe('the judge of a day', () => {
  let played: Readonly<Record<Language, PlayedDay>>;
  beforeAll(async () => {
    played = { en: await playDaily(bagOf('en')), fr: await playDaily(bagOf('fr')) };
  });

  it.each(LANGUAGES)('BW-8.2 gives a log exactly what the game came to (%s)', (language) => {
    const { log, result, ...at } = played[language];
    const state = at.state as State;
    expect(judgeAtOnce(bagOf(language), log)).toEqual({ ok: true, value: result });
    expect(result).toMatchObject({ score: state.seats[0]?.money, grade: state.result?.grade });
    expect(result.marks).toHaveLength(state.sales.length);
    expect(log.length).toBeLessThan(MOST_ACTIONS / 3);
    expect(Math.max(...log.map((text) => text.length))).toBeLessThan(LONGEST_ACTION);
  });

  it('refuses a log that stops early, or goes on after the end', () => {
    const { log } = played.en;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: log.length - 1 }), (length) => {
        const judged = judgeAtOnce(bagOf('en'), log.slice(0, length));
        expect(judged).toEqual({ ok: false, error: { code: 'daily-not-over' } });
      }),
      { numRuns: 20 },
    );
    const longer = judgeAtOnce(bagOf('en'), [...log, 'roll']);
    expect(longer).toEqual({ ok: false, error: { code: 'daily-too-long' } });
  });

  it('refuses the log of another day or language', () => {
    const { log } = played.en;
    for (const other of [bagOf('en', '2026-11-19'), bagOf('en', '2027-11-18'), bagOf('fr')])
      expect(judgeAtOnce(other, log)).toMatchObject({
        ok: false,
        error: { code: 'daily-bad-action' },
      });
  });

  it('refuses a game that was given up (BW-18.2)', () => {
    const judged = judgeAtOnce(bagOf('en'), ['roll', BUYWORD_MODULE.formatAction(BUYWORD_MODULE.leave)]);
    expect(judged).toEqual({ ok: false, error: { code: 'daily-not-over' } });
  });

  it('refuses what the notation cannot read, what the rules refuse, and acts of the server', () => {
    for (const text of ['', 'win 1000', 'sell QQQQ', 'sell ZYGOTE', 'done', 'timeout 1', 'close', '\u0000'])
      expect(judgeAtOnce(bagOf('en'), [text])).toMatchObject({
        ok: false,
        error: { code: 'daily-bad-action', number: 1 },
      });
  });

  /** What the rules give, asked in another way: by the events alone, from the start on. */
  const byEvents = (daily: Daily, log: readonly string[]) => {
    const { env, state: first } = openDaily(daily, JUDGING.bag);
    let state = first;
    for (const text of log) {
      const action = BUYWORD_MODULE.parseAction(text);
      const decided = action.ok ? BUYWORD_MODULE.decide(env, state, 0, action.value) : action;
      if (!decided.ok) return undefined;
      for (const event of decided.value.events) state = BUYWORD_MODULE.apply(state, event);
    }
    return resultOf('bag', { events: [], state });
  };

  it('gives an altered log nothing, but what these very actions come to by the rules', () => {
    const { log } = played.en;
    const place = fc.integer({ min: 0, max: log.length - 1 });
    const sold = log.filter((text) => text.startsWith('sell'));
    const text = fc.oneof(
      fc.constantFrom(...log, 'decline', 'buy', 'done', 'choose 4'),
      fc.constantFrom(...sold),
      fc.string(),
    );
    const change = fc.oneof(
      fc.tuple(place).map(([at]) => log.toSpliced(at, 1)),
      fc.tuple(place, text).map(([at, put]) => log.toSpliced(at, 0, put)),
      fc.tuple(place, text).map(([at, put]) => log.toSpliced(at, 1, put)),
      fc.tuple(place, place).map(([a, b]) => log.with(a, log[b] as string).with(b, log[a] as string)),
    );
    fc.assert(
      fc.property(change, (altered) => {
        const judged = judgeAtOnce(bagOf('en'), altered);
        const given = byEvents(bagOf('en'), altered);
        if (judged.ok) expect(judged.value).toEqual(given);
        else if (judged.error.code === 'daily-bad-action') expect(given).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('tells nothing of words: as many squares as were sold, and no letter', () => {
    const { result } = played.fr;
    const lines = squaresOf('bag', result.marks);
    expect([...lines.join('')]).toHaveLength(result.marks.length);
    const day = {
      kind: 'bag',
      head: 'Day',
      score: '$1',
      grade: 'Good',
      marks: '03',
      address: '/daily',
    } as const;
    expect(shareText(day)).toBe('Day\n💰 $1 · Good\n🟨🟪\n/daily');
    expect(shareText({ ...day, streak: '2 days' })).toContain('Good · 🔥 2 days\n');
    fc.assert(
      fc.property(fc.stringMatching(/^[0-3]{0,40}$/), (marks) => {
        const squares = [...squaresOf('bag', marks).join('')];
        expect(squares.map((each) => MARK_SQUARES.bag.indexOf(each)).join('')).toBe(marks);
        expect(squares.join('')).not.toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });
});
