/**
 * The least that could do the same: `ws`, a game in memory, and SQLite with group commit before anything leaves. No identities,
 * no views by rules, no checks of messages: a ceiling, not a peer. `node bare-server.ts PORT DATABASE`.
 */
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

type Table = {
  id: number;
  seq: number;
  turn: number;
  scores: number[];
  pile: number[];
  sockets: WebSocket[];
};
type Write = {
  readonly table: Table;
  readonly seq: number;
  readonly json: string;
  readonly done: () => void;
};

const [port, file] = process.argv.slice(2);
const PILE = 8;
const HAND = ['S7', 'H9', 'DK', 'C2'];

const db = new DatabaseSync(file as string);
db.exec('pragma journal_mode = wal; pragma synchronous = full');
db.exec('create table log (g integer primary key, t int not null, s int not null, body text not null)');
db.exec('create unique index log_key on log (t, s)');
const insert = db.prepare('insert into log (t, s, body) values (?, ?, ?) on conflict do nothing');

let waiting: Write[] = [];
const commit = (): void => {
  const batch = waiting;
  waiting = [];
  db.exec('begin immediate');
  for (const { table, seq, json } of batch) insert.run(table.id, seq, json);
  db.exec('commit');
  for (const { done } of batch) done();
};

const tables = new Map<number, Table>();
const play = (table: Table, seat: number, number: number): void => {
  const seq = table.seq + 1;
  const done = (): void => {
    table.seq = seq;
    table.turn = (seat + 1) % 4;
    table.scores[seat] = (table.scores[seat] ?? 0) + number;
    table.pile.push(number);
    if (table.pile.length > PILE) table.pile.shift();
    const { turn, scores, pile } = table;
    for (const socket of table.sockets) {
      socket.send(JSON.stringify({ seq, turn, scores, pile, hand: HAND, event: { seat, number } }));
    }
  };
  if (waiting.length === 0) setImmediate(commit);
  waiting.push({ table, seq, json: JSON.stringify({ seat, number, at: Date.now() }), done });
};

const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => console.log('ready'));
server.on('connection', (socket, request) => {
  const [, id, place] = (request.url ?? '').split('/').map(Number) as [number, number, number];
  let table = tables.get(id);
  if (table === undefined) {
    table = { id, seq: 0, turn: 0, scores: [0, 0, 0, 0], pile: [], sockets: [] };
    tables.set(id, table);
  }
  const here = table;
  here.sockets[place] = socket;
  socket.on('message', (data) => {
    const { number } = JSON.parse(data.toString());
    if (place === here.turn && Number.isInteger(number) && number >= 1 && number <= 5)
      play(here, place, number);
  });
});
