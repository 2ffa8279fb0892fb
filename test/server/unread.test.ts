import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { frame, openUnread } from '../support/raw-socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

describe('who does not read', () => {
  it('is let go before much has piled up', async () => {
    const ann = await Guest.arrive(server.base, 'Ann');
    const { near, far, mostHeld } = await openUnread(server, ann);
    const closed = once(far, 'close');
    // The system itself takes some megabytes; what comes after that is ours to hold.
    const questions = Buffer.concat(Array<Buffer>(1000).fill(frame('text', '{"type":"ping"}')));
    for (let i = 0; i < 400; i++) near.write(questions);
    await closed;
    expect(mostHeld()).toBeGreaterThan(400 * 1024);
    expect(mostHeld()).toBeLessThan(600 * 1024);
    near.destroy();
  });
});
