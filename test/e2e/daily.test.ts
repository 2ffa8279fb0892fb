import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DailyTry } from '../../src/client/saves/daily-tries.ts';
import type { SavedGame } from '../../src/client/saves/saved-game.ts';
import { type Daily, dailySeed } from '../../src/daily/daily-game.ts';
import { daysAfter } from '../../src/daily/day.ts';
import { dailyIn } from '../../src/messages/daily.ts';
import { messagesIn } from '../../src/messages/messages.ts';
import type { Language } from '../../src/shared/language.ts';
import { violationsInBothLights } from './access-checks.ts';
import { plantDay, TODAY, tableOf, triesOf, useDay } from './daily-page.ts';
import type { VisitOptions } from './harness.ts';
import { isKept, NO_NETWORK } from './offline-page.ts';
import { byKeyboard, byTouch, playOn } from './play-moves.ts';
import { readKept, savedGame } from './saves.ts';
import { result } from './table-page.ts';

const { visit } = useDay();

const bagOf = (language: Language, day = TODAY): Daily => ({ kind: 'bag', language, day });

/** What bots have made that think for long: the others still play. */
const SLOW_BOTS = { marlowe: 1402, quill: 1611 };

/** Puts today's game into the browser, near its end, as the one that counts; whether it has a name there, and what was played before. */
const plantDaily = (language: Language, isKnown: boolean, earlier: readonly DailyTry[] = []) => {
  const daily = bagOf(language);
  const saved = savedGame({ language, seed: dailySeed(daily), until: ({ bagCount }) => bagCount < 5 });
  const game: SavedGame = { ...(JSON.parse(saved) as SavedGame), daily };
  return plantDay({
    save: JSON.stringify(game),
    tries: [{ ...daily, game: game.id, bots: SLOW_BOTS }, ...earlier],
    isKnown,
  });
};

const open = (language: Language, options: VisitOptions = {}) =>
  visit({
    language,
    reducedMotion: 'reduce',
    path: '/?pace=0',
    before: plantDaily(language, options.as !== undefined),
    ...options,
  });

/** Plays today's game to its end, from the home page on, and looks at the day. */
const playDay = async (page: Page, language: Language, player = byKeyboard): Promise<void> => {
  const texts = dailyIn(language);
  await page.goto('/daily');
  await page.getByRole('button', { name: texts.goOn }).click();
  await page.waitForURL(/\/play\?game=planted/);
  await page.goto('/play?game=planted&pace=0');
  await playOn(page, player, language);
  await result(page).waitFor();
  await page.getByRole('link', { name: messagesIn(language).play.dayResult }).click();
  await page.getByRole('heading', { level: 1, name: texts.of.bag.heading }).waitFor();
};

