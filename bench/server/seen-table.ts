import type { WebSocket } from 'ws';
import { each, inTurn, type LoadTable, makeOurTable, SEATS, watchOurs } from './players.ts';

/** How long actions took, in milliseconds: to be acknowledged, and to be seen by others, at another process where there are several. */
export type Seen = { readonly acknowledged: number[]; readonly seen: number[] };

/** A table of ours whose seats look at it by several processes in turn, and that notes how long its actions take. */
export const seenTable = async (
  bases: readonly string[],
  guests: readonly string[],
  { acknowledged, seen }: Seen,
): Promise<LoadTable> => {
  const baseOf = (seat: number): string => bases[seat % bases.length] as string;
  const code = await makeOurTable(baseOf(0), guests);
  const sockets: WebSocket[] = [];
  let actions = 0;
  let actor = 0;
  let sentMs = 0;
  const isElsewhere = (seat: number): boolean =>
    bases.length === 1 ? seat !== actor : baseOf(seat) !== baseOf(actor);
  const table: LoadTable = {
    act: inTurn((seat) => {
      actor = seat;
      sentMs = performance.now();
      sockets[seat]?.send(`{"type":"act","table":"${code}","id":"a${++actions}","action":"play 3"}`);
    }),
    onNews: () => {},
  };
  const watch = (seat: number): Promise<WebSocket> =>
    watchOurs(
      baseOf(seat),
      guests[seat % SEATS] as string,
      code,
      () => {
        if (isElsewhere(seat)) seen.push(performance.now() - sentMs);
        table.onNews();
      },
      () => void acknowledged.push(performance.now() - sentMs),
    );
  sockets.push(...(await each(watch)));
  return table;
};
