/** One server and one browser for all the browser tests of a worker; they end with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startServerProcess } from '../support/server-process.ts';
import { launchBrowser } from './site.ts';

export type WorkerSite = { readonly base: string; readonly browser: Browser };

let browser: Promise<Browser> | undefined;

/** The browser of this worker. */
export const workerBrowser = (): Promise<Browser> => {
  browser ??= launchBrowser();
  return browser;
};

const start = async (): Promise<WorkerSite> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-e2e-'));
  const [{ base }, browser] = await Promise.all([startServerProcess(dataFolder), workerBrowser()]);
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  return { base, browser };
};

let site: Promise<WorkerSite> | undefined;

/** The site of this worker, started when the first test wants it. */
export const workerSite = (): Promise<WorkerSite> => {
  site ??= start();
  return site;
};
