import type { Daily, DailyKind } from '../../daily/daily-game.ts';
import type { DailyResult } from '../../daily/result.ts';
import type { DailyAnswer } from '../../protocol/daily-messages.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { PersonFace } from '../faces/person-face.tsx';
import { sayName } from '../online/identity.ts';
import { isKnownHere } from '../online/known-here.ts';
import { NameForm } from '../online/name-form.tsx';
import { readDaily, sendDailies } from '../online/send-daily.ts';
import { type DailyTry, tryAt } from '../saves/daily-tries.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { c, scoreText } from './texts.ts';

type DailyProps = { readonly daily: Daily };

/** What others made of the day, and one's own place among them. */
export const DayTable = ({ daily }: DailyProps) => {
  const { table: texts } = c();
  const own = tryAt(daily);
  const { value: told, error } = useAnswer(() => readDaily(daily), [own?.heard]);
  const isBelow = told?.own != null && !told.rows.some((row) => row.own);
  return (
    <Card heading={texts.heading}>
      {error !== undefined && <Notice kind="told">{error.message}</Notice>}
      {told !== undefined && (
        <>
          <p class="quiet">{told.count === 0 ? texts.none : texts.count(told.count)}</p>
          <ol class="ledger">
            {told.rows.map((row, at) => (
              <DayRow key={at} kind={daily.kind} row={row} />
            ))}
            {isBelow && told.own !== null && <DayRow kind={daily.kind} row={told.own} />}
          </ol>
        </>
      )}
      {own?.result !== undefined && <MyPlace own={own} />}
      <p class="quiet text-2">{texts.honest}</p>
    </Card>
  );
};

type DayRowProps = { readonly kind: DailyKind; readonly row: DailyAnswer['rows'][number] };

const DayRow = ({ kind, row }: DayRowProps) => {
  const { table: texts } = c();
  const { play } = t();
  return (
    <li class={classes('day-row row gap-4 lines-0 face-inline', row.own && 'day-row-mine')}>
      <span class="day-place figures quiet">{texts.place(row.place)}</span>
      <PersonFace face={row.face} colour={row.colour} />
      <b class="clipped grow" translate={false}>
        {row.name}
      </b>
      {row.own && <small class="pill money">{texts.you}</small>}
      <small class="quiet day-grade">{play.grades[row.grade as DailyResult['grade']]}</small>
      <span class="money figures bold">{scoreText(kind, row.score)}</span>
    </li>
  );
};

/** How one's own result comes onto the table, where it is not there yet. */
const MyPlace = ({ own }: { readonly own: DailyTry }) => {
  const { table: texts } = c();
  if (own.heard === 'taken') return null;
  if (own.heard !== undefined) return <Notice kind="told">{texts[own.heard]}</Notice>;
  if (isKnownHere.value) return <Notice kind="told">{texts.waiting}</Notice>;
  return (
    <div class="stack gap-4 ruled">
      <p>{texts.sendAs}</p>
      <NameForm
        action={texts.send}
        onName={async (name) => {
          const named = await sayName(name);
          if (!named.ok) return named.error;
          await sendDailies();
          return undefined;
        }}
      />
    </div>
  );
};
