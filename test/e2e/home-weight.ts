import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const SITE = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Watches from now on which scripts a page fetches; what it gives then says how much they weigh, gzip, in kB of 1,000 bytes. */
export const weighScripts = (page: Page): (() => number) => {
  const scripts = new Set<string>();
  page.context().on('request', (request) => {
    // What the service worker stores for a day without a network is fetched behind the page's back.
    if (request.serviceWorker() !== null) return;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return () => {
    const bytes = [...scripts].map((path) => statSync(join(SITE, `${path}.gz`)).size);
    return bytes.reduce((sum, size) => sum + size, 0) / 1000;
  };
};

/** The most that the scripts of the home page may weigh, with what is fetched ahead for the first game. */
export const MOST_HOME_KB = 80;

/** Resolves once the home page has fetched ahead what the first game needs: its code, and what is said at the table. */
export const fetchedAhead = async (page: Page): Promise<void> => {
  await Promise.all(
    [/\/assets\/local-game-/, /\/assets\/(en|fr)-/].map((file) => page.waitForResponse(file)),
  );
};
