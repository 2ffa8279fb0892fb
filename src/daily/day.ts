/** Days of the calendar as texts, `2026-11-18`; counted by the calendar alone, without a clock. */
export type Day = string;

const MS_A_DAY = 86_400_000;
const HOUR_MS = 3_600_000;
/** No place on Earth is further ahead of, or behind, the time of Greenwich. */
const FIRST_PLACE_MS = 14 * HOUR_MS;
const LAST_PLACE_MS = 12 * HOUR_MS;
/** Four hundred years have always as many days; they are counted from a first of March, so that a leap day comes last. */
const DAYS_OF_400_YEARS = 146_097;
const DAYS_BEFORE_1970 = 719_468;

/** The number of a day, 1970-01-01 being 0. */
const countDays = (year: number, month: number, day: number): number => {
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_OF_400_YEARS + yearOfEra * 365 + leapDays + dayOfYear - DAYS_BEFORE_1970;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day by its year, its month and its day, each counted from 1. */
export const dayFrom = (year: number, month: number, day: number): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** The day of a number. */
const dayNumbered = (number: number): Day => {
  const shifted = number + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return dayFrom(year, month, dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1);
};

/** The parts of a day, months and days counted from 1. */
export const partsOf = (
  day: Day,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
};

const numberOf = (day: Day): number => {
  const { year, month, day: date } = partsOf(day);
  return countDays(year, month, date);
};

/** Whether a text is a day that there is. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && dayNumbered(numberOf(text)) === text;

/** The day so many days later, or earlier. */
export const daysAfter = (day: Day, days: number): Day => dayNumbered(numberOf(day) + days);

/** The day of the week: 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7;

/** The day at a moment in a place whose clocks are so far ahead of Greenwich. */
const dayAt = (atMs: number, aheadMs: number): Day => dayNumbered(Math.floor((atMs + aheadMs) / MS_A_DAY));

/** The first and the last of the days that it is somewhere on Earth at a moment: two or three of them. */
export const daysOnEarth = (atMs: number): { readonly first: Day; readonly last: Day } => ({
  first: dayAt(atMs, -LAST_PLACE_MS),
  last: dayAt(atMs, FIRST_PLACE_MS),
});

/** Whether it is that day somewhere on Earth at a moment, or was, or is still to be. */
export const whenOnEarth = (day: Day, atMs: number): 'over' | 'now' | 'to-come' => {
  const { first, last } = daysOnEarth(atMs);
  return day < first ? 'over' : day > last ? 'to-come' : 'now';
};

/** The days of the month of a day, in weeks from Monday on; undefined where a week reaches into another month. */
export const weeksOfMonth = (day: Day): readonly (readonly (Day | undefined)[])[] => {
  const { year, month } = partsOf(day);
  const first = dayFrom(year, month, 1);
  const next = month === 12 ? dayFrom(year + 1, 1, 1) : dayFrom(year, month + 1, 1);
  const length = numberOf(next) - numberOf(first);
  const before = weekdayOf(first);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < length ? daysAfter(first, index) : undefined;
    }),
  );
};
