import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { MyTurns } from '../company/my-turns.tsx';
import { isKnownHere } from '../company/turn-badge.ts';
import { isOnline } from '../offline/network.tsx';
import { doAtTable, readMe, readMyTables, type Told } from '../online/api.ts';
import { gameTitle } from '../online/game-title.ts';
import { nameOf } from '../online/name-of.ts';
import { addressOfTableReplay } from '../replay/addresses.ts';
import { LocalGamesList } from '../saves/local-games-list.tsx';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

/** One's games: those of this device, and the tables with friends that the server knows. */
export const Games = () => {
  const { games } = t();
  return (
    <div class="page">
      <h1>{games.heading}</h1>
      {isKnownHere.value && <MyTurns />}
      <LocalGamesList />
      <MyTables />
    </div>
  );
};

const MyTables = () => {
  const { games } = t();
  const tables = useSignal<readonly TableInfo[] | undefined>(undefined);
  const told = useSignal<Told | undefined>(undefined);
  const leaving = useSignal<TableInfo | undefined>(undefined);
  const look = async (): Promise<void> => {
    // Who has never sat at a table is not known to the server, and has none.
    const me = await readMe();
    const mine = me.ok && me.value.identity !== null ? await readMyTables() : undefined;
    told.value = undefined;
    if (!me.ok) told.value = me.error;
    else if (mine === undefined) tables.value = [];
    else if (mine.ok) tables.value = mine.value.tables;
    else told.value = mine.error;
  };
  useEffect(() => {
    if (isOnline.value) void look();
  }, [isOnline.value]);
  const leave = async ({ code }: TableInfo): Promise<void> => {
    leaving.value = undefined;
    const left = await doAtTable(code, 'leave');
    // Who has left already, from another device, is not there any more either.
    if (left.ok || left.error.code === 'not-seated') toast(games.tableGone);
    else toast(left.error.message);
    await look();
  };
  return (
    <section class="game-list">
      <h2>{games.tables}</h2>
      {!isOnline.value && tables.value === undefined ? (
        <p class="quiet">{games.tablesOffline}</p>
      ) : told.value !== undefined ? (
        <Notice kind="alarm">{told.value.message}</Notice>
      ) : tables.value === undefined ? (
        <p class="quiet">{games.loading}</p>
      ) : tables.value.length === 0 ? (
        <p>{games.noTables}</p>
      ) : (
        <ul>
          {tables.value.map((table) => (
            <TableRow
              key={table.code}
              table={table}
              onLeave={() => {
                leaving.value = table;
              }}
            />
          ))}
        </ul>
      )}
      <p class="game-ways">
        <LinkButton kind="quiet" icon="plus" href="/new">
          {games.newTable}
        </LinkButton>
        <LinkButton kind="quiet" href="/records">
          {games.finished}
        </LinkButton>
      </p>
      {leaving.value !== undefined && (
        <AskDialog
          heading={games.askLeave}
          text={isRunning(leaving.value) ? games.askLeaveRunning : games.askLeaveText}
          yes={games.takeOff}
          no={games.keep}
          onYes={() => void (leaving.value && leave(leaving.value))}
          onNo={() => {
            leaving.value = undefined;
          }}
        />
      )}
    </section>
  );
};

/** Whether a game goes on there, which one would give up. */
const isRunning = ({ status }: TableInfo): boolean => status === 'playing' || status === 'paused';

type TableRowProps = { readonly table: TableInfo; readonly onLeave: () => void };

const TableRow = ({ table, onLeave }: TableRowProps) => {
  const { games, replay } = t();
  const names = table.seats.flatMap((sitter) => (sitter === null ? [] : [nameOf(sitter)]));
  return (
    <li class="game-row">
      <div>
        <h3>{games.table(gameTitle(table.game), table.code)}</h3>
        <p>{games.players(names, table.seats.length - names.length)}</p>
        <p class="quiet">{games.status[table.status]}</p>
      </div>
      <div class="game-ways">
        <LinkButton kind={isRunning(table) ? 'main' : 'quiet'} href={`${TABLE_PATH}${table.code}`}>
          {isRunning(table) ? games.goOn : games.toTable}
        </LinkButton>
        {table.status === 'over' && (
          <LinkButton kind="quiet" href={addressOfTableReplay(table.code, table.gameNumber)}>
            {replay.again}
          </LinkButton>
        )}
        <Button kind="bare" onClick={onLeave}>
          {games.takeOff}
        </Button>
      </div>
    </li>
  );
};
