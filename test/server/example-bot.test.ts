import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../support/game-server.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.ts', import.meta.url));

describe('the example bot', () => {
  it('plays a whole game with nothing but fetch and WebSocket', async () => {
    const server = await startTestServer();
    const { stdout } = await promisify(execFile)(process.execPath, [BOT, server.base]);
    expect(stdout).toMatch(/The game is over after \d{2,} actions of mine: \{"reason":"bag"/);
    await server.remove();
  });
});
