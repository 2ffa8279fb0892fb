import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Daily } from '../../daily/daily-game.ts';
import type { DailyResult } from '../../daily/result.ts';

const BAG: Daily = { kind: 'bag', language: 'en', day: '2026-12-31' };
const RESULT = { score: 950, grade: 'good', marks: '0123' } as const;

const ended = (result: DailyResult, log: readonly string[] = [], rivals: readonly number[] = []) => ({
  result,
  log,
  rivals,
});

let kept: Map<string, string>;

/** As a window of the page has it, which has just been opened. */
const openWindow = async () => {
  vi.resetModules();
  return import('./daily-tries.ts');
};

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
// Files that come later in this worker read no module that a window of this one has filled.
afterAll(() => vi.resetModules());

describe('the tries at the games of the days', () => {
  it('count the first game that was started, past a reload and in another window', async () => {
    const one = await openWindow();
    const other = await openWindow();
    expect(one.noteTry(BAG, 'first')).toBe(true);
    expect(other.noteTry(BAG, 'second')).toBe(false);
    expect(other.noteTry({ ...BAG, language: 'fr' }, 'second')).toBe(true);
    one.refreshTries();
    expect(one.tryAt({ ...BAG, language: 'fr' })?.game).toBe('second');
    const { tryAt } = await openWindow();
    expect(tryAt(BAG)).toEqual({ ...BAG, game: 'first' });
  });

  it('have one result, that of the game that counts', async () => {
    const { noteTry, noteResult, noteHeard, tryAt, unheardTries } = await openWindow();
    noteTry(BAG, 'first');
    noteResult(BAG, 'practice', ended({ ...RESULT, score: 2000 }, ['roll']));
    expect(tryAt(BAG)?.result).toBeUndefined();
    noteResult(BAG, 'first', ended(RESULT, ['roll', 'buy']));
    noteResult(BAG, 'first', ended({ ...RESULT, score: 2000 }));
    expect(unheardTries()).toEqual([{ ...BAG, game: 'first', result: RESULT, log: ['roll', 'buy'] }]);
    noteHeard(BAG, 'taken');
    expect(tryAt(BAG)).toEqual({ ...BAG, game: 'first', result: RESULT, heard: 'taken' });
    expect(unheardTries()).toEqual([]);
  });

  it('keep what rivals had left, what bots made and what was possible, and nothing else in their place', async () => {
    const deal: Daily = { ...BAG, kind: 'deal' };
    const { noteTry, noteResult, noteBot, notePossible, tryAt, triesIn } = await openWindow();
    noteTry(deal, 'first');
    noteTry(BAG, 'bag');
    noteResult(deal, 'first', ended(RESULT, ['0 fold'], [480, 530, 490]));
    noteBot(deal, 'penny', 470);
    notePossible(BAG, 2031);
    expect(tryAt(deal)).toMatchObject({ rivals: [480, 530, 490], bots: { penny: 470 } });
    expect(tryAt(BAG)).toEqual({ ...BAG, game: 'bag', possible: 2031 });
    const { triesIn: read } = await openWindow();
    expect(read(JSON.parse(kept.get('wordstake.daily') ?? ''))).toHaveLength(2);
    for (const wrong of [{ rivals: ['many'] }, { rivals: 3 }, { possible: 'more' }])
      expect(triesIn([{ ...BAG, game: 'a', ...wrong }])).toEqual([]);
  });

  it('make a streak over the end of the year, in whichever language', async () => {
    const { noteTry, noteResult, streakAt } = await openWindow();
    for (const daily of [BAG, { ...BAG, language: 'fr', day: '2027-01-01' } as const]) {
      noteTry(daily, daily.day);
      noteResult(daily, daily.day, ended(RESULT));
    }
    noteTry({ ...BAG, day: '2027-01-02' }, 'begun');
    expect(streakAt('bag', '2027-01-02')).toEqual({ now: 2, longest: 2 });
    expect(streakAt('bag', '2027-01-03').now).toBe(0);
    // Bags and deals have a streak of their own each.
    expect(streakAt('deal', '2027-01-02')).toEqual({ now: 0, longest: 0 });
  });

  it('are taken over from another device, but for what was finished here', async () => {
    const { noteTry, noteResult, adoptTries, triesIn, tryAt } = await openWindow();
    const [begun, done, none] = ['2027-01-01', '2027-01-02', '2027-01-03'].map((day) => ({ ...BAG, day }));
    noteTry(begun as Daily, 'here');
    noteTry(done as Daily, 'here');
    noteResult(done as Daily, 'here', ended(RESULT));
    const brought = [begun, done, none].map((daily) => ({ ...daily, game: 'there', result: RESULT }));
    adoptTries(triesIn([...brought, null, { ...BAG, game: 7 }, { ...BAG, day: 'soon', game: 'x' }]));
    expect([begun, done, none, BAG].map((daily) => tryAt(daily as Daily)?.game)).toEqual([
      'there',
      'here',
      'there',
      undefined,
    ]);
  });

  it('are none where what is kept cannot be read', async () => {
    kept.set('wordstake.daily', '{"no": "list"}');
    expect((await openWindow()).dailyTries.value).toEqual([]);
    kept.set('wordstake.daily', JSON.stringify([{ ...BAG, game: 'a', result: { score: 'lots' } }]));
    expect((await openWindow()).dailyTries.value).toEqual([]);
  });

  it('hold for a visit where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { noteTry, tryAt } = await openWindow();
    expect(noteTry(BAG, 'first')).toBe(true);
    expect(noteTry(BAG, 'second')).toBe(false);
    expect(tryAt(BAG)?.game).toBe('first');
  });
});
