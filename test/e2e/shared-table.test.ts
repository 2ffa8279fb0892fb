import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { byTouch } from './play-moves.ts';
import { moveFor, readTable, type Shown } from './play-page.ts';

const { visit } = useSite();

/** What of a table changes by one's own deed alone. */
const ownPart = ({ over, prompt, hand, lastRound }: Shown): string =>
  JSON.stringify([over, prompt, hand, lastRound]);

const myTurnHere = (page: Page): Promise<void> =>
  page.locator('.table:not(:has(.prompt-wait))').waitFor({ timeout: 60_000 });

/** Plays one's part of a game that others play too; `between` may disturb it after so many moves. */
const playPart = async (page: Page, between: (moves: number) => Promise<void> = async () => {}) => {
  for (let moves = 0; ; moves++) {
    await between(moves);
    await myTurnHere(page);
    const shown = await readTable(page);
    if (shown.over) return moves;
    if (shown.prompt === '') continue;
    await byTouch(page, moveFor(shown, 'en'), 'en');
    await expect
      .poll(async () => ownPart(await readTable(page)), { timeout: 15_000, interval: 20 })
      .not.toBe(ownPart(shown));
  }
};

describe('a table that people share', () => {
  it('takes two browsers, one link and a reload through a whole game, and to the next', async () => {
    const { page: ann } = await visit({ device: 'phone', path: '/', reducedMotion: 'reduce' });
    await ann.getByRole('button', { name: 'Play with friends' }).tap();
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('button', { name: 'Go on' }).tap();
    await ann.getByText('Or tell them the code').waitFor();
    const link = (await ann.locator('.address').innerText()).trim();
    expect(link).toMatch(/\/t\/[2-9B-Z]{7}$/);

    const { page: bob } = await visit({
      device: 'phone',
      path: new URL(link).pathname,
      reducedMotion: 'reduce',
    });
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Go on' }).tap();
    await bob.getByRole('button', { name: 'Take a seat' }).tap();
    await ann.locator('.lobby-seats').getByText('Bob').waitFor();
    await bob.getByText('The host starts the game.').waitFor();
    await ann.getByRole('button', { name: 'Start the game' }).tap();

    const [, moves] = await Promise.all([
      playPart(ann),
      playPart(bob, async (done) => {
        if (done === 8) await bob.reload();
      }),
    ]);
    expect(moves).toBeGreaterThan(8);
    const money = (page: Page): Promise<string[]> => page.locator('.ranking-money').allInnerTexts();
    expect(await money(ann)).toEqual(await money(bob));
    expect(await ann.locator('.log li').count()).toBe(await bob.locator('.log li').count());
    const names = await bob.locator('.ranking b').allInnerTexts();
    expect(names.toSorted()).toEqual(['Ann', 'You']);

    await bob.getByText('The host can start the next game.').waitFor();
    await ann.getByRole('button', { name: 'Play again' }).tap();
    for (const page of [ann, bob]) {
      await page.locator('.status-money').getByText('$200').waitFor();
      expect(await page.locator('.result').count()).toBe(0);
    }
    expect(new URL(bob.url()).pathname).toBe(new URL(link).pathname);
  });

  it('says who is away, until they are back', async () => {
    const { page: ann } = await visit({ path: '/', reducedMotion: 'reduce' });
    await ann.getByRole('button', { name: 'Play with friends' }).click();
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('button', { name: 'Go on' }).click();
    const link = (await ann.locator('.address').innerText()).trim();
    const { page: bob } = await visit({ path: new URL(link).pathname, reducedMotion: 'reduce' });
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Go on' }).click();
    await bob.getByRole('button', { name: 'Take a seat' }).click();
    await bob.getByText('The host starts the game.').waitFor();
    await ann.getByRole('button', { name: 'Add a bot' }).click();
    await ann.locator('.lobby-seats').getByText('Penny').waitFor();
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await bob.locator('.table').waitFor();
    const address = bob.url();
    await bob.goto('about:blank');
    await ann.getByText('Bob is away for the moment.').waitFor();
    await bob.goto(address);
    await bob.locator('.table').waitFor();
    await ann.getByText('Bob is away for the moment.').waitFor({ state: 'detached' });
  });

  it('that is not there is told in a sentence', async () => {
    const { page } = await visit({ path: '/t/BBBBBBB', language: 'fr' });
    await page.getByLabel('Ton nom').fill('Zoé');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('Cette table n’existe pas. Le code est-il juste ?').waitFor();
  });
});
