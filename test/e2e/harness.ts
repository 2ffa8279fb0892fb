import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { DEVICES, type Device, pressAtOnce } from './site.ts';
import { type WorkerSite, workerBrowser, workerSite } from './worker-site.ts';

export { DEVICES, type Device } from './site.ts';

export type Visit = {
  readonly page: Page;
  /** Lets a console message pass that the test itself brings about. */
  readonly forgive: (pattern: RegExp) => void;
};

export type VisitOptions = BrowserContextOptions & {
  readonly device?: Device;
  readonly language?: 'en' | 'fr';
  /** Who comes: somebody whom the server knows by this name already. */
  readonly as?: string;
  /** Where to go first, null for nowhere yet; `before` may prepare the page. */
  readonly path?: string | null;
  readonly before?: (page: Page) => Promise<unknown>;
};

export type Site = {
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
  /** Where the server is. */
  readonly base: () => string;
};

/** What the test tool says where it lets no service worker in. */
const BLOCKED = /^Service Worker registration blocked by Playwright/;

const MOST_TOLD = 3000;

/** Prints what the pages show: a test that fails now and then, elsewhere, is understood by nothing else. */
const tellWhatShows = async (browser: Browser): Promise<void> => {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page.evaluate<string>('document.body.innerText').catch(String);
    const focused = await page
      .evaluate<string>('document.activeElement?.outerHTML.slice(0, 200)')
      .catch(String);
    console.error(`${page.url()} shows:\n${shown.slice(0, MOST_TOLD)}\nfocus: ${focused}`);
  }
};

/** Browses a site for the tests of one file, each in contexts of its own; no page may have complained or called elsewhere. */
export const browse = (open: () => Promise<WorkerSite>): Site => {
  let base: string;
  let browser: Browser;
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    ({ base, browser } = await open());
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatShows(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    const unexpected = complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
    complaints = [];
    forgiven = [];
    expect(unexpected).toEqual([]);
  });

  const visit = async ({
    device = 'desktop',
    language = 'en',
    as,
    path = '/',
    before,
    ...rest
  }: VisitOptions = {}) => {
    const context = await browser.newContext({
      ...DEVICES[device],
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      baseURL: base,
      // Tests stand between the page and the server; a service worker would go past them.
      serviceWorkers: 'block',
      ...rest,
    });
    await pressAtOnce(context);
    if (as !== undefined) {
      const named = await context.request.post('/api/identity', { data: { name: as, language } });
      expect(named.status()).toBe(201);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !BLOCKED.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    context.on('request', (request) => {
      if (!request.url().startsWith(`${base}/`)) complaints.push(`request to ${request.url()}`);
    });
    await before?.(page);
    if (path !== null) await page.goto(path);
    return { page, forgive: (pattern: RegExp) => void forgiven.push(pattern) };
  };
  return { visit, base: () => base };
};

/** Browses the site that all the tests of a worker share. */
export const useSite = (): Site => browse(workerSite);

export type OwnSite = Site & {
  /** Ends the server and starts it again, at the same address over the same data. */
  readonly restart: () => Promise<void>;
  /** By which the host of the site enters. */
  readonly adminToken: () => string;
};

/** Browses a server that is the file's own: for tests that stop it, speak to all who are there, or serve another client or other games. */
export const useOwnServer = (
  clientFolder: () => Promise<string | undefined> = async () => undefined,
  catalog?: URL,
  env: NodeJS.ProcessEnv = process.env,
): OwnSite => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-e2e-'));
  let server: ServerProcess | undefined;
  const site = browse(async () => {
    const [started, browser] = await Promise.all([
      startServerProcess(dataFolder, { clientFolder: await clientFolder(), catalog, env }),
      workerBrowser(),
    ]);
    server = started;
    return { base: started.base, browser };
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return {
    ...site,
    restart: async () => {
      await server?.stop();
      server = await startServerProcess(dataFolder, { port: new URL(site.base()).port, env });
    },
    adminToken: () => readFileSync(join(dataFolder, 'admin-token.txt'), 'utf8'),
  };
};
