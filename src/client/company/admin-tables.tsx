import type { AdminAnswer } from '../../protocol/answers.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Deed } from './admin-page.tsx';
import { c } from './texts.ts';

type AdminTablesProps = { readonly tables: AdminAnswer['tables']; readonly onDeed: Deed };

/** The tables at which something happened last. */
export const AdminTables = ({ tables, onDeed }: AdminTablesProps) => {
  const { admin, games } = c();
  const { status: statuses } = t().games;
  return (
    <Card heading={admin.tables}>
      {tables.length === 0 && <p class="quiet">{admin.noTables}</p>}
      <ul class="admin-list">
        {tables.map(({ code, game, status, names, public: isPublic }) => (
          <li key={code}>
            <div>
              <b translate={false}>{code}</b>{' '}
              <span translate={false}>{names.length === 0 ? admin.nobody : names.join(', ')}</span>
              <p class="quiet">
                {games[game] ?? game} · {statuses[status as keyof typeof statuses]}
                {isPublic && <> · {admin.public}</>}
              </p>
            </div>
            <div class="actions">
              <LinkButton kind="quiet" href={`${TABLE_PATH}${code}`}>
                {admin.look}
              </LinkButton>
              {status !== 'archived' && (
                <Button kind="quiet" onClick={() => void onDeed('/tables/close', { table: code })}>
                  {admin.closeTable}
                  <span class="unseen" translate={false}>
                    {' '}
                    {code}
                  </span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};
