import { useSignal } from '@preact/signals';
import type { Daily, DailyKind } from '../../daily/daily-game.ts';
import { type Day, daysAfter, weeksOfMonth } from '../../daily/day.ts';
import type { DailyResult } from '../../daily/result.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { dailyTries, streakAt } from '../saves/daily-tries.ts';
import { IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { c, dayText, monthText, scoreText, weekdayText } from './texts.ts';

const monthOf = (day: Day): string => day.slice(0, 7);

/** How a day looks by its grade: played, well played, played as few do. */
const LOOKS: Readonly<Record<DailyResult['grade'], string>> = {
  'try-again': 'day-played',
  fair: 'day-well',
  good: 'day-well',
  outstanding: 'day-best',
  masterly: 'day-best',
  legendary: 'day-best',
};

/** The days of a month that were played, in whichever language; of two the better one. */
const resultsBy = (kind: Daily['kind']): ReadonlyMap<Day, DailyResult> => {
  const found = new Map<Day, DailyResult>();
  for (const { kind: each, day, result } of dailyTries.value)
    if (each === kind && result !== undefined && (found.get(day)?.score ?? -1) < result.score)
      found.set(day, result);
  return found;
};

/** All days so far, a month at a time, and how many in a row. */
export const MyCalendar = ({ daily: { kind, day: today } }: { readonly daily: Daily }) => {
  const { calendar } = c();
  const month = useSignal(`${monthOf(today)}-01`);
  const results = resultsBy(kind);
  const { now, longest } = streakAt(kind, today);
  const weeks = weeksOfMonth(month.value);
  const isLast = monthOf(month.value) === monthOf(today);
  const [monday] = weeks.at(1) ?? [];
  return (
    <Card heading={calendar.heading}>
      <p>{longest < 2 ? calendar.none : calendar.streak(now, longest)}</p>
      <div class="split">
        <IconButton
          icon="back"
          label={calendar.before}
          onClick={() => {
            month.value = `${monthOf(daysAfter(month.value, -1))}-01`;
          }}
        />
        <b class="title" aria-live="polite" translate={false}>
          {monthText(month.value)}
        </b>
        <span class={isLast ? 'hidden-place' : undefined}>
          <IconButton
            icon="next"
            label={calendar.after}
            onClick={() => {
              month.value = `${monthOf(daysAfter(month.value, 31))}-01`;
            }}
          />
        </span>
      </div>
      <table class="calendar figures">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => daysAfter(monday ?? today, at)).map((day) => (
              <th key={day} scope="col" class="quiet text-2" translate={false}>
                <span aria-hidden="true">{weekdayText(day, 'narrow')}</span>
                <span class="unseen">{weekdayText(day, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, weekday) => (
                <td key={weekday}>
                  {day !== undefined && (
                    <CalendarDay kind={kind} day={day} isToday={day === today} result={results.get(day)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};

type CalendarDayProps = {
  readonly kind: DailyKind;
  readonly day: Day;
  readonly isToday: boolean;
  readonly result: DailyResult | undefined;
};

const CalendarDay = ({ kind, day, isToday, result }: CalendarDayProps) => {
  const { calendar } = c();
  const { play } = t();
  const said =
    result === undefined
      ? undefined
      : calendar.day(dayText(day), scoreText(kind, result.score), play.grades[result.grade]);
  return (
    <span
      class={classes('day centre', isToday && 'day-today', result !== undefined && LOOKS[result.grade])}
      aria-current={isToday ? 'date' : undefined}
      title={said}
    >
      <span aria-hidden={said !== undefined}>{Number(day.slice(8))}</span>
      {said !== undefined && (
        <span class="unseen" translate={false}>
          {said}
        </span>
      )}
    </span>
  );
};