describe('the Daily Bag', () => {
  it('stands first on the home page, after the lesson for who is new, and begins the same bag for everybody', async () => {
    const games: unknown[] = [];
    for (const device of ['desktop', 'phone'] as const) {
      const { page } = await visit({ device, path: '/' });
      const ways = page.locator('.ways .way-door');
      await expect
        .poll(async () => (await ways.allInnerTexts()).slice(0, 3))
        .toEqual(['New here? Learn in five minutes', 'The Daily Bag', 'The Daily Deal']);
      await ways.nth(1).click();
      await page.getByRole('button', { name: 'Open the bag' }).click();
      await page.waitForURL(/\/play\?game=/);
      await expect.poll(async () => (await readKept(page)).length).toBe(1);
      const [kept] = await readKept(page);
      games.push(kept?.seed, kept?.daily, kept?.options);
      await expect.poll(() => triesOf(page)).toMatchObject([bagOf('en')]);
    }
    expect(games.slice(3)).toEqual(games.slice(0, 3));
    expect(games[1]).toEqual(bagOf('en'));
  });

  it('counts once: it goes on past a reload, then shows its result, shares no letter, and is practice', async () => {
    const { page } = await open('en', {
      as: 'Annabel',
      permissions: ['clipboard-read', 'clipboard-write'],
      before: plantDaily('en', true, [
        {
          ...bagOf('en', daysAfter(TODAY, -1)),
          game: 'before',
          result: { score: 905, grade: 'good', marks: '01' },
          heard: 'taken',
        },
      ]),
    });
    await page.getByText('Today’s game is waiting for you.').waitFor();
    await expect.poll(() => page.locator('.ways .way-door').first().innerText()).toBe('The Daily Bag');
    await page.reload();
    await page.getByText('Today’s game is waiting for you.').waitFor();
    await playDay(page, 'en');
    await page.getByText('2 days in a row · longest: 2 days').waitFor();
    const [own] = await triesOf(page);
    const score = own?.result?.score ?? 0;
    expect(own?.game).toBe('planted');
    const row = tableOf(page, 'en').getByRole('listitem').filter({ hasText: 'Annabel' });
    await row.getByText('you', { exact: true }).waitFor();
    expect((await triesOf(page))[0]?.heard).toBe('taken');
    await expect.poll(() => row.innerText()).toContain(score.toLocaleString('en'));
    await page.getByRole('button', { name: 'Copy result' }).click();
    await page.getByText('Result copied.').waitFor();
    const shared = await page.evaluate<string>('navigator.clipboard.readText()');
    const [head, money, ...squares] = shared.split('\n');
    expect(head).toMatch(/^Wordstake · The Daily Bag · \w+ \d+, \d{4} · English words$/);
    expect(money).toMatch(/^💰 \$[\d,]+ · [A-Z][a-z ]+ · 🔥 2 days$/);
    expect(squares.pop()).toMatch(/\/daily$/);
    expect(squares.join('')).toMatch(/^[🟨🟩🟦🟪]+$/u);
    expect(await violationsInBothLights(page)).toEqual([]);
    // The bots play the same bag.
    await page.getByText('Quill').waitFor();
    await expect
      .poll(async () => Object.keys((await triesOf(page))[0]?.bots ?? {}), { timeout: 60_000 })
      .toContain('penny');
    // What was possible is looked for once they are done, said, and kept.
    const possible = page.getByText(/^Knowing the whole bag, you could have made at least \$[\d,]+\.$/);
    await possible.waitFor({ timeout: 120_000 });
    const most = (await triesOf(page))[0]?.possible ?? 0;
    expect(most).toBeGreaterThan(score);
    await expect.poll(() => possible.innerText()).toContain(most.toLocaleString('en'));
    await page.reload();
    await possible.waitFor();
    // Another game of the day is practice, which counts for nothing.
    await page.getByRole('button', { name: 'Practise with this bag' }).click();
    await page.waitForURL(/\/play\?game=(?!planted)/);
    const practice = (await readKept(page)).find(({ id }) => id !== 'planted');
    expect(practice?.daily).toEqual({ ...bagOf('en'), isPractice: true });
    expect((await triesOf(page))[0]).toMatchObject({ game: 'planted', result: { score } });
    await page.goto('/games');
    await page.getByRole('heading', { name: 'The Daily Bag: practice' }).waitFor();
    await page.getByRole('heading', { name: 'The Daily Bag', exact: true }).waitFor();
    await page.goto('/');
    await page.getByText(/^Today: \$[\d,]+\. Come back tomorrow\.$/).waitFor();
    await page.getByText('2 days in a row').waitFor();
  });

  it('is sent later where it was played without a network, once one has a name', async () => {
    const { page, forgive } = await open('en', { serviceWorkers: 'allow', device: 'phone' });
    forgive(NO_NETWORK);
    await isKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await playDay(page, 'en', byTouch);
    expect((await triesOf(page))[0]?.log?.length).toBeGreaterThan(50);
    await page.context().setOffline(false);
    await page.reload();
    const table = tableOf(page, 'en');
    await table.getByRole('textbox').fill('Bobby');
    await table.getByRole('button', { name: 'Add my result' }).tap();
    await table
      .getByRole('listitem')
      .filter({ hasText: 'Bobby' })
      .getByText('you', { exact: true })
      .waitFor();
    await expect.poll(async () => (await triesOf(page))[0]).toMatchObject({ heard: 'taken' });
    expect((await triesOf(page))[0]?.log).toBeUndefined();
  });

  it('is sent by itself as soon as the network is back, for who has a name', async () => {
    const { page, forgive } = await open('en', { as: 'Cora', serviceWorkers: 'allow' });
    forgive(NO_NETWORK);
    await isKept(page);
    await page.context().setOffline(true);
    await playDay(page, 'en');
    await page.getByText('Your result will be sent as soon as you’re online.').waitFor();
    await page.context().setOffline(false);
    await expect.poll(async () => (await triesOf(page))[0]).toMatchObject({ heard: 'taken' });
    await tableOf(page, 'en').getByText('Cora').waitFor();
  });

  it('says so where the server does not take a result, and keeps it all the same', async () => {
    const forged = { score: 5000, grade: 'legendary', marks: '333' } as const;
    const tries: readonly DailyTry[] = [
      { ...bagOf('en'), game: 'forged', result: forged, log: ['roll', 'win'] },
      { ...bagOf('en', daysAfter(TODAY, -3)), game: 'late', result: forged, log: ['roll'] },
    ];
    const { page, forgive } = await visit({
      as: 'Dora',
      path: '/daily',
      before: (opened) =>
        opened.addInitScript({
          content: `localStorage.setItem('wordstake.known', '1');
            localStorage.setItem('wordstake.daily', ${JSON.stringify(JSON.stringify(tries))});`,
        }),
    });
    forgive(/status of 400/);
    await page.getByText(dailyIn('en').table.refused).waitFor();
    await expect
      .poll(async () => (await triesOf(page)).map(({ heard }) => heard))
      .toEqual(['refused', 'late']);
    expect(await tableOf(page, 'en').getByText('Dora').count()).toBe(0);
    await page.getByText('$5,000').first().waitFor();
  });

  it('is a French bag for who reads French, with a table of its own', async () => {
    const { page } = await open('fr', { as: 'Élodie', device: 'phone' });
    await page.getByRole('link', { name: 'Le sac du jour' }).waitFor();
    await page.getByText('Ta partie du jour t’attend.').waitFor();
    await playDay(page, 'fr', byTouch);
    const rows = tableOf(page, 'fr').getByRole('listitem');
    await rows.filter({ hasText: 'Élodie' }).getByText('toi', { exact: true }).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect((await triesOf(page))[0]).toMatchObject({ language: 'fr', heard: 'taken' });
  });
});
