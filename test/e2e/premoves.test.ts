import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { doAt, tableOf } from './people-page.ts';
import { commandLine, logLines, prompt, step, stepButton } from './table-page.ts';

const { visit } = useSite();

/** Ann and Bob at a table of two, in a game that has begun. */
const playTogether = async (wish: object): Promise<{ readonly ann: Page; readonly bob: Page }> => {
  const [{ page: ann }, { page: bob }] = await Promise.all([
    visit({ as: 'Ann', path: null, reducedMotion: 'reduce' }),
    visit({ as: 'Bob', hasTouch: true, path: null, reducedMotion: 'reduce' }),
  ]);
  const code = await tableOf(ann, wish);
  await doAt(bob, code, 'sit');
  await doAt(ann, code, 'start');
  await Promise.all([ann, bob].map((page) => page.goto(`/t/${code}`)));
  return { ann, bob };
};

const type = async (page: Page, command: string): Promise<void> => {
  await page.keyboard.press('/');
  await commandLine(page).fill(command);
  await page.keyboard.press('Enter');
};

const told = (page: Page, text: RegExp): Promise<void> =>
  logLines(page).filter({ hasText: text }).first().waitFor({ state: 'attached' });

const ahead = (page: Page) => page.getByRole('group', { name: 'On my turn:' });

describe('what is said ahead of one’s turn', () => {
  it('buys a lot at once when it is there, chosen by a tap, taken back by another, or typed', async () => {
    const options = { leader: 0, startMoney: 1000 };
    const { ann, bob } = await playTogether({ options });
    const upTo = ahead(bob).getByRole('button', { name: 'Up to $100' });
    await upTo.tap();
    await expect.poll(() => upTo.getAttribute('aria-pressed')).toBe('true');
    await bob.getByRole('status').getByText('On your turn: Up to $100.').waitFor({ state: 'attached' });
    await upTo.tap();
    await expect.poll(() => upTo.getAttribute('aria-pressed')).toBe('false');
    await type(bob, 'next sing');
    await bob.getByRole('alert').getByText('You can’t say that ahead of your turn now.').waitFor();
    await type(bob, 'next buy 999');
    await ahead(bob).getByRole('button', { name: 'Up to $999', pressed: true }).waitFor();
    await step(ann).waitFor();
    // What lies above the buttons is where it is on one's own turn.
    expect((await prompt(bob).boundingBox())?.y).toBe((await prompt(ann).boundingBox())?.y);
    await type(ann, 'roll');
    const decline = stepButton(ann, 'Decline');
    const five = stepButton(ann, '5 tiles');
    await decline.or(five).waitFor();
    if ((await five.count()) > 0) await five.click();
    await decline.click();
    await told(bob, /^You bought /);
    await told(ann, /^Bob bought /);
  });

  it('calls any raise at the card table, and the others hear of nothing before', async () => {
    const { ann, bob } = await playTogether({ game: 'choose-your-words', options: {} });
    // Whoever deals bets first.
    await expect.poll(async () => (await step(ann).count()) + (await step(bob).count())).toBe(1);
    const [first, second] = (await step(ann).count()) > 0 ? [ann, bob] : [bob, ann];
    await type(first, 'bet 4');
    await ahead(first).getByRole('button', { name: 'Call any bet' }).click();
    await step(second).waitFor();
    await type(second, 'raise 12');
    await told(first, /^You call 8\.$/);
    await told(second, / calls 8\.$/);
  });
});
