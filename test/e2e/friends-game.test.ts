import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBot, doMove, makeTable, movedOn, myTurnHere, playPart, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { moveFor } from './play-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** What a browser says of itself when it is cut off. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|WebSocket/;

const RECOVERY_CODE = /[0-9a-z]{5}(-[0-9a-z]{5}){3}/i;

const money = (page: Page): Promise<string[]> => page.locator('.ranking-money').allInnerTexts();

/** Loses the line, does something all the same, and gets the line back: all without a reload. */
const loseLine = async (page: Page, other: Page): Promise<void> => {
  const shown = await myTurnHere(page);
  if (shown.over) return;
  const toldBefore = await other.locator('.log li').count();
  await page.evaluate('window.wasNotReloaded = true');
  await page.context().setOffline(true);
  await page.getByText('The line is lost').waitFor();
  await doMove(page, moveFor(shown, 'en'));
  await page.getByText('What you did is kept.').waitFor();
  await page.context().setOffline(false);
  await movedOn(page, shown);
  await page.getByText('The line is lost').waitFor({ state: 'detached' });
  expect(await page.evaluate('window.wasNotReloaded')).toBe(true);
  await expect.poll(() => other.locator('.log li').count()).toBeGreaterThan(toldBefore);
};

describe('a game with friends', () => {
  it('goes from a link to its end, through two reloads and a lost line, and on to the next', async () => {
    const { page: ann } = await visit({ path: '/', ...still });
    await ann.getByRole('link', { name: 'Play with friends' }).click();
    const path = await makeTable(ann);
    expect(path).toMatch(/^\/t\/[2-9B-Z]{7}$/);
    const { page: bob, forgive } = await visit({ device: 'phone', path, ...still });
    forgive(CUT_OFF);
    await sitDown(bob, 'Bob');
    await bob.getByText('Ann starts the game.').waitFor();
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();

    const [, moves] = await Promise.all([
      playPart(ann),
      playPart(bob, async (done) => {
        if (done === 4 || done === 9) await bob.reload();
        if (done === 6) await loseLine(bob, ann);
      }),
    ]);
    expect(moves).toBeGreaterThan(9);
    expect(await money(ann)).toEqual(await money(bob));
    expect(await ann.locator('.log li').count()).toBe(await bob.locator('.log li').count());

    await bob.getByText('Ann can start the next game.').waitFor();
    await ann.getByRole('button', { name: 'Play again' }).click();
    for (const page of [ann, bob]) {
      await page.locator('.result').waitFor({ state: 'detached' });
      await page.locator('.table').waitFor();
    }
    expect(new URL(bob.url()).pathname).toBe(path);
  });

  it('asks who would leave, and waits for the answer whatever the others do meanwhile', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    await ann.getByText('Change the rules').click();
    await ann.getByLabel('First leader').selectOption({ label: 'Seat 1' });
    const path = await makeTable(ann);
    const { page: bob } = await visit({ path, ...still });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await bob.locator('.table').waitFor();
    await bob.keyboard.press('/');
    await bob.getByRole('textbox', { name: 'Command' }).fill('leave');
    await bob.keyboard.press('Enter');
    const question = bob.getByRole('heading', { name: 'Leave this game for good?' });
    await question.waitFor();
    await bob.keyboard.press('Tab');
    await ann.getByRole('button', { name: 'Roll the die' }).click();
    await bob
      .locator('.log')
      .getByText(/^The die shows/)
      .waitFor();
    expect(await question.count()).toBe(1);
    expect(await bob.locator(':focus').innerText()).toBe('Not yet');
    await bob.keyboard.press('Shift+Tab');
    await bob.keyboard.press('Enter');
    await ann.locator('.result').waitFor();
  });

  it('says who is away, until they are back', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    const path = await makeTable(ann);
    const { page: bob } = await visit({ path, ...still });
    await sitDown(bob, 'Bob');
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await bob.locator('.table').waitFor();
    await bob.goto('about:blank');
    await ann.getByText('Bob is away for the moment.').waitFor();
    await bob.goto(path);
    await bob.locator('.table').waitFor();
    await ann.getByText('Bob is away for the moment.').waitFor({ state: 'detached' });
  });

  it('is taken over by a second device, and both stay in step', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    const before = await myTurnHere(ann);

    const tab = await ann.context().newPage();
    await tab.goto('/settings');
    await tab.getByRole('button', { name: 'Get a new code' }).click();
    const code = await tab.getByText(RECOVERY_CODE).innerText();
    await tab.close();

    const { page: phone } = await visit({ device: 'phone', path: '/settings', ...still });
    await phone.locator('summary').filter({ hasText: 'I have a code' }).tap();
    await phone.getByLabel('Recovery code').fill(RECOVERY_CODE.exec(code.toLowerCase())?.[0] ?? '');
    await phone.keyboard.press('Enter');
    await phone.getByText('Ann').first().waitFor();
    await phone.goto(path);
    const shown = await myTurnHere(phone);
    expect(shown.prompt).toBe(before.prompt);
    await doMove(phone, moveFor(shown, 'en'));
    await movedOn(phone, shown);
    await movedOn(ann, before);
    const after = await myTurnHere(ann);
    await doMove(ann, moveFor(after, 'en'));
    await movedOn(ann, after);
    await movedOn(phone, after);
  });

  it('can be watched, and left after being asked once', async () => {
    const { page: ann } = await visit({ path: '/new', ...still });
    const path = await makeTable(ann);
    await addBot(ann);
    await ann.getByRole('button', { name: 'Start with 2 players' }).click();
    await ann.locator('.table').waitFor();
    const { page: eve } = await visit({ path, ...still });
    await eve.getByText('The game has begun; you can watch.').waitFor();
    await eve.getByLabel('Your name').fill('Eve');
    await eve.getByRole('button', { name: 'Just watch' }).click();
    await eve.getByText('You are watching.').waitFor();
    await ann.getByRole('button', { name: 'Leave the table' }).click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
    await ann.getByRole('heading', { level: 1, name: 'Buy letters.' }).waitFor();
    await eve.locator('.result').waitFor();
  });
});
