import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { socialIn } from '../../src/messages/social.ts';
import { lost, smallTargets, violationsInBothLights } from './access-checks.ts';
import { seats } from './friends-page.ts';
import { useOwnServer } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { focused, logLines } from './table-page.ts';

// A server of its own: the home page shows one game of all that are on.
const { visit } = useOwnServer();
const still = { reducedMotion: 'reduce' } as const;

/** Somebody at a table of two with a bot, where a game has begun; the bot leads. */
const playing = async (name: string, wish: object = {}) => {
  const { page } = await visit({ as: name, path: null, ...still });
  const code = await tableOf(page, { options: { leader: 0 }, ...wish });
  await doAt(page, code, 'add-bot', { bot: 'penny' });
  await doAt(page, code, 'start');
  await page.goto(`/t/${code}`);
  await logLines(page).first().waitFor();
  return { page, code };
};

const liveNow = (page: Page) => page.getByRole('region', { name: 'Live now' });

describe('watching without a name', () => {
  it('shows a game at once to who has its link, and how many watch to everybody', async () => {
    const { page: ann, code } = await playing('Ann');
    const { page: eve } = await visit({ device: 'phone', path: `/t/${code}`, ...still });
    await eve.getByText('You’re watching.').waitFor();
    expect(await eve.getByLabel('Your name').count()).toBe(0);
    await ann.getByText('1 watching').waitFor({ state: 'attached' });
    const { page: zoe } = await visit({ language: 'fr', path: `/t/${code}`, ...still });
    await zoe.getByText('2 spectateurs').waitFor({ state: 'attached' });
    await ann.getByRole('button', { name: 'Roll the die' }).click();
    await eve
      .getByText(/^The die shows/)
      .first()
      .waitFor({ state: 'attached' });
    await zoe.close();
    await eve.getByText('1 watching').waitFor({ state: 'attached' });
    expect(await violationsInBothLights(eve)).toEqual([]);
  });

  it('of a table that waits needs no name; a seat does, and is had in place', async () => {
    const { page: ann } = await visit({ as: 'Ann', path: null, ...still });
    const code = await tableOf(ann, { capacity: 3 });
    await ann.goto(`/t/${code}`);
    const { page: bob } = await visit({ path: `/t/${code}`, ...still });
    await bob.getByLabel('Your name').waitFor();
    await bob.getByRole('button', { name: 'Just watch' }).click();
    await seats(bob).getByText('Ann', { exact: true }).waitFor();
    await ann.getByText('1 watching').waitFor({ state: 'attached' });
    await bob.getByRole('button', { name: 'Take seat 3' }).click();
    await bob.getByRole('dialog').getByLabel('Your name').fill('Bob');
    await bob.getByRole('dialog').getByRole('button', { name: 'Take a seat' }).click();
    const third = seats(bob).getByRole('listitem').nth(2);
    await third.getByText('Bob', { exact: true }).waitFor();
    await third.getByText('you', { exact: true }).waitFor();
    await ann.getByText('1 watching').waitFor({ state: 'detached' });
  });

  it('is not for tables that are closed to spectators: that is said at the door', async () => {
    const { code } = await playing('Ann', { spectators: 'off' });
    const { page } = await visit({ path: `/t/${code}`, ...still });
    await page.getByText('this table is closed to spectators').waitFor();
    expect(await page.getByRole('button', { name: 'Just watch' }).count()).toBe(0);
  });
});

