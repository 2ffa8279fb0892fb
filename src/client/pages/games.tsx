import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { MyTurns } from '../company/my-turns.tsx';
import { isKnownHere } from '../company/turn-badge.ts';
import { readMe, readMyTables, type Told } from '../online/api.ts';
import { nameOf } from '../online/name-of.ts';
import { addressOfTableReplay } from '../replay/addresses.ts';
import { LocalGamesList } from '../saves/local-games-list.tsx';
import { t } from '../texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

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
  useEffect(() => {
    const look = async (): Promise<void> => {
      // Who has never sat at a table is not known to the server, and has none.
      const me = await readMe();
      const mine = me.ok && me.value.identity !== null ? await readMyTables() : undefined;
      if (!me.ok) told.value = me.error;
      else if (mine === undefined) tables.value = [];
      else if (mine.ok) tables.value = mine.value.tables;
      else told.value = mine.error;
    };
    void look();
  }, []);
  return (
    <section class="game-list">
      <h2>{games.tables}</h2>
      {told.value !== undefined ? (
        <Notice kind="alarm">{told.value.message}</Notice>
      ) : tables.value === undefined ? (
        <p class="quiet">{games.loading}</p>
      ) : tables.value.length === 0 ? (
        <p>{games.noTables}</p>
      ) : (
        <ul>
          {tables.value.map((table) => (
            <TableRow key={table.code} table={table} />
          ))}
        </ul>
      )}
      <p>
        <LinkButton kind="quiet" icon="plus" href="/new">
          {games.newTable}
        </LinkButton>
      </p>
    </section>
  );
};

const TableRow = ({ table }: { readonly table: TableInfo }) => {
  const { games, replay } = t();
  const names = table.seats.flatMap((sitter) => (sitter === null ? [] : [nameOf(sitter)]));
  return (
    <li class="game-row">
      <div>
        <h3>{games.table(table.code)}</h3>
        <p>{games.players(names, table.seats.length - names.length)}</p>
        <p class="quiet">{games.status[table.status]}</p>
      </div>
      <div class="game-ways">
        <LinkButton kind={table.status === 'playing' ? 'main' : 'quiet'} href={`${TABLE_PATH}${table.code}`}>
          {games.toTable}
        </LinkButton>
        {table.status === 'over' && (
          <LinkButton kind="quiet" href={addressOfTableReplay(table.code, table.gameNumber)}>
            {replay.heading}
          </LinkButton>
        )}
      </div>
    </li>
  );
};
