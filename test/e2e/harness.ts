import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { DEVICES, type Device } from './site.ts';
import { workerSite } from './worker-site.ts';

export { DEVICES, type Device } from './site.ts';

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

/** Browses for the tests of one file, each in contexts of its own; no page may have complained or called elsewhere. */
export const useSite = (): Site => {
  let base: string;
  let browser: Browser;
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    ({ base, browser } = await workerSite());
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
    await page.goto(path);
    return { page, forgive: (pattern: RegExp) => void forgiven.push(pattern) };
  };
  return { visit, base: () => base };
};