describe('the home page', () => {
  it('shows a public game that is on, and leads to it; nothing of it without a network', async () => {
    const { page: ann, code } = await playing('Annabel', { public: true });
    const { page } = await visit({ device: 'phone', ...still });
    await liveNow(page).getByText('Annabel', { exact: true }).waitFor();
    await liveNow(page).getByText('$200').first().waitFor();
    expect(await lost(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await violationsInBothLights(page)).toEqual([]);
    await liveNow(page).getByRole('link', { name: 'Watch' }).tap();
    await page.waitForURL(`**/t/${code}`);
    await page.getByText('You’re watching.').waitFor();
    await ann.getByText('1 watching').waitFor({ state: 'attached' });

    const offline = await visit({ path: null, ...still });
    offline.forgive(/ERR_FAILED|Failed to load/);
    await offline.page.route('**/api/live', (route) => route.abort());
    const asked = offline.page.waitForRequest('**/api/live');
    await offline.page.goto('/');
    await asked;
    await offline.page.getByRole('heading', { name: 'Also here' }).waitFor();
    expect(await liveNow(offline.page).count()).toBe(0);
  });

  it('leads to a table by its code, with keys alone; a wrong one is told in place', async () => {
    const { page: ann } = await visit({ as: 'Ann', path: null });
    const code = await tableOf(ann);
    const { page, forgive } = await visit({ path: '/cards', ...still });
    forgive(/404/);
    const opener = page.getByRole('button', { name: 'Join with a table code' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Table code');
    await focused(field).waitFor();
    await page.keyboard.type('bbb bbbb');
    await page.keyboard.press('Enter');
    await page.getByText('There’s no such table. Is the code right?').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cards');
    expect(await violationsInBothLights(page)).toEqual([]);
    await field.fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/t/${code}`);
    await page.getByRole('heading', { name: 'Ann invites you to a game of BuyWord' }).waitFor();
  });
});

/** The options of the table that a page is at. */
const optionsAt = async (page: Page) => {
  const code = new URL(page.url()).pathname.slice('/t/'.length);
  const { info } = await (await page.request.get(`/api/tables/${code}`)).json();
  return { game: info.game as string, ...(info.options as Record<string, unknown>) };
};

describe('play now', () => {
  const fr = socialIn('fr').lobby;

  it('is in French for who reads French, from the home page at one tap, name and all', async () => {
    const { page: ann } = await visit({ as: 'Ann', path: null });
    // An English table with a free seat and its host at it.
    const english = await tableOf(ann, { public: true });
    await ann.goto(`/t/${english}`);
    await seats(ann).waitFor();
    const { page } = await visit({ language: 'fr', device: 'phone', ...still });
    await page.getByText('En français, avec ceux qui sont là.').waitFor();
    await page.getByRole('button', { name: 'Jouer en ligne' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Mots\u00a0: Français.').waitFor();
    await dialog.getByLabel('Ton nom').fill('Léa');
    expect(await violationsInBothLights(page)).toEqual([]);
    await dialog.getByRole('button', { name: fr.playNow }).tap();
    await page.waitForURL('**/t/*');
    await expect
      .poll(() => optionsAt(page))
      .toMatchObject({ game: 'buyword', dictionary: 'fr-full', tiles: 'french' });
    // Who has a name is not asked for it again.
    await page.goto('/cards');
    await page.getByRole('button', { name: 'Jouer en ligne' }).tap();
    await page.waitForURL('**/t/*');
    await expect
      .poll(() => optionsAt(page))
      .toMatchObject({ game: 'choose-your-words', dictionary: 'fr-full' });
  });

  it('keeps words and level for the next visit, and asks for them', async () => {
    const { page } = await visit({ as: 'Léa', language: 'fr', path: '/lobby', ...still });
    const [words, bots] = [
      page.getByLabel(fr.language, { exact: true }),
      page.getByLabel(fr.bots, { exact: true }),
    ];
    const shown = (select: typeof words) => select.locator('option:checked').textContent();
    expect([await shown(words), await shown(bots)]).toEqual(['Français', 'Amateur']);
    await words.selectOption('Anglais');
    await bots.selectOption('Expert');
    await page.reload();
    await words.waitFor();
    expect([await shown(words), await shown(bots)]).toEqual(['Anglais', 'Expert']);
    await page.getByLabel(fr.variant, { exact: true }).selectOption('Enchères');
    const sent = page.waitForRequest('**/api/play-now');
    await page.getByRole('button', { name: fr.playNow }).click();
    expect((await sent).postDataJSON()).toEqual({ variant: 'auctions', language: 'en', level: 'expert' });
    await page.waitForURL('**/t/*');
  });
});

describe('an empty lobby', () => {
  it('offers something to do, and games that were finished today', async () => {
    const [{ page: ann }, { page: bob }] = await Promise.all([
      visit({ as: 'Annabel', path: null }),
      visit({ as: 'Bob', path: null }),
    ]);
    const code = await tableOf(ann, { public: true });
    await doAt(bob, code, 'sit');
    await doAt(ann, code, 'start');
    await doAt(bob, code, 'leave');
    const { page } = await visit({ path: '/lobby', ...still });
    await page.getByLabel('Clock', { exact: true }).selectOption('Days');
    await page.getByText('No tables like that right now.').waitFor();
    for (const name of ['Play with bots', 'Make a public table', 'Read the rules', 'Replay finished games'])
      await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Finished today' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    expect(await lost(page)).toEqual([]);
    await page.getByRole('link', { name: 'Replay', exact: true }).first().click();
    await page.waitForURL('**/replay**');
  });
});
