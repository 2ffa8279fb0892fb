import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { MyTurns } from '../company/my-turns.tsx';
import { isKnownHere } from '../company/turn-badge.ts';
import { t } from '../language.ts';
import { readMe, readMyTables, type Told } from '../online/api.ts';
import { localGames } from '../saves/games.ts';
import { addressOf } from '../saves/running-game.ts';
import type { GameHead } from '../saves/saved-game.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** One's games: those of this device, and the tables with friends that the server knows. */
export const Games = () => {
  const { games } = t();
  return (
    <div class="page">
      <h1>{games.heading}</h1>
      {isKnownHere.value && <MyTurns />}
      <GamesHere />
      <MyTables />
    </div>
  );
};

const GamesHere = () => {
  const { games } = t();
  const kept = useSignal<readonly GameHead[] | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { store } = await localGames();
      kept.value = (await store.list()).games;
    };
    void look();
  }, []);
  return (
    <section class="game-list">
      <h2>{games.here}</h2>
      {kept.value === undefined ? (
        <p class="quiet">{games.loading}</p>
      ) : kept.value.length === 0 ? (
        <>
          <p>{games.none}</p>
          <p>
            <LinkButton href="/">{games.play}</LinkButton>
          </p>
        </>
      ) : (
        <ul>
          {kept.value.map((game) => (
            <KeptGame key={game.id} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
};

const KeptGame = ({ game }: { readonly game: GameHead }) => {
  const { games } = t();
  const { people, bots, standing } = game;
  const botNames = bots.map(({ name }) => name);
  const name =
    people !== undefined
      ? games.passed([...people, ...botNames])
      : bots.length === 0
        ? games.alone
        : games.withBots(botNames);
  return (
    <li class="game-row">
      <div>
        <h3>{name}</h3>
        <p class="quiet">{standing.isOver ? games.over : games.running(standing.round)}</p>
      </div>
      <LinkButton kind={standing.isOver ? 'quiet' : 'main'} href={addressOf(game)}>
        {standing.isOver ? games.look : games.goOn}
      </LinkButton>
    </li>
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
  const { games } = t();
  const names = table.seats.flatMap((sitter) => (sitter === null ? [] : [sitter.name]));
  return (
    <li class="game-row">
      <div>
        <h3>{games.table(table.code)}</h3>
        <p>{games.players(names, table.seats.length - names.length)}</p>
        <p class="quiet">{games.status[table.status]}</p>
      </div>
      <LinkButton kind={table.status === 'playing' ? 'main' : 'quiet'} href={`${TABLE_PATH}${table.code}`}>
        {games.toTable}
      </LinkButton>
    </li>
  );
};
