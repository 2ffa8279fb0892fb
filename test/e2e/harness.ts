import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

type Server = { readonly base: string; readonly stop: () => Promise<void> };

/** Starts the real server on a free port and waits for the line that names its address. */
const startServer = async (): Promise<Server> => {
  const given = process.env['E2E_BASE_URL'];
  if (given !== undefined) return { base: given, stop: async () => {} };
  const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-e2e-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    // Vitest says NODE_ENV=test; what is served, and built first if stale, is what users get.
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    rmSync(dataFolder, { recursive: true, force: true });
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

export type Visit = {
  readonly page: Page;
  /** Lets a console message pass that the test itself brings about. */
  readonly forgive: (pattern: RegExp) => void;
};

export type VisitOptions = BrowserContextOptions & {
  readonly device?: Device;
  readonly language?: 'en' | 'fr';
  /** Where to go first; `before` may prepare the page. */
  readonly path?: string;
  readonly before?: (page: Page) => Promise<unknown>;
};

/** Serves and browses for the tests of one file; after each test no page may have complained or called elsewhere. */
export const useSite = (): { readonly visit: (options?: VisitOptions) => Promise<Visit> } => {
  let server: Server;
  let browser: Browser;
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const unexpected = complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
    complaints = [];
    forgiven = [];
    expect(unexpected).toEqual([]);
  });

  const visit = async ({
    device = 'desktop',
    language = 'en',
    path = '/',
    before,
    ...rest
  }: VisitOptions = {}) => {
    const context = await browser.newContext({
      ...DEVICES[device],
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      baseURL: server.base,
      ...rest,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    context.on('request', (request) => {
      if (!request.url().startsWith(`${server.base}/`)) complaints.push(`request to ${request.url()}`);
    });
    await before?.(page);
    await page.goto(path);
    return { page, forgive: (pattern: RegExp) => void forgiven.push(pattern) };
  };
  return { visit };
};
