import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { deckOf, plant, savedCards, savedGame } from './saves.ts';
import { commandLine, focused, logLines, logOf, step, stepButton } from './table-page.ts';

const { visit } = useSite();

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
const open = async (save: string, second: RegExp): Promise<Page> => {
  const before = async (page: Page): Promise<void> => {
    await plant(save)(page);
    await clickAtOnce(second)(page);
  };
  const path = '/play?pace=0&game=planted';
  const { page } = await visit({ path, reducedMotion: 'reduce', hasTouch: true, before });
  await step(page).waitFor();
  await page.evaluate("sessionStorage.removeItem('wordstake.settle-ms')");
  return page;
};

const type = async (page: Page, command: string): Promise<void> => {
  await page.keyboard.press('/');
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
