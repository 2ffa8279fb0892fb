/** WebKitGTK on a screen that nobody sees, spoken to by WebDriver: what Safari's pages run in, without Safari around it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { type EngineBrowser, endProgram, SCREEN, startParts, tapActions } from './engine.ts';

const freePort = async (): Promise<number> => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
};

/** How long the driver may take to listen, and a page to answer, on a busy machine. */
const PATIENCE_MS = 120_000;

const asker =
  (base: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as {
      readonly value: T & { readonly error?: string; readonly message?: string };
    };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };

/** Starts a WebKit with a screen and a home of its own. */
export const startWebKit = (): Promise<EngineBrowser> =>
  startParts(async (endedBy) => {
    const home = mkdtempSync(join(tmpdir(), 'wordstake-webkit-'));
    endedBy(() => rmSync(home, { recursive: true, force: true }));
    const screen = spawn(
      process.env['XVFB_PATH'] ?? '/usr/bin/Xvfb',
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    endedBy(() => endProgram(screen));
    // It says by which number it is called.
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    const port = await freePort();
    const driver = spawn(
      process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver',
      ['--host=127.0.0.1', `--port=${port}`],
      {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: `:${String(display).trim()}`,
          HOME: home,
          XDG_RUNTIME_DIR: home,
          LANGUAGE: 'en_GB',
        },
      },
    );
    endedBy(() => endProgram(driver));
    const ask = asker(`http://127.0.0.1:${port}`);
    await vi.waitFor(() => ask('GET', '/status'), { timeout: PATIENCE_MS });
    const { sessionId } = await ask<{ readonly sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: PATIENCE_MS } } },
    });
    const session = `/session/${sessionId}`;
    endedBy(() => ask('DELETE', session));
    await ask('POST', `${session}/window/rect`, SCREEN);
    return {
      go: (url) => ask('POST', `${session}/url`, { url }),
      reload: () => ask('POST', `${session}/refresh`, {}),
      read: async <T>(expression: string): Promise<T> => {
        const { value, error } = await ask<{ readonly value?: T; readonly error?: string }>(
          'POST',
          `${session}/execute/async`,
          {
            script: `const [tell] = arguments;
              Promise.resolve(${expression}).then((value) => tell({ value }), (error) => tell({ error: String(error) }));`,
            args: [],
          },
        );
        if (error !== undefined) throw new Error(error);
        return value as T;
      },
      // Here a finger is a mouse to the page: WebKit for GTK has no touch by WebDriver.
      tapAt: (point) => ask('POST', `${session}/actions`, { actions: tapActions(point) }),
    };
  });
