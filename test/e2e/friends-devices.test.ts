import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './access-checks.ts';
import { doMove, movedOn, playToSelling, sellingTable, sellTwoAndBeDone } from './friends-page.ts';
import { useSite, type Visit } from './harness.ts';
import { holds } from './offline-page.ts';
import { doAt, tableOf } from './people-page.ts';
import { moveFor, myTurn, readTable, WORDING } from './play-page.ts';
import { logLines, said, stepButton, tool } from './table-page.ts';

const { visit } = useSite();

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/;

/** Ann, on a device that may keep the site, and the code by which she is Ann elsewhere. */
const visitAsAnn = async (): Promise<Visit & { readonly recoveryCode: string }> => {
  const visited = await visit({ path: null, reducedMotion: 'reduce', serviceWorkers: 'allow' });
  visited.forgive(NO_NETWORK);
  const named = await visited.page.request.post('/api/identity', { data: { name: 'Ann', language: 'en' } });
  const { recoveryCode } = (await named.json()) as { readonly recoveryCode: string };
  return { ...visited, recoveryCode };
};

/** Sells two words and is done, without a line; then the page is loaded anew. */
const playOfflineAndReload = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(path);
  await holds(page, 'navigator.serviceWorker.controller !== null');
  const { hand } = await playToSelling(page);
  await page.context().setOffline(true);
  await page.getByText('Connection lost').waitFor();
  const words = await sellTwoAndBeDone(page, hand);
  await page.reload();
  await page.getByText('Can’t reach the server.').waitFor();
  await page.getByText('Your move is saved.').waitFor();
  return words;
};

/** What the log tells that one has sold, and what came after. */
const sales = async (page: Page): Promise<readonly string[]> => {
  const told = await logLines(page).allInnerTexts();
  const own = told.filter((text) => /^You (?:sold|are done)/.test(text));
  const first = own.findIndex((text) => text.startsWith('You sold'));
  return first === -1 ? [] : own.slice(first);
};

describe('what was done without a line', () => {
  it('outlives a reload, and is done once and in order when the line is back', async () => {
    const { page } = await visitAsAnn();
    const path = await sellingTable(page);
    const [first, second] = await playOfflineAndReload(page, path);
    await page.context().setOffline(false);
    const actions = [`^You sold ${first} for`, `^You sold ${second} for`, '^You are done'].map((text) =>
      expect.stringMatching(text),
    );
    await expect.poll(() => sales(page)).toEqual(actions);
    // Nothing is left to be sent again.
    await expect
      .poll(() => page.evaluate(`localStorage.getItem('wordstake.kept.${path.replace('/t/', '')}')`))
      .toBe(null);
    await page.reload();
    await myTurn(page);
    await expect.poll(() => sales(page)).toEqual(actions);
  });

  it('is not done, and that is said, where the game has gone on from another device', async () => {
    const { page, recoveryCode } = await visitAsAnn();
    const path = await sellingTable(page);
    await playOfflineAndReload(page, path);
    const { page: other } = await visit({ path: null, reducedMotion: 'reduce' });
    await other.request.post('/api/identity/recover', { data: { code: recoveryCode } });
    await other.goto(path);
    const before = await myTurn(other);
    await stepButton(other, WORDING.done).first().click();
    await movedOn(other, before);
    await page.context().setOffline(false);
    // The game has gone on, or waits for the bot, and not for Ann any more.
    await page.getByText(/^Your offline move could not be played: /).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await logLines(page).first().waitFor();
    await expect.poll(() => sales(page)).toEqual([]);
  });
});

