import '../style/social.css';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AdminAnswer, AdminReportsAnswer } from '../../protocol/answers.ts';
import { get, post, type ServerError } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field, Form } from '../ui/form.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast-state.ts';
import { AdminReport, AdminTable } from './admin-rows.tsx';
import { ListCard } from './list-card.tsx';
import { c } from './texts.ts';

const TOKEN_FILE = 'admin-token.txt';

/** What the host of the site sees; null: has not entered, undefined: not asked yet. */
const site = signal<AdminAnswer | null | undefined>(undefined);

const look = async (): Promise<void> => {
  const session = await get<{ readonly open: boolean }>('/admin/session');
  const read = session.ok && session.value.open ? await get<AdminAnswer>('/admin') : undefined;
  site.value = read?.ok ? read.value : null;
};

/** Does something as the host, and looks again. */
const act = async (path: string, body: object): Promise<void> => {
  const done = await post(`/admin${path}`, body);
  toast(done.ok ? c().admin.done : done.error);
  await look();
};

export type AdminAction = typeof act;

/** Reads the next page of reports. */
const readMoreReports = async (): Promise<void> => {
  const after = site.value?.nextReports;
  const read = after ? await get<AdminReportsAnswer>(`/admin/reports?after=${after}`) : undefined;
  if (read === undefined || !site.value) return;
  if (!read.ok) toast(read.error);
  else site.value = { ...site.value, ...read.value, reports: [...site.value.reports, ...read.value.reports] };
};

/** For the host of the site: tables, reports, bans, announcements; behind the token. */
export const AdminPage = () => {
  const { admin } = c();
  useEffect(() => void look(), []);
  return (
    <Page heading={admin.heading} wide>
      {site.value === undefined ? (
        <p class="quiet">{c().loading}</p>
      ) : site.value === null ? (
        <EnterForm />
      ) : (
        <Site all={site.value} />
      )}
    </Page>
  );
};

const EnterForm = () => {
  const { admin } = c();
  const enter = async (token: string): Promise<ServerError | undefined> => {
    const entered = await post('/admin/enter', { token });
    if (!entered.ok) return entered.error;
    await look();
    return undefined;
  };
  return (
    <Card>
      <Form submit={admin.enter} onSubmit={(fields) => enter(fields('token'))}>
        <Field
          label={admin.token}
          hint={admin.tokenText(TOKEN_FILE)}
          type="password"
          name="token"
          autocomplete="current-password"
          required
        />
      </Form>
    </Card>
  );
};

const Site = ({ all }: { readonly all: AdminAnswer }) => {
  const { admin } = c();
  const { reports, nextReports, bans, announcements, tables } = all;
  return (
    <>
      <div class="split">
        <p class="quiet">{admin.state(all.server, all.tablesInMemory)}</p>
        <Button kind="quiet" onClick={() => void act('/leave', {})}>
          {admin.leave}
        </Button>
      </div>
      <div class="columns fit items-top gap-7" style="--column: 24rem">
        <ListCard
          heading={admin.reports}
          none={admin.noReports}
          after={
            nextReports !== null && (
              <Button kind="quiet" onClick={() => void readMoreReports()}>
                {admin.moreReports}
              </Button>
            )
          }
        >
          {reports.map((report) => (
            <AdminReport key={report.id} report={report} onAction={act} />
          ))}
        </ListCard>
        <ListCard
          heading={admin.announcements}
          before={
            <Form
              submit={admin.announce}
              onSubmit={async (fields, form) => {
                await act('/announce', { en: fields('en'), fr: fields('fr') });
                form.reset();
              }}
            >
              <p class="quiet">{admin.announceText}</p>
              <Field label={admin.english} name="en" lang="en" maxLength={300} />
              <Field label={admin.french} name="fr" lang="fr" maxLength={300} />
            </Form>
          }
        >
          {announcements.map(({ id, en, fr }) => (
            <li key={id}>
              <div translate={false}>
                {en !== '' && <p lang="en">{en}</p>}
                {fr !== '' && <p lang="fr">{fr}</p>}
              </div>
              <Button kind="quiet" onClick={() => void act('/withdraw', { id })}>
                {admin.withdraw}
              </Button>
            </li>
          ))}
        </ListCard>
        <ListCard heading={admin.tables} none={admin.noTables}>
          {tables.map((table) => (
            <AdminTable key={table.code} table={table} onAction={act} />
          ))}
        </ListCard>
        <ListCard heading={admin.bans} none={admin.noBans}>
          {bans.map(({ identity, name, why }) => (
            <li key={identity}>
              <div translate={false}>
                <b>{name}</b> <small>{why}</small>
              </div>
              <Button kind="quiet" onClick={() => void act('/unban', { identity })}>
                {admin.unban(name === '' ? admin.nameless : name)}
              </Button>
            </li>
          ))}
        </ListCard>
      </div>
    </>
  );
};
