import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { byTouch, playOn } from './play-moves.ts';
import { plant, readKept, savedGame } from './saves.ts';
import { commandLine, money, result, settled } from './table-page.ts';

const { visit } = useSite();

const selling = (language: 'en' | 'fr') =>
  savedGame({
    seed: 'hint me',
    language,
    bots: ['Penny'],
    until: ({ phase, round }) => phase === 'sell' && round > 3,
  });

const ask = (page: Page) => page.getByRole('button', { name: /^(?:Hint|Indice)$/ });
const box = (page: Page) => page.getByRole('region', { name: /^(?:Hint|Indice)$/ });
/** The sentences said so far. */
const said = (page: Page) => box(page).getByRole('status').getByRole('paragraph');

describe('hints', () => {
  it('come in three taps on a phone: a nudge, the letters, the move; nothing moves or scrolls for them', async () => {
    const { page } = await visit({
      device: 'phone',
      path: '/play?game=planted',
      reducedMotion: 'reduce',
      before: plant(selling('en')),
    });
    await settled(page);
    const before = await money(page).boundingBox();
    await ask(page).tap();
    await said(page).filter({ hasNotText: '…' }).first().waitFor();
    await expect.poll(() => said(page).count()).toBe(1);
    await ask(page).tap();
    await said(page).nth(1).waitFor();
    await ask(page).tap();
    await said(page)
      .nth(2)
      .filter({ hasText: /^Best move: / })
      .waitFor();
    expect(await money(page).boundingBox()).toEqual(before);
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await box(page).getByRole('button', { name: 'Close' }).tap();
    await said(page).first().waitFor({ state: 'detached' });
    expect((await readKept(page))[0]).toMatchObject({ hints: 1 });
  });

  it('come by key and by typed command, in French', async () => {
    const { page } = await visit({
      language: 'fr',
      path: '/play?game=planted',
      reducedMotion: 'reduce',
      before: plant(selling('fr')),
    });
    await settled(page);
    await page.keyboard.press('!');
    await said(page).filter({ hasNotText: '…' }).first().waitFor();
    await page.keyboard.press('!');
    await said(page).nth(1).waitFor();
    await page.keyboard.press('Escape');
    await said(page).first().waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await commandLine(page).fill('hint');
    await page.keyboard.press('Enter');
    await said(page).nth(1).waitFor();
    await commandLine(page).fill('hint');
    await page.keyboard.press('Enter');
    await said(page)
      .nth(2)
      .filter({ hasText: /^Le meilleur coup/ })
      .waitFor();
  });

  it('are noted with the game, which makes no record', async () => {
    const { page } = await visit({
      device: 'phone',
      path: '/play?game=planted&pace=0',
      reducedMotion: 'reduce',
      before: plant(savedGame({ seed: 'alone', until: ({ bagCount }) => bagCount < 6 })),
    });
    await settled(page);
    await ask(page).tap();
    await said(page).filter({ hasNotText: '…' }).first().waitFor();
    await playOn(page, byTouch, 'en');
    await result(page).getByText('With 1 hint: this game doesn’t count for records.').waitFor();
    await expect.poll(() => page.evaluate('localStorage.getItem("wordstake.records")')).toBeNull();
    await page.goto('/games');
    await page.getByText(/ · 1 hint$/).waitFor();
  });

  it('are not given where the players judge words', async () => {
    const { page } = await visit({
      path: '/play?game=planted',
      reducedMotion: 'reduce',
      before: plant(
        savedGame({
          seed: 'judged',
          bots: ['Penny'],
          options: { judge: 'challenge' },
          until: ({ phase, round }) => phase === 'sell' && round > 2,
        }),
      ),
    });
    await settled(page);
    expect(await ask(page).count()).toBe(0);
    await page.keyboard.press('/');
    await commandLine(page).fill('hint');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('No hints at this table.').waitFor();
  });
});