describe('a second device of one person', () => {
  it('is in step with the first, either plays on, and nobody is away while one of them is there', async () => {
    const { page: first, recoveryCode } = await visitAsAnn();
    const path = await sellingTable(first);
    const { page: bob } = await visit({ as: 'Bob', path, reducedMotion: 'reduce' });
    await first.goto(path);
    await bob.getByText('You’re watching.').waitFor();

    // On another device, a phone, one becomes oneself by the code, however it is written.
    const { page: second } = await visit({ device: 'phone', path: '/settings', reducedMotion: 'reduce' });
    await second.getByText('I have a code').tap();
    await second.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await second.keyboard.press('Enter');
    await second.getByText('Welcome back, Ann.').waitFor();
    await second.goto(path);

    const seen = await playToSelling(first);
    const there = await myTurn(second);
    expect(there.prompt).toBe(seen.prompt);
    expect(there.hand.length).toBe(seen.hand.length);

    // A word lies before the first device when the second one sells its letters.
    const word = seen.hand.slice(0, 2);
    await first.keyboard.type(word);
    await stepButton(first, WORDING.sell).waitFor();
    await second.keyboard.type(word);
    await stepButton(second, WORDING.sell).click();
    for (const page of [first, second])
      await logLines(page)
        .filter({ hasText: `You sold ${word} for` })
        .waitFor();
    await first.getByText('Tap tiles or type letters').waitFor();
    const handOf = async (page: Page): Promise<string> => [...(await readTable(page)).hand].sort().join('');
    await expect.poll(() => handOf(first)).toBe(await handOf(second));

    // The first one is put away: Ann is still there.
    await first.close();
    const now = await myTurn(second);
    await doMove(second, moveFor(now, 'en'));
    await movedOn(second, now);
    await expect.poll(() => bob.getByText('Ann is away').count()).toBe(0);
    await second.close();
    await bob.getByText('Ann is away.').waitFor();
  });
});

describe('a recovery code', () => {
  /** Ann's table with a bot, in the middle of a game, and her code. */
  const playing = async (status: 'open' | 'playing', wish: object = {}) => {
    const { page, recoveryCode } = await visitAsAnn();
    const code = await tableOf(page, { options: { leader: 0 }, ...wish });
    if (status === 'playing') {
      await doAt(page, code, 'add-bot', { bot: 'simple' });
      await doAt(page, code, 'start');
    }
    return { path: `/t/${code}`, recoveryCode };
  };

  it('leads from the door of a table to one’s own seat there', async () => {
    // Where nobody watches, a stranger stays at the door.
    const { path, recoveryCode } = await playing('playing', { spectators: 'off' });
    const { page } = await visit({ device: 'phone', path, reducedMotion: 'reduce' });
    await page.getByText('Coming from another device?').tap();
    // A wrong one is told there, and nothing is lost.
    await page.getByLabel('Recovery code').fill('AAAAA-AAAAA-AAAAA-AAAAA');
    await page.getByRole('button', { name: 'Sign in with this code' }).tap();
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await page.getByText('Welcome back, Ann.').waitFor();
    await stepButton(page, WORDING.roll).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('leads from a table that one only watches, by its menu', async () => {
    const { path, recoveryCode } = await playing('playing');
    // Without a name, too: games are shown to anybody.
    const { page } = await visit({ path, reducedMotion: 'reduce' });
    await page.getByText('You’re watching.').waitFor();
    await (await tool(page, 'I have a code')).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await stepButton(page, WORDING.roll).waitFor();
  });

  it('leads back from the settings to the table one came from', async () => {
    const { path, recoveryCode } = await playing('open');
    const { page } = await visit({ as: 'Guest', path, reducedMotion: 'reduce' });
    await page.getByRole('link', { name: said(({ online }) => online.elsewhere) }).click();
    await page.getByText('I have a code').click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    const own = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: 'Ann' });
    await own.getByText('you, host').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('signing out everywhere', () => {
  it('is said at the table on the other device, and the one that asked plays on', async () => {
    const { page, recoveryCode } = await visitAsAnn();
    const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2 } });
    const path = `/t/${(await made.json()).info.code}`;
    await page.goto(path);
    const { page: other } = await visit({ path: null, reducedMotion: 'reduce' });
    await other.request.post('/api/identity/recover', { data: { code: recoveryCode } });
    await other.goto(path);
    for (const each of [page, other]) await each.getByRole('button', { name: 'Leave the table' }).waitFor();
    await other.request.post('/api/identity/sign-out-everywhere', { data: {} });
    await page.getByText('This device was signed out from another one.').waitFor();
    await page.getByRole('button', { name: 'Take a seat' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Leave the table' }).count()).toBe(0);
    await other.reload();
    await other.getByRole('button', { name: 'Leave the table' }).waitFor();
  });
});
