import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DailyTry } from '../../src/client/saves/daily-tries.ts';
import type { SavedGame } from '../../src/client/saves/saved-game.ts';
import { DAILY_GAMES, type Daily, dailySeed } from '../../src/daily/daily-game.ts';
import { daysAfter } from '../../src/daily/day.ts';
import { dailyIn } from '../../src/messages/daily.ts';
import { messagesIn } from '../../src/messages/messages.ts';
import type { Language } from '../../src/shared/language.ts';
import { playDaily } from '../support/daily-log.ts';
import { violationsInBothLights } from './access-checks.ts';
import { playBoldly } from './cards-page.ts';
import { plantDay, TODAY, tableOf, triesOf, useDay } from './daily-page.ts';
import type { VisitOptions } from './harness.ts';
import { isKept, NO_NETWORK } from './offline-page.ts';
import { readKept, savedDeal } from './saves.ts';
import { result } from './table-page.ts';

const { visit } = useDay();

const dealOf = (language: Language, day = TODAY): Daily => ({ kind: 'deal', language, day });

/** The log of today's game up to the person's first turn in the last round. */
const untilLastRound = async (language: Language): Promise<readonly string[]> => {
  const { log } = await playDaily(dealOf(language), 'casual');
  const roundAfter = (turns: number): number =>
    (JSON.parse(savedDeal(dealOf(language), log.slice(0, turns))) as SavedGame).standing.round;
  return log.slice(
    0,
    log.findIndex((text, at) => text.startsWith('0 ') && roundAfter(at) === 5),
  );
};

const plantDeal = async (language: Language, isKnown: boolean, earlier: readonly DailyTry[] = []) => {
  const daily = dealOf(language);
  const save = savedDeal(daily, await untilLastRound(language));
  return plantDay({ save, tries: [{ ...daily, game: 'planted' }, ...earlier], isKnown });
};

const open = async (language: Language, options: VisitOptions = {}) =>
  visit({
    language,
    reducedMotion: 'reduce',
    path: '/?pace=0',
    ...options,
    before: options.before ?? (await plantDeal(language, options.as !== undefined)),
  });

/** Plays today's game to its end, and looks at the day. */
const playDay = async (page: Page, language: Language): Promise<void> => {
  const texts = dailyIn(language);
  await page.goto('/daily/deal');
  await page.getByRole('button', { name: texts.goOn }).click();
  await page.waitForURL(/\/play\?game=planted/);
  await page.goto('/play?game=planted&pace=0');
  await playBoldly(page, language);
  await result(page).waitFor();
  await page.getByRole('link', { name: messagesIn(language).play.dayResult }).click();
  await page.getByRole('heading', { level: 1, name: texts.of.deal.heading }).waitFor();
};

