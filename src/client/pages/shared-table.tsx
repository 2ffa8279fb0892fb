import { useEffect } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { view as cardsView } from '../cards/cards-state.ts';
import { CardTable } from '../cards/table.tsx';
import { ChatPanel } from '../company/chat-panel.tsx';
import { OrdersTool, takesOrders } from '../company/orders-tool.tsx';
import { StartsSoon } from '../company/starts-soon.tsx';
import { linkLike } from '../make/rules-of-table.tsx';
import { Doorstep } from '../online/doorstep.tsx';
import { LineBanner } from '../online/line-banner.tsx';
import { Lobby } from '../online/lobby.tsx';
import {
  approach,
  clockAheadMs,
  doHere,
  hasKeptDeeds,
  listTrouble,
  mirror,
  openTable,
  preview,
  retryLists,
  stage,
  told,
} from '../online/online-state.ts';
import { TableBar } from '../online/table-bar.tsx';
import { TimeLeft } from '../online/time-left.tsx';
import { isStale, type Told } from '../online/told.ts';
import { view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { path } from '../route.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A table that people share: its door, its lobby, then the game. */
export const SharedTable = () => {
  const code = tableCodeOf(path.value) ?? '';
  useEffect(() => openTable(code), [code]);
  const table = mirror.value;
  const isInside = table !== undefined;
  useEffect(() => {
    // The form at the door is gone, and the focus with it: on from the top of the table.
    if (isInside && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [isInside]);
  return (
    <>
      <TableBar table={table} />
      <LineBanner />
      {told.value !== undefined && <Refused told={told.value} isHost={table?.isHost === true} />}
      {listTrouble.value !== undefined && <ListMissing why={listTrouble.value} />}
      {table !== undefined && <StartsSoon table={table} />}
      {table !== undefined ? <TableOrLobby table={table} /> : <OnTheWay />}
      {table !== undefined && <ChatPanel table={table} />}
    </>
  );
};

/** Why something was refused; a game that cannot go on can be played again. */
const Refused = ({ told: why, isHost }: { readonly told: Told; readonly isHost: boolean }) => (
  <Notice kind="alarm">
    <p>{why.message}</p>
    {isHost && isStale(why) && <Button onClick={() => void doHere('rematch')}>{t().online.rematch}</Button>}
  </Notice>
);

/** A list of words that the table plays by has not come. */
const ListMissing = ({ why }: { readonly why: Told }) => (
  <Notice kind="alarm">
    <p>
      {t().online.listMissing} {why.message}
    </p>
    <Button onClick={retryLists}>{t().online.retry}</Button>
  </Notice>
);

/** Before the table has been seen. */
const OnTheWay = () => {
  const { online, play } = t();
  if (stage.value === 'naming' && preview.value !== undefined) return <Doorstep info={preview.value} />;
  if (stage.value === 'unreachable') {
    return (
      <Notice kind="alarm">
        <p>
          {online.failed} {hasKeptDeeds() && <b>{online.kept}</b>}
        </p>
        <Button onClick={() => void approach()}>{online.retry}</Button>
      </Notice>
    );
  }
  if (listTrouble.value !== undefined) return null;
  if (told.value === undefined) return <p class="notice quiet">{online.opening}</p>;
  return (
    <p class="actions">
      <LinkButton href="/new">{online.newTable}</LinkButton>
      <LinkButton kind="quiet" href="/">
        {play.home}
      </LinkButton>
    </p>
  );
};

const TableOrLobby = ({ table }: { readonly table: TableMirror }) => {
  const { online } = t();
  const { info, you, away, deadlines } = table;
  const isCards = info.game === 'choose-your-words';
  const seen = view.value;
  const seenCards = cardsView.value;
  const key = `${info.code} ${info.gameNumber}`;
  if (info.status === 'open' || (isCards ? seenCards : seen) === undefined)
    return info.status === 'archived' ? <Notice>{online.archived}</Notice> : <Lobby table={table} />;
  const absent = away.filter((seat) => seat !== you).map((seat) => info.seats[seat]?.name ?? '');
  const isVote = (isCards ? seenCards?.vote : seen?.vote) != null;
  const clock = (
    <TimeLeft
      deadlines={deadlines}
      you={you}
      windowFor={isVote ? 'vote' : 'window'}
      aheadMs={clockAheadMs.value}
    />
  );
  return (
    <>
      <div class="table-notes">
        <p role="status">
          {absent.length > 0 && <span>{online.away(absent)} </span>}
          {you === null && <span>{online.watching} </span>}
          {info.status === 'paused' && <span>{online.paused}</span>}
          {info.status === 'archived' && <span>{online.archived}</span>}
        </p>
        {!isCards && clock}
        {takesOrders(table) && <OrdersTool table={table} />}
      </div>
      <div class={you === null ? 'watching' : undefined}>
        {seen !== undefined && <Table key={key} view={seen} again={<Again table={table} />} />}
        {seenCards !== undefined && (
          <CardTable key={key} view={seenCards} again={<Again table={table} />} clock={clock} />
        )}
      </div>
    </>
  );
};

/** The next game with the same people is the host's to start, while there is anybody to play it with. */
const Again = ({ table }: { readonly table: TableMirror }) => {
  const { online, make } = t();
  const { info, isHost } = table;
  const host = info.host === null ? undefined : info.seats[info.host]?.name;
  const like = linkLike(info);
  const isCompany = info.seats.filter((sitter) => sitter !== null && !sitter.gone).length > 1;
  return (
    <>
      {isCompany && isHost && <Button onClick={() => void doHere('rematch')}>{online.rematch}</Button>}
      {isCompany && !isHost && host !== undefined && <p class="wait-rematch">{online.waitRematch(host)}</p>}
      <LinkButton kind={isCompany ? 'quiet' : 'main'} href={like}>
        {make.sameRules}
      </LinkButton>
    </>
  );
};
