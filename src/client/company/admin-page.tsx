import '../style/company.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { AdminAnswer, AdminReportsAnswer } from '../../protocol/answers.ts';
import { get, post } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { toast } from '../ui/toast-state.ts';
import { AdminReports } from './admin-reports.tsx';
import { AdminTables } from './admin-tables.tsx';
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
const deed = async (path: string, body: object): Promise<void> => {
  const done = await post(`/admin${path}`, body);
  toast(done.ok ? c().admin.done : done.error.message);
  await look();
};

export type Deed = typeof deed;

/** Reads the next page of reports. */
const readMoreReports = async (): Promise<void> => {
  const after = site.value?.nextReports;
  const read = after ? await get<AdminReportsAnswer>(`/admin/reports?after=${after}`) : undefined;
  if (read === undefined || !site.value) return;
  if (!read.ok) toast(read.error.message);
  else
    site.value = {
      ...site.value,
      reports: [...site.value.reports, ...read.value.reports],
      nextReports: read.value.nextReports,
    };
};

/** For the host of the site: tables, reports, bans, announcements; behind the token. */
export const AdminPage = () => {
  const { admin } = c();
  useEffect(() => void look(), []);
  return (
    <div class="page page-wide admin-page">
      <h1>{admin.heading}</h1>
      {site.value === undefined ? (
        <p class="quiet">{c().loading}</p>
      ) : site.value === null ? (
        <EnterForm />
      ) : (
        <Site all={site.value} />
      )}
    </div>
  );
};

const EnterForm = () => {
  const { admin } = c();
  const id = useId();
  const told = useSignal('');
  const enter = async (token: string): Promise<void> => {
    const entered = await post('/admin/enter', { token });
    told.value = entered.ok ? '' : entered.error.message;
    if (entered.ok) await look();
  };
  return (
    <Card>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(String(new FormData(event.currentTarget).get('token') ?? ''));
        }}
      >
        <p class="field">
          <label for={id}>{admin.token}</label>
          <input
            id={id}
            class="text-input"
            type="password"
            name="token"
            autocomplete="current-password"
            aria-describedby={`${id}-hint`}
            required
          />
          <small id={`${id}-hint`}>{admin.tokenText(TOKEN_FILE)}</small>
        </p>
        <Button submits>{admin.enter}</Button>
        <p class="bad" role="alert">
          {told.value}
        </p>
      </form>
    </Card>
  );
};

const Site = ({ all }: { readonly all: AdminAnswer }) => {
  const { admin } = c();
  const { reports, bans, announcements } = all;
  return (
    <>
      <div class="admin-head">
        <p class="quiet">{admin.state(all.server, all.tablesInMemory)}</p>
        <Button kind="quiet" onClick={() => void deed('/leave', {})}>
          {admin.leave}
        </Button>
      </div>
      <div class="admin-columns">
        <AdminReports
          reports={reports}
          onDeed={deed}
          onMore={all.nextReports === null ? undefined : () => void readMoreReports()}
        />
        <Card heading={admin.announcements}>
          <AnnounceForm />
          <ul class="admin-list">
            {announcements.map(({ id, en, fr }) => (
              <li key={id}>
                <div translate={false}>
                  {en !== '' && <p lang="en">{en}</p>}
                  {fr !== '' && <p lang="fr">{fr}</p>}
                </div>
                <Button kind="quiet" onClick={() => void deed('/withdraw', { id })}>
                  {admin.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
        <AdminTables tables={all.tables} onDeed={deed} />
        <Card heading={admin.bans}>
          {bans.length === 0 && <p class="quiet">{admin.noBans}</p>}
          <ul class="admin-list">
            {bans.map(({ identity, name, why }) => (
              <li key={identity}>
                <div translate={false}>
                  <b>{name}</b> <small>{why}</small>
                </div>
                <Button kind="quiet" onClick={() => void deed('/unban', { identity })}>
                  {admin.unban(name === '' ? admin.nameless : name)}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
};

const AnnounceForm = () => {
  const { admin } = c();
  const id = useId();
  return (
    <form
      class="announce-form"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        await deed('/announce', { en: String(data.get('en') ?? ''), fr: String(data.get('fr') ?? '') });
        form.reset();
      }}
    >
      <p class="quiet">{admin.announceText}</p>
      <p class="field">
        <label for={`${id}-en`}>{admin.english}</label>
        <input id={`${id}-en`} class="text-input" type="text" name="en" lang="en" maxLength={300} />
      </p>
      <p class="field">
        <label for={`${id}-fr`}>{admin.french}</label>
        <input id={`${id}-fr`} class="text-input" type="text" name="fr" lang="fr" maxLength={300} />
      </p>
      <Button submits>{admin.announce}</Button>
    </form>
  );
};
