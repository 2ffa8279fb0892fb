import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../src/client/qr/qr-code.ts';
import { violations } from './access-checks.ts';
import { addBot, makeTable, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const codeOn = async (page: Page): Promise<string> => page.locator('.table-code b').innerText();

describe('coming to a table', () => {
  it('by its code on a phone, as people write codes: name and seat in two taps', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    await makeTable(ann);
    const code = await codeOn(ann);
    const { page: bob } = await visit({ device: 'phone', path: '/new', ...still });
    await bob.getByLabel('Code of the table').fill(code.toLowerCase());
    await bob.getByRole('button', { name: 'Go to the table' }).tap();
    await bob.getByRole('heading', { name: 'Ann invites you to a game of BuyWord' }).waitFor();
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Take a seat' }).tap();
    await ann.locator('.lobby-seats').getByText('Bob', { exact: true }).waitFor();
    await ann.getByText('Bob is away').waitFor({ state: 'detached' });

    const { page: again, forgive } = await visit({ path: '/new', ...still });
    forgive(/404/);
    await again.getByLabel('Code of the table').fill('BBB BBBB');
    await again.getByRole('button', { name: 'Go to the table' }).click();
    await again.getByText('There is no such table. Is the code right?').waitFor();
  });

  it('is told in a sentence where there is no such table', async () => {
    const { page, forgive } = await visit({ path: '/t/BBBBBBB', language: 'fr' });
    forgive(/404/);
    await page.getByText('Cette table n’existe pas. Le code est-il juste').waitFor();
    await page.getByRole('link', { name: 'Préparer une autre table' }).waitFor();
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
    expect(await page.evaluate('window.shared.url')).toBe(page.url());
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
    const dark = (qrCode(page.url()) ?? []).flat().filter(Boolean).length;
    const drawn = await page
      .getByRole('img', { name: 'QR code of the link' })
      .locator('path')
      .getAttribute('d');
    expect(drawn?.match(/M/g)?.length).toBe(dark);
  });

  it('lets the host seat bots, send them away and hand the table over', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    const seats = ann.locator('.lobby-seats li');
    await seats.nth(1).getByText('bot').waitFor();
    const { page: bob } = await visit({ path, ...still });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: /^Send .* away$/ }).click();
    await seats.nth(1).getByText('Seat 2, free').waitFor();
    await ann.getByRole('button', { name: 'Make Bob the host' }).click();
    await ann.getByText('Bob starts the game.').waitFor();
    await bob.getByRole('button', { name: 'Start with 2 players' }).click();
    await ann.locator('.table').waitFor();
  });
});

describe('axe finds nothing with friends', () => {
  it.each([
    ['phone', 'light'],
    ['desktop', 'dark'],
  ] as const)('at the door, in the lobby and at the table (%s, %s)', async (device, colorScheme) => {
    const { page: ann } = await visit({ device, colorScheme, path: '/new', ...still });
    const path = await makeTable(ann);
    expect(await violations(ann)).toEqual([]);
    const { page: bob } = await visit({ device, colorScheme, path, ...still });
    await bob.getByLabel('Your name').waitFor();
    expect(await violations(bob)).toEqual([]);
    await sitDown(bob, 'Bob');
    await addBot(ann);
    await ann.getByRole('button', { name: 'Start with 3 players' }).click();
    await bob.locator('.table').waitFor();
    expect(await violations(bob)).toEqual([]);
    await bob.getByRole('button', { name: 'The rules at this table' }).click();
    await bob.getByRole('dialog').waitFor();
    expect(await violations(bob)).toEqual([]);
  });
});

describe('the lobby on narrow screens and with large text', () => {
  const overflow = (page: Page): Promise<unknown> =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

  it.each([
    ['100%', 320],
    ['200%', 390],
  ] as const)('loses nothing at %s on %d pixels, its door neither', async (fontSize, width) => {
    const { page: ann } = await visit({ path: '/new', viewport: { width, height: 640 }, ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    const { page: bob } = await visit({ path, viewport: { width, height: 640 }, ...still });
    await bob.getByLabel('Your name').waitFor();
    for (const page of [ann, bob]) {
      await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
      expect(await overflow(page)).toBe(0);
    }
  });

  it('has targets of at least 48 pixels', async () => {
    const { page: ann } = await visit({ path: '/new', device: 'phone', ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    const { page: bob } = await visit({ path, device: 'phone', ...still });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'Make Bob the host' }).waitFor();
    const small = await ann
      .locator('main :is(a, button)')
      .evaluateAll((elements) =>
        elements.filter((each) => each.getBoundingClientRect().height < 48).map((each) => each.outerHTML),
      );
    expect(small).toEqual([]);
  });
});
