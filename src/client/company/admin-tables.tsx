import { useSignal } from '@preact/signals';
import type { AdminAnswer } from '../../protocol/answers.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import type { Deed } from './admin-page.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { c } from './texts.ts';

type AdminTable = AdminAnswer['tables'][number];
type AdminTablesProps = { readonly tables: readonly AdminTable[]; readonly onDeed: Deed };

/** The tables at which something happened last. */
export const AdminTables = ({ tables, onDeed }: AdminTablesProps) => {
  const { admin } = c();
  return (
    <Card heading={admin.tables}>
      {tables.length === 0 && <p class="quiet">{admin.noTables}</p>}
      <ul class="admin-list">
        {tables.map((table) => (
          <li key={table.code}>
            <OneTable table={table} onDeed={onDeed} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const OneTable = ({ table, onDeed }: { readonly table: AdminTable; readonly onDeed: Deed }) => {
  const { admin, games } = c();
  const { status: statuses } = t().games;
  const { code, game, status, names, people, public: isPublic } = table;
  const asks = useSignal<'close' | 'ban' | undefined>(undefined);
  const ask = (what: 'close' | 'ban' | undefined) => () => {
    asks.value = what;
  };
  const doNow = (path: string, body: object): void => {
    asks.value = undefined;
    void onDeed(path, body);
  };
  /** Which table is meant, for who does not see where the button is. */
  const unseenCode = (
    <span class="unseen" translate={false}>
      {' '}
      {code}
    </span>
  );
  return (
    <>
      <div>
        <b translate={false}>{code}</b>{' '}
        <span translate={false}>{names.length === 0 ? admin.nobody : names.join(', ')}</span>
        <p class="quiet">
          {games[game] ?? game} · {statuses[status as keyof typeof statuses]}
          {isPublic && <> · {admin.public}</>}
        </p>
      </div>
      <div class="deed-row">
        <LinkButton kind="quiet" href={`${TABLE_PATH}${code}`}>
          {admin.look}
        </LinkButton>
        {status !== 'archived' && (
          <Button kind="quiet" onClick={ask('close')}>
            {admin.closeTable}
            {unseenCode}
          </Button>
        )}
        {people.length > 0 && (
          <Button kind="quiet" onClick={ask('ban')}>
            {admin.ban}
            {unseenCode}
          </Button>
        )}
      </div>
      {asks.value === 'close' && (
        <AskDialog
          heading={admin.askClose(code)}
          text={admin.askCloseText}
          yes={admin.closeTable}
          no={admin.keepTable}
          onYes={() => doNow('/tables/close', { table: code })}
          onNo={ask(undefined)}
        />
      )}
      {asks.value === 'ban' && (
        <BanDialog
          heading={admin.banAt(code)}
          people={people}
          onBan={(seat, why) => doNow('/ban', { table: code, seat, why })}
          onClose={ask(undefined)}
        />
      )}
    </>
  );
};
