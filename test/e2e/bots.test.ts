import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { addBot, doMove, makeTable, movedOn, myTurnHere } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, type PlayLanguage } from './play-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

const WORDING = {
  en: { leave: 'Leave the table', story: (name: string) => `How ${name} played`, round: 'Round 1' },
  fr: { leave: 'Quitter la table', story: (name: string) => `Comment ${name} a joué`, round: 'Manche 1' },
} as const;

/** Plays so many moves of one's own, then leaves the game for good, which ends it. */
const playABit = async (page: Page, language: PlayLanguage, moves: number): Promise<void> => {
  for (let i = 0; i < moves; i++) {
    const shown = await myTurnHere(page);
    await doMove(page, moveFor(shown, language));
    await movedOn(page, shown);
  }
  await myTurnHere(page);
  await page.keyboard.press('/');
  await page.locator('#command').fill('leave');
  await page.keyboard.press('Enter');
  await page.locator('fieldset.actions').getByRole('button', { name: WORDING[language].leave }).click();
  await page.locator('.result').waitFor();
};

/** What a bot tells of its play, a line each. */
const storyOf = async (page: Page, language: PlayLanguage, name: string): Promise<string[]> => {
  const story = page.locator('.stories details', { hasText: WORDING[language].story(name) });
  await story.locator('summary').click();
  await story.getByRole('heading', { name: WORDING[language].round, exact: true }).waitFor();
  return story.locator('li').allTextContents();
};

describe('opponents', () => {
  it('are chosen by name, level and face, by keyboard too, and kept for the next visit', async () => {
    const { page } = await visit({ device: 'phone', path: '/bots', ...still });
    const { keyboard } = page;
    await page.getByRole('checkbox', { name: 'Penny Casual cautious' }).focus();
    await keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Marlowe Club' }).uncheck();
    await page.getByText('Choose at least one.').waitFor();
    await page.getByRole('checkbox', { name: 'Quill Expert steady' }).check();
    await page.getByRole('button', { name: 'Play against Quill' }).waitFor();
    expect([await violations(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], 0]);
    await page.goto('/');
    await page.getByText('Against Quill.').waitFor();
  });

  it.each([
    ['en', 'Quill', 'Expert'],
    ['fr', 'Octave', 'Expert'],
  ] as const)(
    'an Expert is played against on this device, and tells its play after the game (%s)',
    async (language, name, level) => {
      const { page } = await visit({ language, path: '/bots', colorScheme: 'dark', ...still });
      const chosen = page.getByRole('checkbox', { checked: true });
      await chosen.first().waitFor();
      while ((await chosen.count()) > 0) await chosen.first().click();
      await page.getByRole('checkbox', { name }).check();
      await page.locator('.opponents-start .button').click();
      const seat = page.locator('.other', { hasText: name });
      await seat.getByText(level).waitFor();
      expect(await seat.locator('svg.face').count()).toBe(1);
      await playABit(page, language, 6);
      const told = await storyOf(page, language, name);
      expect(told.length).toBeGreaterThan(1);
      for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    },
  );
});

describe('a bot at a table of friends', () => {
  it('is added by name, shown with face and level, and tells its play after the game', async () => {
    const { page } = await visit({ device: 'phone', path: '/new', ...still });
    await makeTable(page);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vesper' }).waitFor();
    expect([await violations(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], 0]);
    await page.keyboard.press('Escape');
    await addBot(page, 'Vesper');
    const seat = page.locator('.lobby-seats li').nth(1);
    expect(await seat.locator('svg.face').count()).toBe(1);
    await seat.getByText('Expert').waitFor();
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quill' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Vesper' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start with 2 players' }).click();
    await playABit(page, 'en', 6);
    expect((await storyOf(page, 'en', 'Vesper')).length).toBeGreaterThan(1);
  });
});
