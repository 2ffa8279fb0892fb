import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './access-checks.ts';
import { WORDING } from './play-page.ts';
import { launchBrowser, type Server, startServer } from './site.ts';

let server: Server;
let browser: Browser;
const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-post-'));
beforeAll(async () => {
  server = await startServer({ port: '0', dataFolder });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const open = async (name: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: server.base,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.request.post('/api/identity', { data: { name, language: 'en' } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
};

const step = (page: Page, name: string | RegExp) =>
  page.locator('.play-area .actions').getByRole('button', { name, exact: true });

describe('correspondence play', () => {
  it('goes on after a restart, with orders done for who is not there and a badge for whose turn it is', async () => {
    const [ann, bob] = [await open('Ann'), await open('Bob')];
    const made = await ann.request.post('/api/tables', {
      data: { game: 'buyword', capacity: 2, options: { leader: 0, turnSeconds: 259_200 } },
    });
    const { code } = (await made.json()).info;
    await bob.request.post(`/api/tables/${code}/sit`, { data: {} });
    await ann.request.post(`/api/tables/${code}/start`, { data: {} });

    // Bob leaves an order and goes.
    await bob.goto(`/t/${code}`);
    await bob.getByRole('button', { name: 'Standing orders' }).click();
    const dialog = bob.getByRole('dialog');
    await dialog.getByText('Buy lots up to a price').click();
    await dialog.getByLabel('At most, in dollars').fill('0');
    expect(await violations(bob)).toEqual([]);
    await dialog.getByRole('button', { name: 'Leave these orders' }).click();
    await bob.getByRole('button', { name: 'Orders: buy up to $0.' }).waitFor();
    await bob.goto('/games');
    await bob.getByText('No table waits for you.').waitFor();

    // Ann sees that it is her turn, plays it, and the server is started anew in between.
    await ann.goto('/games');
    await ann.locator('.my-turns').getByText('With Bob').waitFor();
    await expect.poll(() => ann.title()).toMatch(/^\(1\) /);
    expect(await violations(ann)).toEqual([]);
    await ann.locator('.my-turns').getByRole('link', { name: 'Play' }).click();
    await step(ann, 'Roll the die').click();
    await step(ann, 'Roll the die').waitFor({ state: 'detached' });
    await server.stop();
    server = await startServer({ port: new URL(server.base).port, dataFolder });
    await ann.reload();
    // One face of the die lets the leader name the number.
    const choice = step(ann, WORDING.choose);
    await choice
      .or(step(ann, /^Decline/))
      .first()
      .waitFor();
    if (await choice.isVisible()) await choice.click();
    await step(ann, /^Decline/).click();
    // Bob's lot is declined by his order; both are selling now.
    await ann
      .getByText(/Bob declines|Bob declined/)
      .first()
      .waitFor();
    await step(ann, /^Done/).click();
    await bob.reload();
    await bob.locator('.my-turns').getByText('With Ann').waitFor();
    await expect.poll(() => bob.title()).toMatch(/^\(1\) /);
    expect(await bob.locator('link[rel="icon"]').getAttribute('href')).toContain('data:image/svg');
  });
});
