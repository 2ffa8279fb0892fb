import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { DEVICES, type Device, launchBrowser, type Server, startServer } from './site.ts';

let server: Server;
let browser: Browser;
const dataFolder = mkdtempSync(join(tmpdir(), 'wordstake-chat-'));
beforeAll(async () => {
  server = await startServer({ port: '0', dataFolder });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const open = async (
  name: string,
  { device = 'desktop', language = 'en' }: { device?: Device; language?: 'en' | 'fr' } = {},
): Promise<Page> => {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: server.base,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.request.post('/api/identity', { data: { name, language } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
};

const sitTogether = async (wish: object = {}) => {
  const [ann, bob] = [await open('Ann', { device: 'phone' }), await open('Bob', { language: 'fr' })];
  const made = await ann.request.post('/api/tables', { data: { game: 'buyword', capacity: 3, ...wish } });
  const { code } = (await made.json()).info;
  await bob.request.post(`/api/tables/${code}/sit`, { data: {} });
  for (const page of [ann, bob]) {
    await page.goto(`/t/${code}`);
    await page.locator('.lobby').waitFor();
  }
  return { ann, bob, code };
};

const write = async (page: Page, text: string): Promise<void> => {
  await page.locator('.chat-form input').fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.chat-own').filter({ hasText: text }).waitFor();
};

describe('chat at a table', () => {
  it('speaks each reader’s language in phrases, counts what is new, and is muted for good', async () => {
    const { ann, bob } = await sitTogether();
    await bob.getByRole('button', { name: 'Discussion' }).click();
    await bob.getByRole('button', { name: 'Bonne chance' }).click();
    await write(bob, 'salut');
    await ann.getByRole('button', { name: 'Chat, 2 new' }).tap();
    await ann.locator('.chat-line').getByText('Good luck!').waitFor();
    await ann.locator('.chat-line').getByText('salut').waitFor();
    expect(await violations(ann)).toEqual([]);
    expect(await smallTargets(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'More about Bob' }).last().tap();
    expect(await violations(ann)).toEqual([]);
    await ann.getByRole('dialog').getByRole('button', { name: /^Mute/ }).tap();
    await ann.getByText('You no longer hear Bob.').waitFor();
    await ann.getByText('salut').waitFor({ state: 'detached' });
    await write(bob, 'encore moi');
    await write(ann, 'still here');
    await bob.getByText('still here').waitFor();
    expect(await ann.getByText('encore moi').count()).toBe(0);
    // Kept: in another visit too.
    await ann.reload();
    await ann.getByRole('button', { name: 'Chat' }).tap();
    await ann.getByText('still here').waitFor();
    expect(await ann.getByText('encore moi').count()).toBe(0);
    await ann.goto('/settings');
    await ann.getByRole('button', { name: 'Hear Bob again' }).tap();
    await ann.getByText('Nobody.').waitFor();
  });

  it('is reported to the host of the site, who reads what was said and bans', async () => {
    const { ann, bob, code } = await sitTogether();
    await bob.getByRole('button', { name: 'Discussion' }).click();
    await write(bob, 'vous êtes nuls');
    await ann.getByRole('button', { name: 'Chat, 1 new' }).tap();
    await ann.getByRole('button', { name: 'More about Bob' }).last().tap();
    await ann.getByRole('button', { name: 'Report' }).tap();
    await ann.getByLabel('In your words').fill('rude from the start');
    await ann.getByRole('button', { name: 'Send the report' }).tap();
    await ann.getByText('The host of this site will look at it.').waitFor();

    const host = await open('Host');
    await host.goto('/admin');
    await host.getByLabel('Token').fill(readFileSync(join(dataFolder, 'admin-token.txt'), 'utf8'));
    await host.getByRole('button', { name: 'Enter' }).click();
    await host.getByRole('heading', { name: 'Ann about Bob' }).waitFor();
    expect(await violations(host)).toEqual([]);
    await host.getByText('What was said').click();
    await host.getByText('Bob: vous êtes nuls').waitFor();
    await host.getByText('rude from the start').waitFor();
    await host.getByLabel('In English').fill('Be kind, please.');
    await host.getByRole('button', { name: 'Announce' }).click();
    await host.getByRole('button', { name: 'Ban Bob' }).click();
    await host.getByRole('button', { name: 'Let Bob in again' }).waitFor();
    // Also without a report; and no table is put away by a slip.
    await host.getByRole('button', { name: `Put away ${code}` }).click();
    await host.getByRole('button', { name: 'Leave it' }).click();
    await host.getByRole('button', { name: `Ban somebody ${code}` }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ban Ann' }).waitFor();
    expect(await violations(host)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ban nobody' }).click();
    await ann.goto(`/t/${code}`);
    await ann.locator('.announcement').getByText('Be kind, please.').waitFor();
    await ann.locator('.lobby-seats').getByText('Seat 2, free').waitFor();
    await bob.reload();
    await bob
      .locator('main')
      .getByText(/ne te laisse pas entrer|injoignable/)
      .first()
      .waitFor();
  });

  it('takes only phrases where the table wants it so, and lets the host send somebody away', async () => {
    const { ann, bob } = await sitTogether({ chat: 'phrases' });
    await ann.getByRole('button', { name: 'Chat' }).tap();
    await ann.getByText('At this table there are quick phrases only.').waitFor();
    expect(await ann.locator('.chat-form').count()).toBe(0);
    await ann.locator('.chat-phrases').getByRole('button', { name: 'Hello!' }).tap();
    await ann.locator('.chat-own').waitFor();
    await ann.getByRole('button', { name: 'Close the chat' }).tap();
    await ann.locator('.lobby-seats').getByRole('button', { name: 'More about Bob' }).tap();
    await ann.getByRole('button', { name: 'Send away' }).tap();
    await bob.getByText('Tu ne peux pas t’asseoir à cette table.').waitFor();
    await ann.locator('.lobby-seats').getByText('Seat 2, free').waitFor();
  });

  it('loses nothing on narrow screens and with large text', async () => {
    const { ann } = await sitTogether();
    await ann.getByRole('button', { name: 'Chat' }).tap();
    await ann.evaluate("document.documentElement.style.fontSize = '200%'");
    expect(await overflow(ann)).toBe(0);
  });
});
