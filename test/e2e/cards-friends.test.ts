import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { leaksIn } from '../support/cards-spy.ts';
import { playBoldly } from './cards-page.ts';
import { addBot, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { myHand, prompt, rankingRows, result } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;

/** Keeps every frame that a page gets. */
const spyOn =
  (frames: string[]) =>
  (page: Page): Promise<void> => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void frames.push(String(payload))),
    );
    return Promise.resolve();
  };

describe('Choose Your Words with friends', () => {
  it('goes from a link to elimination for three, two browsers and a bot, and on; no frame tells a hidden card', async () => {
    const [annsFrames, bobsFrames]: [string[], string[]] = [[], []];
    const options = { stack: 20, ante: 16, challengeSeconds: 60 };
    const link = Buffer.from(JSON.stringify({ ...options, seats: 3 })).toString('base64url');
    const path = `/new?game=choose-your-words&o=${link}`;
    const { page: ann } = await visit({ path, before: spyOn(annsFrames), ...still });
    await ann.getByText('Everybody starts with 20 chips and antes 16 per round.').waitFor();
    await ann.getByText('Play chips only, no money value.', { exact: true }).last().waitFor();
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('button', { name: 'Make the table' }).click();
    await ann.getByRole('button', { name: 'Add a bot' }).waitFor();
    const table = new URL(ann.url()).pathname;
    const { page: bob } = await visit({ device: 'phone', path: table, before: spyOn(bobsFrames), ...still });
    await bob.getByRole('heading', { name: 'Ann invites you to a game of Choose Your Words' }).waitFor();
    await sitDown(bob, 'Bob');
    await addBot(ann);
    await ann.getByRole('button', { name: 'Start with 3 players' }).click();

    await Promise.all([playBoldly(ann), playBoldly(bob)]);
    const chips = async (page: Page) => (await rankingRows(page)).map((text) => /\d+ chips?/.exec(text)?.[0]);
    expect(await chips(ann)).toEqual(await chips(bob));
    expect((await chips(ann))[0]).toBe('60 chips');
    await expect.poll(() => prompt(ann).innerText()).toMatch(/^One player has all the chips\./m);
    expect(annsFrames.length).toBeGreaterThan(10);
    expect(leaksIn(annsFrames, 0)).toEqual([]);
    expect(leaksIn(bobsFrames, 1)).toEqual([]);

    for (const page of [ann, bob]) await page.getByRole('button', { name: 'Ready' }).click();
    for (const page of [ann, bob]) {
      await result(page).waitFor({ state: 'detached' });
      await myHand(page).waitFor();
    }
  });
});
