import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { AdminAnswer } from '../../protocol/answers.ts';
import { language } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Deed } from './admin-page.tsx';
import { c } from './texts.ts';

type Report = AdminAnswer['reports'][number];
type Reason = 'insult' | 'cheating' | 'name' | 'other';

type AdminReportsProps = {
  readonly reports: readonly Report[];
  readonly onDeed: Deed;
  /** Shows the next page; undefined where there is none. */
  readonly onMore: (() => void) | undefined;
};

/** What people have complained about, with what was said. */
export const AdminReports = ({ reports, onDeed, onMore }: AdminReportsProps) => {
  const { admin } = c();
  return (
    <Card heading={admin.reports}>
      {reports.length === 0 && <p class="quiet">{admin.noReports}</p>}
      <ul class="admin-list">
        {reports.map((report) => (
          <li key={report.id} class={report.isOpen ? undefined : 'admin-done'}>
            <OneReport report={report} onDeed={onDeed} />
          </li>
        ))}
      </ul>
      {onMore !== undefined && (
        <Button kind="quiet" onClick={onMore}>
          {admin.moreReports}
        </Button>
      )}
    </Card>
  );
};

const OneReport = ({ report, onDeed }: { readonly report: Report; readonly onDeed: Deed }) => {
  const { admin, people, chat } = c();
  const id = useId();
  const why = useSignal('');
  const { reporterName, reportedName, atMs, table, reason, note, lines, isOpen, isBanned } = report;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(
    atMs,
  );
  return (
    <div class="report">
      <h3 translate={false}>{admin.report(reporterName, reportedName)}</h3>
      <p class="quiet">
        {people.reasons[reason as Reason]} · <span translate={false}>{admin.atTable(table)}</span> ·{' '}
        <span translate={false}>{when}</span>
        {!isOpen && <> · {admin.closed}</>}
        {isBanned && <> · {admin.isBanned}</>}
      </p>
      {note !== '' && <blockquote translate={false}>{note}</blockquote>}
      {lines.length > 0 && (
        <details>
          <summary>{admin.said}</summary>
          <ol class="report-lines" translate={false}>
            {lines.map(({ name, said }, i) => (
              <li key={i}>{chat.said(name, said)}</li>
            ))}
          </ol>
        </details>
      )}
      {isOpen && (
        <div class="report-deeds">
          {!isBanned && (
            <p class="field">
              <label for={id}>{admin.banWhy}</label>
              <input
                id={id}
                class="text-input"
                type="text"
                maxLength={200}
                onInput={(event) => {
                  why.value = event.currentTarget.value;
                }}
              />
            </p>
          )}
          <div class="deed-row">
            <Button kind="quiet" onClick={() => void onDeed('/reports/close', { id: report.id })}>
              {admin.closeReport}
            </Button>
            {!isBanned && (
              <Button kind="quiet" onClick={() => void onDeed('/ban', { report: report.id, why: why.value })}>
                {admin.banName(reportedName)}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
};
