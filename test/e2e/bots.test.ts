import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { addBot, doMove, makeTable, movedOn, myTurnHere } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor, type PlayLanguage } from './play-page.ts';
import { commandLine, result, said, seatOf, stepButton, storyOf } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** Plays so many moves of one's own, then leaves the game for good, which ends it. */
const playABit = async (page: Page, language: PlayLanguage, moves: number): Promise<void> => {
  for (let i = 0; i < moves; i++) {
    const shown = await myTurnHere(page);
    await doMove(page, moveFor(shown, language));
    await movedOn(page, shown);
  }
  await myTurnHere(page);
  await page.keyboard.press('/');
  await commandLine(page).fill('leave');
  await page.keyboard.press('Enter');
  await stepButton(
    page,
    said(({ play }) => play.leave),
  ).click();
  await result(page).waitFor();
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
      await page.getByRole('button', { name: said(({ characters }) => characters.play([name])) }).click();
      const seat = seatOf(page, name);
      await seat.getByText(level).waitFor();
      expect(await seat.locator('svg.face').count()).toBe(1);
      await playABit(page, language, 4);
      const told = await (await storyOf(page, name)).allTextContents();
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
    const seat = seatOf(page, 'Vesper');
    expect(await seat.locator('svg.face').count()).toBe(1);
    await seat.getByText('Expert').waitFor();
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quill' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Vesper' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start with 2 players' }).click();
    await playABit(page, 'en', 4);
    expect(await (await storyOf(page, 'Vesper')).count()).toBeGreaterThan(1);
  });
});
