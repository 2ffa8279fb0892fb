import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { byKeyboard, byTouch, type Player } from './play-moves.ts';
import { moveFor, myTurn, type PlayLanguage } from './play-page.ts';
import { plant, readKept, savedGame } from './saves.ts';
import { focused, handOver, logLines, myHand, prompt, rankingRows } from './table-page.ts';

const { visit } = useSite();

/** Plays for whoever holds the device, to the end or until told; gives who held it, turn by turn. */
const passOn = async (
  page: Page,
  player: Player,
  language: PlayLanguage,
  until: (holders: readonly string[]) => boolean | Promise<boolean> = () => false,
): Promise<string[]> => {
  const holders: string[] = [];
  for (let told = 0; ; ) {
    const shown = await myTurn(page, told);
    if (shown.over) return holders;
    if (!shown.handOver) {
      await player(page, moveFor(shown, language));
      told = shown.told;
      continue;
    }
    // Nothing of anybody's shows while the device changes hands.
    await expect.poll(() => myHand(page).or(logLines(page)).count()).toBe(0);
    if (await until(holders)) return holders;
    const take = await focused(handOver(page)).innerText();
    holders.push(take.replace(/^(?:I’m|Je suis) /, ''));
    await page.keyboard.press('Enter');
    // Where nothing can be done but one thing, it is done, and the device goes on to the next.
    await page.getByRole('button', { name: take, exact: true }).waitFor({ state: 'detached' });
    told = 0;
  }
};

/** Plays at an open table for whoever is to act, until so many have been; gives who they were. */
const playOpen = async (
  page: Page,
  player: Player,
  language: PlayLanguage,
  players: number,
): Promise<string[]> => {
  const names = new Set<string>();
  for (let told = 0; ; ) {
    const shown = await myTurn(page, told);
    expect(shown.handOver).toBe(false);
    names.add(shown.prompt.split(' · ')[0] ?? '');
    if (names.size === players) return [...names];
    await player(page, moveFor(shown, language));
    told = shown.told;
  }
};

/** Tiles that nobody else may see. */
const hidden = { openTiles: false } as const;

describe('pass and play', () => {
  it('goes from one to the other by itself where all tiles are open, and says whose turn it is', async () => {
    const { page } = await visit({ path: '/', reducedMotion: 'reduce', hasTouch: true });
    await page.getByRole('link', { name: 'Pass and play' }).tap();
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).tap();
    expect((await playOpen(page, byTouch, 'en', 2)).toSorted()).toEqual(['Ann', 'Bob']);
    const now = await prompt(page).innerText();
    await page.reload();
    await page.getByRole('heading', { name: now, exact: true }).waitFor();
  });

  it('is handed over from turn to turn where tiles are hidden, a reload included', async () => {
    const save = savedGame({
      seed: 'pass',
      people: ['Ann', 'Bob'],
      options: hidden,
      until: ({ phase }) => phase === 'roll',
    });
    const { page } = await visit({
      device: 'phone',
      path: '/pass',
      reducedMotion: 'reduce',
      before: plant(save),
    });
    await passOn(page, byTouch, 'en', ({ length }) => length === 2);
    const next = await handOver(page).innerText();
    await page.reload();
    await page.getByRole('button', { name: next, exact: true }).waitFor();
    const holders = await passOn(page, byTouch, 'en', ({ length }) => length === 2);
    expect(new Set(holders)).toEqual(new Set(['Ann', 'Bob']));
  });

  it('leads to who won, and to another game for the same people', async () => {
    const save = savedGame({
      seed: 'pass',
      people: ['Ann', 'Bob'],
      options: hidden,
      until: ({ phase, bagCount }) => phase === 'roll' && bagCount < 12,
    });
    const { page } = await visit({
      device: 'phone',
      path: '/pass',
      reducedMotion: 'reduce',
      before: plant(save),
    });
    await passOn(page, byTouch, 'en');
    await expect.poll(() => prompt(page).innerText()).toMatch(/^The bag is empty\. .*(?:Ann|Bob).*\$\d+/m);
    const rows = await rankingRows(page);
    for (const name of ['Ann', 'Bob']) expect(rows.filter((row) => row.includes(name))).toHaveLength(1);
    const chart = page.getByRole('figure', { name: 'Money by round' });
    for (const name of ['Ann', 'Bob'])
      await chart
        .getByText(new RegExp(`^${name}:`))
        .first()
        .waitFor();
    await page.getByRole('button', { name: 'Play again' }).tap();
    await page.getByRole('heading', { name: /^Pass the device to (?:Ann|Bob)\.$/ }).waitFor();
  });

  it('takes three people on a desktop by keyboard, in French, and keeps the game beside one’s own', async () => {
    const { page } = await visit({ language: 'fr', path: '/pass', reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: '3' }).press('Space');
    await page.getByRole('textbox', { name: /^Joueur\s1$/ }).fill('Zoé');
    await page.keyboard.press('Enter');
    expect(await playOpen(page, byKeyboard, 'fr', 3)).toContain('Zoé');
    await page.goto('/play');
    await page.getByText('Aucune partie en cours').waitFor();
    expect((await readKept(page)).map(({ people }) => people?.length)).toEqual([3]);
  });
});