describe('the Daily Deal', () => {
  it('stands beside the bag on the home page, first at the cards, and begins the same table for everybody', async () => {
    const games: unknown[] = [];
    for (const path of ['/', '/cards'] as const) {
      const { page } = await visit({ path, device: path === '/' ? 'desktop' : 'phone' });
      await page.getByRole('link', { name: 'The Daily Deal' }).click();
      await page.getByRole('heading', { level: 1, name: 'The Daily Deal' }).waitFor();
      await page.getByRole('button', { name: 'Deal the cards' }).click();
      await page.waitForURL(/\/play\?game=/);
      await expect.poll(async () => (await readKept(page)).length).toBe(1);
      const [kept] = await readKept(page);
      games.push([kept?.seed, kept?.daily, kept?.options, kept?.bots]);
      await expect.poll(() => triesOf(page)).toMatchObject([dealOf('en')]);
      await page.getByText('Round 1 of 5').waitFor();
    }
    expect(games[1]).toEqual(games[0]);
    const bots = DAILY_GAMES.deal.bots.map((bot) => expect.objectContaining({ bot }));
    expect(games[0]).toEqual([dailySeed(dealOf('en')), dealOf('en'), DAILY_GAMES.deal.options, bots]);
  });

  it('counts once: it shows its result beside the bots, is judged by the server, shares no letter, and is practice then', async () => {
    const before: DailyTry = {
      ...dealOf('en', daysAfter(TODAY, -1)),
      game: 'before',
      result: { score: 540, grade: 'good', marks: '12211' },
      heard: 'taken',
    };
    const { page } = await open('en', {
      as: 'Annabel',
      permissions: ['clipboard-read', 'clipboard-write'],
      before: await plantDeal('en', true, [before]),
    });
    await page.getByText('Today’s game is waiting for you.').waitFor();
    await playDay(page, 'en');
    await page.getByText('2 days in a row · longest: 2 days').waitFor();
    const row = tableOf(page, 'en').getByRole('listitem').filter({ hasText: 'Annabel' });
    await row.getByText('you', { exact: true }).waitFor();
    const [own] = await triesOf(page);
    const score = own?.result?.score ?? 0;
    expect(own).toMatchObject({ kind: 'deal', game: 'planted', heard: 'taken' });
    await expect.poll(() => row.innerText()).toContain(`${score} chips`);
    expect(score + (own?.rivals ?? []).reduce((sum, chips) => sum + chips, 0)).toBe(2000);
    await page.getByRole('heading', { name: 'At your table' }).waitFor();
    await page.getByRole('button', { name: 'Copy result' }).click();
    await page.getByText('Result copied.').waitFor();
    const shared = await page.evaluate<string>('navigator.clipboard.readText()');
    const [head, chips, squares, address] = shared.split('\n');
    expect(head).toMatch(/^Wordstake · The Daily Deal · \w+ \d+, \d{4} · English words$/);
    expect(chips).toMatch(new RegExp(`^🃏 ${score} chips · [A-Z][a-z ]+ · 🔥 2 days$`, 'u'));
    expect(squares).toMatch(/^[🟥🟨🟩🟪]{5}$/u);
    expect(address).toMatch(/\/daily\/deal$/);
    expect(await violationsInBothLights(page)).toEqual([]);
    await expect
      .poll(async () => Object.keys((await triesOf(page))[0]?.bots ?? {}), { timeout: 60_000 })
      .toContain('penny');
    // What was possible is looked for once they are done, said, and kept.
    const possible = page.getByText(
      /^Knowing every card, you could have ended with at least [\d,]+ chips\.$/,
    );
    await possible.waitFor({ timeout: 120_000 });
    const most = (await triesOf(page))[0]?.possible ?? 0;
    expect(most).toBeGreaterThan(score);
    await expect.poll(() => possible.innerText()).toContain(`${most.toLocaleString('en')} chips`);
    await page.reload();
    await possible.waitFor();
    await page.getByRole('button', { name: 'Practise with these cards' }).click();
    await page.waitForURL(/\/play\?game=(?!planted)/);
    const practice = (await readKept(page)).find(({ id }) => id !== 'planted');
    expect(practice?.daily).toEqual({ ...dealOf('en'), isPractice: true });
    expect((await triesOf(page))[0]).toMatchObject({ game: 'planted', result: { score } });
    await page.goto('/games');
    await page.getByRole('heading', { name: 'The Daily Deal: practice' }).waitFor();
    await page.goto('/');
    await page.getByText(`Today: ${score} chips. Come back tomorrow.`).waitFor();
  });

  it('is played without a network, in French, and sent once there is one and one has a name', async () => {
    const { page, forgive } = await open('fr', { serviceWorkers: 'allow', device: 'phone' });
    forgive(NO_NETWORK);
    await isKept(page, 'fr');
    await page.context().setOffline(true);
    await page.reload();
    await playDay(page, 'fr');
    expect((await triesOf(page))[0]?.log?.length).toBeGreaterThan(40);
    await page.context().setOffline(false);
    await page.reload();
    const table = tableOf(page, 'fr');
    await table.getByRole('textbox').fill('Élodie');
    await table.getByRole('button', { name: 'Ajouter mon résultat' }).tap();
    const row = table.getByRole('listitem').filter({ hasText: 'Élodie' });
    await row.getByText('toi', { exact: true }).waitFor();
    await expect.poll(async () => (await triesOf(page))[0]).toMatchObject({ heard: 'taken' });
    expect((await triesOf(page))[0]?.log).toBeUndefined();
  });

  it('is not taken by the server where a bot of the log plays as it would not, and that is said', async () => {
    const { log, result: honest } = await playDaily(dealOf('en'), 'casual');
    const called = log.findIndex((text) => /^[123] call$/.test(text));
    const forged = log.with(called, `${log[called]?.[0]} fold`);
    const tries = [{ ...dealOf('en'), game: 'forged', result: { ...honest, score: 900 }, log: forged }];
    const { page, forgive } = await visit({
      as: 'Dora',
      path: '/daily/deal',
      before: (opened) =>
        opened.addInitScript({
          content: `localStorage.setItem('wordstake.known', '1');
            localStorage.setItem('wordstake.daily', ${JSON.stringify(JSON.stringify(tries))});`,
        }),
    });
    forgive(/status of 400/);
    await page.getByText(dailyIn('en').table.refused).waitFor();
    expect(await tableOf(page, 'en').getByText('Dora').count()).toBe(0);
  });
});
