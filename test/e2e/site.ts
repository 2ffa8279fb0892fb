/** The real server and Debian's Chromium, for tests, pictures and benchmarks alike. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn by a graphics card: a process for it only costs time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages that a test puts in the place of the server's may talk to it all the same.
  '--disable-features=LocalNetworkAccessChecks',
];

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

/** Lets the pages of a context take presses at once: programs press sooner after something has come than people mean to. */
export const pressAtOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({
    // Not every page has a storage: an empty one has none.
    content: `if (location.protocol.startsWith('http')) sessionStorage.setItem('wordstake.settle-ms', '0');`,
  });

export type Server = { readonly base: string; readonly stop: () => Promise<void> };

/** Where a server listens and what it goes on from; a free port and new data, unless told. */
export type ServerPlace = { readonly port: string; readonly dataFolder: string };

/** Starts the real server on a free port and waits for the line that names its address. */
export const startServer = async (place?: ServerPlace): Promise<Server> => {
  const given = process.env['E2E_BASE_URL'];
  if (given !== undefined) return { base: given, stop: async () => {} };
  const dataFolder = place?.dataFolder ?? mkdtempSync(join(tmpdir(), 'wordstake-e2e-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    // Vitest says NODE_ENV=test; what is served, and built first if stale, is what users get.
    env: {
      ...process.env,
      PORT: place?.port ?? '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    if (place === undefined) rmSync(dataFolder, { recursive: true, force: true });
  };
  return { base: await addressOf(child), stop };
};

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('the server has no output');
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return `http://127.0.0.1:${port}`;
  }
  throw new Error('the server ended without naming its address');
};

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: CHROMIUM_ARGS,
  });
