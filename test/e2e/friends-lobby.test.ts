import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../src/client/room/qr-code.ts';

import { lost, smallTargets, violationsInBothLights } from './access-checks.ts';
import { addBot, makeTable, seats, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { tool } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const codeOn = (page: Page): Promise<string> => page.getByText(/^[2-9B-Z]{3} [2-9B-Z]{4}$/).innerText();

describe('coming to a table', () => {
  it('by its code on a phone, as people write codes: name and seat in two taps', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    await makeTable(ann);
    const code = await codeOn(ann);
    const { page: bob, forgive } = await visit({ device: 'phone', path: '/new', ...still });
    await bob.getByLabel('Table code').fill(code.toLowerCase());
    await bob.getByRole('button', { name: 'Go to the table' }).tap();
    await bob.getByRole('heading', { name: 'Ann invites you to a game of BuyWord' }).waitFor();
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Take a seat' }).tap();
    await seats(ann).getByText('Bob', { exact: true }).waitFor();
    await seats(ann)
      .getByText(/\baway\b/)
      .waitFor({ state: 'detached' });

    forgive(/404/);
    await bob.goto('/new');
    await bob.getByLabel('Table code').fill('BBB BBBB');
    await bob.getByRole('button', { name: 'Go to the table' }).tap();
    await bob.getByText('There’s no such table. Is the code right?').waitFor();
  });

  it('is told in a sentence where there is no such table', async () => {
    const { page, forgive } = await visit({ path: '/t/BBBBBBB', language: 'fr' });
    forgive(/404/);
    await page.getByText('Cette table n’existe pas. Vérifie le code.').waitFor();
    await page.getByRole('link', { name: 'Créer une autre table' }).waitFor();
  });
});

describe('the lobby', () => {
  it('shares its link by the share sheet, by copying and as a QR code', async () => {
    const { page } = await visit({
      path: '/new',
      permissions: ['clipboard-read', 'clipboard-write'],
      before: (page) =>
        page.addInitScript('navigator.share = (what) => { window.shared = what; return Promise.resolve(); }'),
    });
    await makeTable(page);
    await page.getByRole('button', { name: 'Share the link' }).click();
    await expect.poll(() => page.evaluate('window.shared.url')).toBe(page.url());
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Link copied.').waitFor();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
    const dark = qrCode(page.url()).flat().filter(Boolean).length;
    const drawn = await page
      .getByRole('img', { name: 'QR code with the link' })
      .locator('path')
      .getAttribute('d');
    expect(drawn?.match(/M/g)?.length).toBe(dark);
  });

  it('lets the host seat bots, send them away and hand the table over', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    const second = seats(ann).getByRole('listitem').nth(1);
    await second.getByText('bot', { exact: true }).waitFor();
    const { page: bob } = await visit({ path, ...still });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: /^Remove / }).click();
    await second.getByText('Seat 2, free').waitFor();
    await ann.getByRole('button', { name: 'More about Bob' }).first().click();
    await ann
      .getByRole('dialog')
      .getByRole('button', { name: /^Make Bob the host/ })
      .click();
    await ann.getByText('Waiting for Bob to start the game.').waitFor();
    await bob.getByRole('button', { name: 'Start with 2 players' }).click();
    await ann.getByRole('log', { name: 'What happened' }).waitFor();
  });
});

/** What a person sees at the door, in the lobby and at the table is checked on the way to a game. */
describe('with friends', () => {
  it.each(['phone', 'desktop'] as const)('axe finds nothing, by day or by lamplight (%s)', async (device) => {
    const { page: ann } = await visit({ device, path: '/new', ...still });
    const path = await makeTable(ann);
    expect(await violationsInBothLights(ann)).toEqual([]);
    const { page: bob } = await visit({ device, path, ...still });
    await bob.getByLabel('Your name').waitFor();
    expect(await violationsInBothLights(bob)).toEqual([]);
    await sitDown(bob, 'Bob');
    await addBot(ann);
    await ann.getByRole('button', { name: 'Start with 3 players' }).click();
    await bob.getByRole('log', { name: 'What happened' }).waitFor();
    expect(await violationsInBothLights(bob)).toEqual([]);
    await (await tool(bob, 'The rules at this table')).click();
    await bob.getByRole('dialog').waitFor();
    expect(await violationsInBothLights(bob)).toEqual([]);
  });

  it('nothing is lost on narrow screens and with large text, nor too small for a thumb', async () => {
    const narrow = { width: 320, height: 640 };
    const { page: ann } = await visit({ path: '/new', device: 'phone', viewport: narrow, ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    const { page: bob } = await visit({ path, device: 'phone', viewport: narrow, ...still });
    await bob.getByLabel('Your name').waitFor();
    // However wide the letters of its code are.
    await ann.evaluate(`document.querySelector('.table-code b').textContent = 'MWQ WMWM'`);
    for (const page of [ann, bob]) expect(await lost(page)).toEqual([]);
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'More about Bob' }).first().waitFor();
    expect(await smallTargets(ann, 'main :is(a, button)')).toEqual([]);
  });
});
