import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../support/game-server.ts';
import { ask } from '../support/guest.ts';

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
