import { playedVariants } from '../../catalog/variants.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { roomOf } from '../../protocol/room-of.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { ok } from '../../shared/result.ts';
import { listedGame } from '../base/game-list.ts';
import { language } from '../base/language.ts';
import { addressOfTableReplay, withReview } from '../base/replay-addresses.ts';
import { t } from '../base/texts.ts';
import { isOnline } from '../offline/network.tsx';
import { doAtTable, readMe, readMyTables } from '../online/api.ts';
import { isKnownHere } from '../online/known-here.ts';
import { nameOf } from '../online/name-of.ts';
import { MyTurns } from '../social/my-turns.tsx';
import { coachWays } from '../table/coach-ways.ts';
import { LinkButton } from '../ui/button.tsx';
import { AskButton } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast-state.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { LocalGamesList } from './local-games-list.tsx';

/** One's games: those of this device, and the tables with friends that the server knows. */
export const Games = () => (
  <Page heading={t().games.heading}>
    {isKnownHere.value && <MyTurns />}
    <LocalGamesList />
    <MyTables />
  </Page>
);

/** The tables one sits at. Who has never sat at a table is not known to the server, and has none. */
const readTables = async () => {
  const me = await readMe();
  if (!me.ok) return me;
  return me.value.identity === null ? ok({ tables: [] }) : await readMyTables();
};

const MyTables = () => {
  const { games } = t();
  const mine = useAnswer(() => (isOnline.value ? readTables() : undefined), [isOnline.value]);
  const tables = mine.value?.tables;
  const leave = async (code: string): Promise<void> => {
    const left = await doAtTable(code, 'leave');
    // Who has left already, from another device, is not there any more either.
    toast(left.ok || left.error.code === 'not-seated' ? games.tableGone : left.error);
    await mine.ask();
  };
  return (
    <section class="stack">
      <h2>{games.tables}</h2>
      {!isOnline.value && tables === undefined ? (
        <p class="quiet">{games.tablesOffline}</p>
      ) : mine.error !== undefined ? (
        <Notice kind="alarm">{mine.error.message}</Notice>
      ) : tables === undefined ? (
        <p class="quiet">{games.loading}</p>
      ) : tables.length === 0 ? (
        <p>{games.noTables}</p>
      ) : (
        <ul class="stack">
          {tables.map((table) => (
            <TableRow key={table.code} table={table} onLeave={() => leave(table.code)} />
          ))}
        </ul>
      )}
      <p class="row lines-4">
        <LinkButton kind="quiet" icon="plus" href="/new">
          {games.newTable}
        </LinkButton>
        <LinkButton kind="quiet" href="/records">
          {games.finished}
        </LinkButton>
      </p>
    </section>
  );
};

/** What is not as usual at a table. */
const rulesOf = ({ game, options }: TableInfo): readonly string[] =>
  playedVariants(game, Object(options)).map(({ label }) => label(language.value));

type TableRowProps = { readonly table: TableInfo; readonly onLeave: () => unknown };

const TableRow = ({ table, onLeave }: TableRowProps) => {
  const { games, replay } = t();
  const { seats } = roomOf(table);
  const names = seats.flatMap((sitter) => (sitter === null ? [] : [nameOf(sitter)]));
  // Whether a game goes on there, which one would give up.
  const isRunning = table.status === 'playing' || table.status === 'paused';
  return (
    <li class="game-row split gap-8 lines-4 panel pad-5">
      <div>
        <h3 class="title">{games.table(listedGame(table.game).title, table.code)}</h3>
        <p>{games.players(names, seats.length - names.length)}</p>
        <p class="quiet">{[games.status[table.status], ...rulesOf(table)].join(' · ')}</p>
      </div>
      <div class="row lines-4">
        <LinkButton kind={isRunning ? 'main' : 'quiet'} href={`${TABLE_PATH}${table.code}`}>
          {isRunning ? games.goOn : games.toTable}
        </LinkButton>
        {table.status === 'over' && (
          <>
            <LinkButton kind="quiet" href={addressOfTableReplay(table.code, table.gameNumber)}>
              {replay.again}
            </LinkButton>
            <LinkButton kind="quiet" href={withReview(addressOfTableReplay(table.code, table.gameNumber))}>
              {coachWays().open}
            </LinkButton>
          </>
        )}
        <AskButton
          kind="bare"
          heading={games.askLeave}
          text={isRunning ? games.askLeaveRunning : games.askLeaveText}
          yes={games.takeOff}
          no={games.keep}
          onYes={onLeave}
        />
      </div>
    </li>
  );
};
