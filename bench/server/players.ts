/** Four players a table at each server, who send numbers and see them arrive. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { WebSocket } from 'ws';

export const SEATS = 4;

/** A table under load: lets the seat act whose turn it is, and is told whenever a seat has the news. */
export type LoadTable = { readonly act: () => void; onNews: () => void };

/** One seat after the other, over all the runs of a table. */
export const inTurn = (act: (seat: number) => void): (() => void) => {
  let seat = 0;
  return () => {
    act(seat);
    seat = (seat + 1) % SEATS;
  };
};

const PEERS = new URL('../peers/', import.meta.url);
export const each = <T>(make: (seat: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: SEATS }, (_, seat) => make(seat)));

const post = async (url: string, body: unknown, cookie = '') => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever servers answer
  const answer = (await reply.json()) as any;
  if (!reply.ok) throw new Error(JSON.stringify(answer));
  return { answer, cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
};

/** Guests of ours, who sit at all tables. */
export const ourGuests = (base: string): Promise<string[]> =>
  each(async (seat) => (await post(`${base}/api/identity`, { name: `P${seat}`, language: 'en' })).cookie);

/** A started table of ours; gives its code. */
export const makeOurTable = async (base: string, guests: readonly string[]): Promise<string> => {
  const { answer } = await post(`${base}/api/tables`, { game: 'tiny', capacity: SEATS }, guests[0]);
  const { code } = answer.info;
  for (const guest of guests.slice(1)) await post(`${base}/api/tables/${code}/sit`, {}, guest);
  await post(`${base}/api/tables/${code}/start`, {}, guests[0]);
  return code;
};

/** A socket of ours that looks at a table. */
export const watchOurs = (
  base: string,
  cookie: string,
  code: string,
  onUpdate: () => void,
  onAccepted: () => void = () => {},
): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      // The first letter of the type is enough to tell messages apart: {"type":"u
      switch (String.fromCharCode(data[9] ?? 0)) {
        case 'w':
          socket.send(JSON.stringify({ type: 'watch', table: code }));
          break;
        case 't':
          resolve(socket);
          break;
        case 'u':
          onUpdate();
          break;
        case 'a':
          onAccepted();
          break;
        case 'p':
          break;
        default:
          throw new Error(`our server says ${data.toString()}`);
      }
    });
  });

export const ourTable = async (base: string, guests: readonly string[]): Promise<LoadTable> => {
  const code = await makeOurTable(base, guests);
  const sockets: WebSocket[] = [];
  let actions = 0;
  const table: LoadTable = {
    act: inTurn((seat) =>
      sockets[seat]?.send(`{"type":"act","table":"${code}","id":"a${++actions}","action":"play 3"}`),
    ),
    onNews: () => {},
  };
  sockets.push(...(await each((seat) => watchOurs(base, guests[seat] ?? '', code, () => table.onNews()))));
  return table;
};

export const bareTable = async (base: string, number: number): Promise<LoadTable> => {
  const table: LoadTable = { act: inTurn((seat) => sockets[seat]?.send('{"number":3}')), onNews: () => {} };
  const sockets = await each(async (seat) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/${number}/${seat}`, {
      perMessageDeflate: false,
    });
    socket.on('message', () => table.onNews());
    await once(socket, 'open');
    return socket;
  });
  return table;
};

/** boardgame.io speaks Socket.IO; its frames are few enough to write by hand. */
export const boardgameTable = async (base: string): Promise<LoadTable> => {
  const { matchID } = (await post(`${base}/games/tiny/create`, { numPlayers: SEATS })).answer;
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { playerID: String(seat), playerName: `P${seat}` };
    credentials.push((await post(`${base}/games/tiny/${matchID}/join`, body)).answer.playerCredentials);
  }
  let actions = 0;
  const table: LoadTable = {
    act: inTurn((seat) => {
      const payload = { type: 'play', args: [3], playerID: String(seat), credentials: credentials[seat] };
      const move = ['update', { type: 'MAKE_MOVE', payload }, actions++, matchID, String(seat)];
      sockets[seat]?.send(`42/tiny,${JSON.stringify(move)}`);
    }),
    onNews: () => {},
  };
  const sockets = await each(
    (seat) =>
      new Promise<WebSocket>((resolve) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
          perMessageDeflate: false,
        });
        socket.on('message', (data: Buffer) => {
          const start = data.toString('latin1', 0, 20);
          if (start === '2') socket.send('3');
          else if (start.startsWith('0')) socket.send('40/tiny,');
          else if (start.startsWith('40/tiny')) {
            const sync = ['sync', matchID, String(seat), credentials[seat], SEATS];
            socket.send(`42/tiny,${JSON.stringify(sync)}`);
          } else if (start.startsWith('42/tiny,["sync"')) resolve(socket);
          else if (start.startsWith('42/tiny,["')) table.onNews();
        });
      }),
  );
  return table;
};

/** Colyseus has a protocol of its own; its client is asked to speak it, and its frames are seen as they come. */
export const colyseusTable = async (base: string): Promise<LoadTable> => {
  const STATE_PATCH = 15;
  const { Client } = createRequire(PEERS)('@colyseus/sdk');
  const client = new Client(base.replace('http', 'ws'));
  const rooms = [await client.create('tiny')];
  while (rooms.length < SEATS) rooms.push(await client.joinById(rooms[0].roomId));
  const table: LoadTable = { act: inTurn((seat) => rooms[seat].send('play', 3)), onNews: () => {} };
  for (const room of rooms) {
    room.onMessage('*', () => {});
    room.connection.events.onmessage = ({ data }: { data: ArrayBuffer }) => {
      if (((new Uint8Array(data)[0] ?? 0) & 31) === STATE_PATCH) table.onNews();
    };
  }
  return table;
};
