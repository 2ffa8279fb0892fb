import { expect, it } from 'vitest';
import { playBoldly } from './cards-page.ts';
import { useSite } from './harness.ts';
import { isKept, NO_NETWORK } from './offline-page.ts';
import { ANY, prompt, ranking, said } from './table-page.ts';

const { visit } = useSite();

/** Stakes that bite: a few rounds, and somebody has it all. */
const RULES = { stack: 20, ante: 16, seats: 3 };

it.each([
  ['en', 'phone', 'Playing with you: Penny, Marlowe.', 'Play now', /chips!$/],
  ['fr', 'desktop', /^À table avec toi\s: Lison, Marius\.$/, 'Jouer maintenant', /jetons\s!$/],
] as const)(
  'without a network, after one visit, a new game of Choose Your Words with bots is played to its end (%s)',
  async (language, device, opponents, start, won) => {
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
    const words = language === 'fr' ? { dictionary: 'fr-full', deck: 'french' } : {};
    const rules = Buffer.from(JSON.stringify({ ...RULES, ...words })).toString('base64url');
    await page.goto(`/new?pace=0&game=choose-your-words&play=bots&o=${rules}`);
    await page.getByText(opponents).waitFor();
    await page.getByRole('button', { name: start }).click();
    await page.getByRole('listitem').locator('svg.face').nth(1).waitFor();
    await playBoldly(page, language);
    await expect.poll(() => prompt(page).innerText()).toMatch(won);
    // All the chips there are, and what the bots thought.
    await expect.poll(() => ranking(page).first().innerText()).toMatch(/\b60\s/);
    await page
      .getByText(said(({ characters }) => characters.story(ANY)))
      .first()
      .waitFor();
  },
);
