import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newDataFolder, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { startServerProcess } from '../support/server-process.ts';

it('a request that never ends does not keep the server from stopping', async () => {
  const server = await startTestServer();
  const slow = connect(Number(new URL(server.base).port), '127.0.0.1');
  slow.on('error', () => {});
  const taken = once(server.app.server, 'request');
  slow.write(
    'POST /api/identity HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await taken;
  const silent = connect(Number(new URL(server.base).port), '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => {});
  const closed = Promise.all([once(slow, 'close'), once(silent, 'close')]);
  await server.remove();
  slow.destroy();
  silent.destroy();
  await closed;
}, 15_000);

it('a request must have come in within half a minute', async () => {
  const server = await startTestServer();
  expect(server.app.server.requestTimeout).toBe(30_000);
  expect((await ask(server.base, '/healthz')).status).toBe(200);
  await server.remove();
});

it('a server that is asked to stop tells its sockets, and keeps every action it has acknowledged', async () => {
  const folder = newDataFolder();
  const server = await startServerProcess(folder);
  const ann = await Guest.arrive(server.base, 'Ann');
  const code = await ann.make({ capacity: 1 });
  await ann.do(code, 'start');
  await ann.watch(code);
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, {
    headers: { cookie: ann.cookie },
  });
  await once(socket, 'open');
  const told = once(socket, 'close');
  const answered = ann.act(code, 'roll');
  const stopped = server.stop();
  expect((await told)[0]).toBe(1012);
  const answer = await answered;
  await stopped;
  const again = await startServerProcess(folder);
  const { version } = (await ask(again.base, `/api/tables/${code}`)).body;
  if (answer?.type === 'accepted') expect(version).toBeGreaterThanOrEqual(answer.version);
  await again.stop();
  rmSync(folder, { recursive: true });
});

it('a second signal, as from a launcher that passes it on, does not cut the stop short', async () => {
  const folder = newDataFolder();
  const server = await startServerProcess(folder);
  const ann = await Guest.arrive(server.base, 'Ann');
  await ann.watch(await ann.make({ capacity: 1 }));
  // A request that is not finished keeps the stop from being over at once.
  const slow = connect(Number(new URL(server.base).port), '127.0.0.1');
  slow.on('error', () => {});
  slow.write('POST /api/identity HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
  expect((await ask(server.base, '/healthz')).status).toBe(200);
  server.signal('SIGTERM');
  await ann.until('she is told', () => !ann.isConnected);
  server.signal('SIGTERM');
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
  slow.destroy();
  rmSync(folder, { recursive: true });
});

it('an action that is sent again after a restart is answered as before, and done once', async () => {
  const dataFolder = newDataFolder();
  let server = await startTestServer({ dataFolder });
  const ann = await Guest.arrive(server.base, 'Ann');
  const code = await ann.make({ capacity: 1 });
  await ann.watch(code);
  await ann.do(code, 'start');
  const first = await ann.act(code, 'roll', 'same');
  expect(first).toMatchObject({ type: 'accepted', id: 'same' });
  ann.drop();
  // Put away with a snapshot, and read from the log where that is gone.
  for (const isGone of [false, true]) {
    await server.stop();
    if (isGone) {
      const db = new DatabaseSync(join(dataFolder, 'wordstake.db'));
      db.exec('delete from snapshots');
      db.close();
    }
    server = await startTestServer({ dataFolder });
    const again = Guest.known(server.base, 'Ann', ann.cookie);
    await again.connect();
    expect(await again.act(code, 'roll', 'same')).toEqual(first);
    again.drop();
  }
  await server.remove();
});
