import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stepsIn } from '../../src/catalog/lessons/buyword-lesson.ts';
import { formatAction } from '../../src/notation/buyword-actions.ts';
import { useSite } from './harness.ts';
import { deckOf, plant, readKept, savedCards, savedGame } from './saves.ts';
import { commandLine, focused, logLines, logOf, result, step, stepButton } from './table-page.ts';

const { visit } = useSite();

const SETTLE_AS_FOR_PEOPLE = "sessionStorage.removeItem('wordstake.settle-ms')";

/** Clicks a button in the very moment in which it comes: what a second tap on the same spot does. */
const clickAtOnce =
  (name: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript({
      content: `new MutationObserver((_, observer) => {
        const found = [...document.querySelectorAll('button')].find((each) => ${name}.test(each.textContent));
        if (found === undefined) return;
        observer.disconnect();
        found.click();
        document.documentElement.dataset.clicked = 'yes';
      }).observe(document, { childList: true, subtree: true, characterData: true });`,
    });

const clicked = (page: Page) => page.locator('[data-clicked]').waitFor({ state: 'attached' });

const told = (page: Page, text: string): Promise<void> =>
  logLines(page).filter({ hasText: text }).first().waitFor({ state: 'attached' });

/** A page of which the buttons that are still to come settle as they do for people; one of them is clicked as it comes. */
const open = async (save: string, second: RegExp, path = '/play?pace=0&game=planted'): Promise<Page> => {
  const before = async (page: Page): Promise<void> => {
    await plant(save)(page);
    await clickAtOnce(second)(page);
  };
  const { page } = await visit({ path, reducedMotion: 'reduce', hasTouch: true, before });
  await step(page).waitFor();
  await page.evaluate(SETTLE_AS_FOR_PEOPLE);
  return page;
};

const type = async (page: Page, command: string): Promise<void> => {
  // Once open it stays so.
  if ((await commandLine(page).count()) === 0) await page.keyboard.press('/');
  await commandLine(page).fill(command);
  await page.keyboard.press('Enter');
};

const atRoll = savedGame({ seed: 'second-taps', until: ({ phase }) => phase === 'roll' });

describe('a second press on the same spot', () => {
  it('does not buy unseen what was rolled; a typed command works at once', async () => {
    const page = await open(atRoll, /^Buy for/);
    await stepButton(page, 'Roll the die').tap();
    await clicked(page);
    await type(page, 'decline');
    await told(page, 'You declined');
    expect(await logOf(page)).not.toContain('You bought');
  });

  it('on Call does not end the exchange that comes after it', async () => {
    const deck = deckOf(
      ['Bb Ib Gb Gb Eb Rb *', 'Qb Xb Zb Vb Jb Kb Wb'],
      'Ab Eb Ib Ob Ub Ab Eb Ib Ob Ub Ab Eb Ib',
    );
    const save = savedCards({ bots: ['Penny'], decks: [deck], turns: ['0 bet 4', '1 raise 12'] });
    const page = await open(save, /^Keep all/);
    await stepButton(page, 'Call 8').tap();
    await clicked(page);
    await type(page, 'exchange Bb');
    await told(page, 'You exchange ');
  });

  it('on Bet says nothing ahead of the next turn; what is typed does', async () => {
    const deck = deckOf(['Bb Ib Gb Gb Eb Rb *', 'Qb Xb Zb Vb Jb Kb Wb'], 'Ab Eb Ib');
    const save = savedCards({ bots: ['Penny'], decks: [deck], turns: [] });
    const page = await open(save, /^Call any bet$/, '/play?pace=9999&game=planted');
    await stepButton(page, /^Bet /).tap();
    await clicked(page);
    const ahead = page.getByRole('group', { name: 'On my turn:' });
    expect(await ahead.getByRole('button', { pressed: true }).count()).toBe(0);
    await type(page, 'next call any');
    await ahead.getByRole('button', { name: 'Call any bet', pressed: true }).waitFor();
  });

  it('on the last Done leaves the result where it is', async () => {
    const save = savedGame({
      seed: 'pictures',
      until: ({ phase, lastRound }) => phase === 'sell' && lastRound,
    });
    const page = await open(save, /^Play again$/);
    await stepButton(page, 'Done').tap();
    await clicked(page);
    const beside = await page.context().newPage();
    await beside.goto('/games');
    expect((await readKept(beside)).length).toBe(1);
    await result(page).waitFor();
  });

  it('on the last step of a lesson does not leave it', async () => {
    const before = clickAtOnce(/^Play your first game$/);
    const { page } = await visit({ path: '/learn', reducedMotion: 'reduce', before });
    const steps = stepsIn('en');
    for (const [at, { wants }] of steps.entries()) {
      await page
        .getByText(`Step ${at + 1} of ${steps.length}`)
        .first()
        .waitFor();
      if (wants === undefined) break;
      if (at === steps.length - 2) await page.evaluate(SETTLE_AS_FOR_PEOPLE);
      await type(page, formatAction(wants));
      if (wants.kind === 'sell' && wants.wildAt !== null)
        await stepButton(page, 'Yes, spend the wild').click();
    }
    await clicked(page);
    const beside = await page.context().newPage();
    await beside.goto('/');
    expect(new URL(page.url()).pathname).toBe('/learn');
  });

  it('of Enter held down buys nothing either; pressed anew it does', async () => {
    const { page } = await visit({ path: '/play?pace=0', reducedMotion: 'reduce', before: plant(atRoll) });
    const { keyboard } = page;
    await focused(stepButton(page, 'Roll the die')).waitFor();
    await keyboard.down('Enter');
    await focused(stepButton(page, /^Buy for/)).waitFor();
    // Down again without having been up: a repetition.
    await keyboard.down('Enter');
    await keyboard.up('Enter');
    await page.keyboard.press('/');
    await commandLine(page).waitFor();
    expect(await logOf(page)).not.toContain('You bought');
    await keyboard.press('Escape');
    await stepButton(page, /^Buy for/).press('Enter');
    await told(page, 'You bought');
  });
});
