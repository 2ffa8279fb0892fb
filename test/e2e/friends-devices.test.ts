import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { doMove, movedOn, myTurnHere } from './friends-page.ts';
import { useSite, type Visit } from './harness.ts';
import { moveFor, readTable, type Shown } from './play-page.ts';

const { visit } = useSite();

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/;

/** Ann, at home on a device that keeps the site. */
const visitAsAnn = async (): Promise<Visit & { readonly recoveryCode: string }> => {
  const visited = await visit({ path: '/', reducedMotion: 'reduce', serviceWorkers: 'allow' });
  visited.forgive(NO_NETWORK);
  const named = await visited.page.request.post('/api/identity', { data: { name: 'Ann', language: 'en' } });
  const { recoveryCode } = (await named.json()) as { readonly recoveryCode: string };
  return { ...visited, recoveryCode };
};

/** A table of Ann's with a bot, where players judge words and so any letters may be sold; its code. */
const startTable = async (page: Page): Promise<string> => {
  const options = { judge: 'challenge', startMoney: 1000, challengeSeconds: 600 };
  const made = await page.request.post('/api/tables', { data: { game: 'buyword', capacity: 2, options } });
  const { info } = (await made.json()) as { readonly info: { readonly code: string } };
  await page.request.post(`/api/tables/${info.code}/add-bot`, { data: { bot: 'simple' } });
  return info.code;
};

const stepButton = (page: Page, name: string | RegExp) =>
  page.locator('.play-area .actions').getByRole('button', { name });

/** Plays on to a step in which words are sold, with four tiles at least. */
const playToSelling = async (page: Page): Promise<Shown> => {
  let shown = await myTurnHere(page);
  while (shown.hand.length < 4 || !shown.buttons.includes('Done')) {
    const buy = stepButton(page, /^Buy/);
    const next = page.locator('.play-area .actions button:not(:disabled)').last();
    await ((await buy.count()) > 0 ? buy : next).click();
    await movedOn(page, shown);
    shown = await myTurnHere(page);
  }
  return shown;
};

const start = (page: Page, code: string) => page.request.post(`/api/tables/${code}/start`, { data: {} });

/** Sells two words and is done, without a line; then the page is loaded anew. */
const playOfflineAndReload = async (page: Page): Promise<readonly string[]> => {
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 15_000 })
    .toBe(true);
  const { hand } = await playToSelling(page);
  const words = [hand.slice(0, 2), hand.slice(2, 4)];
  await page.context().setOffline(true);
  await page.getByText('The line is lost').waitFor();
  for (const word of words) {
    await page.keyboard.type(word);
    await stepButton(page, /^Sell for/).click();
    await page.getByText('Tap tiles or type letters').waitFor();
  }
  await stepButton(page, 'Done').click();
  await page.getByText('What you did is kept.').waitFor();
  await page.reload();
  await page.getByText('The server could not be reached.').waitFor();
  await page.getByText('What you did is kept.').waitFor();
  return words;
};

/** What the log tells that one has sold, and what came after. */
const sales = async (page: Page): Promise<readonly string[]> => {
  const told = await page.locator('.log li').allInnerTexts();
  const own = told.filter((text) => /^You (?:sold|are done)/.test(text));
  const first = own.findIndex((text) => text.startsWith('You sold'));
  return first === -1 ? [] : own.slice(first);
};

describe('what was done without a line', () => {
  it('outlives a reload, and is done once and in order when the line is back', async () => {
    const { page } = await visitAsAnn();
    const code = await startTable(page);
    await start(page, code);
    await page.goto(`/t/${code}`);
    const [first, second] = await playOfflineAndReload(page);
    await page.context().setOffline(false);
    await expect.poll(() => sales(page), { timeout: 15_000 }).toHaveLength(3);
    const deeds = [`^You sold ${first} for`, `^You sold ${second} for`, '^You are done'].map((text) =>
      expect.stringMatching(text),
    );
    expect(await sales(page)).toEqual(deeds);
    // Nothing is left to be sent again.
    await page.reload();
    await page.locator('.log li').first().waitFor();
    expect(await sales(page)).toEqual(deeds);
    expect(await page.evaluate(`localStorage.getItem('wordstake.kept.${code}')`)).toBe(null);
  });

  it('is not done, and that is said, where the game has gone on from another device', async () => {
    const { page, recoveryCode } = await visitAsAnn();
    const code = await startTable(page);
    await start(page, code);
    await page.goto(`/t/${code}`);
    await playOfflineAndReload(page);
    const { page: other } = await visit({ path: '/', reducedMotion: 'reduce' });
    await other.request.post('/api/identity/recover', { data: { code: recoveryCode } });
    await other.goto(`/t/${code}`);
    const before = await myTurnHere(other);
    await stepButton(other, 'Done').click();
    await movedOn(other, before);
    await page.context().setOffline(false);
    // The game has gone on, or waits for the bot, and not for Ann any more.
    await page.getByText(/^What you did while the line was down was not done: /).waitFor();
    await page.getByRole('button', { name: 'All right' }).click();
    expect(await sales(page)).toEqual([]);
  });
});

describe('a second device of one person', () => {
  it('is in step with the first, either plays on, and nobody is away while one of them is there', async () => {
    const { page: first, recoveryCode } = await visitAsAnn();
    const code = await startTable(first);
    const { page: bob } = await visit({ path: '/', reducedMotion: 'reduce' });
    await bob.request.post('/api/identity', { data: { name: 'Bob', language: 'en' } });
    await start(first, code);
    await Promise.all([first, bob].map((page) => page.goto(`/t/${code}`)));
    await bob.getByText('You are watching.').waitFor();

    // On another device one becomes oneself by the code.
    const { page: second } = await visit({ path: '/settings', reducedMotion: 'reduce' });
    await second.getByText('I have a code').click();
    await second.getByLabel('Recovery code').fill(recoveryCode);
    await second.getByRole('button', { name: 'Become this player' }).click();
    await second.getByText('Welcome back, Ann.').waitFor();
    await second.goto(`/t/${code}`);

    const seen = await playToSelling(first);
    await myTurnHere(second);
    expect((await readTable(second)).hand.length).toBe(seen.hand.length);

    // A word lies before the first device when the second one sells its letters.
    const word = seen.hand.slice(0, 2);
    await first.keyboard.type(word);
    await stepButton(first, /^Sell for/).waitFor();
    await second.keyboard.type(word);
    await stepButton(second, /^Sell for/).click();
    for (const page of [first, second])
      await page.locator('.log').getByText(`You sold ${word} for`).waitFor();
    await first.getByText('Tap tiles or type letters').waitFor();
    await expect
      .poll(async () => [...(await readTable(first)).hand].sort().join(''))
      .toBe([...(await readTable(second)).hand].sort().join(''));

    // The first one is put away: Ann is still there.
    await first.close();
    const now = await myTurnHere(second);
    await doMove(second, moveFor(now, 'en'));
    await movedOn(second, now);
    expect(await bob.getByText('Ann is away').count()).toBe(0);
    await second.close();
    await bob.getByText('Ann is away for the moment.').waitFor();
  });
});
