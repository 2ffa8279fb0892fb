import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFrom, daysAfter, daysOnEarth, isDay, weekdayOf, weeksOfMonth, whenOnEarth } from './day.ts';

const byCalendar = (moment: Date): string => moment.toISOString().slice(0, 10);
const moments = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2400-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('days of the calendar', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '2026-1-1', '', 7, null])(
    'does not take %s for a day',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('knows leap days', () => {
    expect(['2024-02-29', '2000-02-29', '1900-02-29'].map(isDay)).toEqual([true, true, false]);
  });

  it('are counted on past the ends of months and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('are those of the calendar, whichever it is, and fall on its weekdays', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -1000, max: 1000 }), (moment, days) => {
        const day = byCalendar(moment);
        expect(isDay(day)).toBe(true);
        expect(daysAfter(day, days)).toBe(byCalendar(new Date(moment.getTime() + days * 86_400_000)));
        expect(weekdayOf(day)).toBe((moment.getUTCDay() + 6) % 7);
      }),
    );
  });

  it('of a month stand in weeks from Monday on, each once', () => {
    expect(weeksOfMonth('2026-11-18').map((week) => week.map((day) => Number(day?.slice(8) ?? 0)))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
    fc.assert(
      fc.property(moments, (moment) => {
        const day = byCalendar(moment);
        const days = weeksOfMonth(day).flat();
        const known = days.filter((each) => each !== undefined);
        expect(known).toContain(day);
        expect(new Set(known).size).toBe(known.length);
        for (const each of known) expect(each.slice(0, 7)).toBe(day.slice(0, 7));
        days.forEach((each, i) => void (each && expect(weekdayOf(each)).toBe(i % 7)));
        expect(daysAfter(known.at(-1) as string, 1).slice(8)).toBe('01');
      }),
    );
  });
});

describe('a day on Earth', () => {
  it('begins where clocks are fourteen hours ahead, and ends where they are twelve behind', () => {
    const at = (moment: string): string => whenOnEarth('2026-11-18', Date.parse(moment));
    expect(at('2026-11-17T09:59:59Z')).toBe('to-come');
    expect(at('2026-11-17T10:00:00Z')).toBe('now');
    expect(at('2026-11-19T11:59:59Z')).toBe('now');
    expect(at('2026-11-19T12:00:00Z')).toBe('over');
  });

  it('is one of two or three at any moment', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { first, last } = daysOnEarth(moment.getTime());
        expect([1, 2]).toContain((Date.parse(last) - Date.parse(first)) / 86_400_000);
        expect(whenOnEarth(byCalendar(moment), moment.getTime())).toBe('now');
      }),
    );
  });

  it('is written with all its digits', () => expect(dayFrom(987, 6, 5)).toBe('0987-06-05'));
});
