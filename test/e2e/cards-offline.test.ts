import { expect, it } from 'vitest';
import { playBoldly } from './cards-page.ts';
import { useSite } from './harness.ts';
import { isKept, NO_NETWORK } from './offline-page.ts';

const { visit } = useSite();

it.each([
  ['en', 'phone', 'Play with bots', /chips!$/],
  ['fr', 'desktop', 'Jouer avec des robots', /jetons\s!$/],
] as const)(
  'without a network, after one visit, a new game of Choose Your Words with bots is played to its end (%s)',
  async (language, device, button, won) => {
    const { page, forgive } = await visit({
      language,
      device,
      path: '/?pace=0',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });
    forgive(NO_NETWORK);
    await isKept(page, language);
    await page.context().setOffline(true);
    await page.goto('/cards?pace=0');
    await page.getByRole('button', { name: button }).click();
    await page.locator('.card-table').waitFor();
    expect(await page.locator('.card-seats .seat-card svg.face').count()).toBe(2);
    await playBoldly(page, language);
    expect(await page.locator('.result h2').innerText()).toMatch(won);
    // All the chips there are, and what the bots thought.
    expect(await page.locator('.ranking-money').first().innerText()).toMatch(/^600\s/);
    await page.locator('.stories summary').first().waitFor();
  },
);
