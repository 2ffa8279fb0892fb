import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { byKeyboard, byTouch, type Player } from './play-moves.ts';
import { moveFor, type PlayLanguage, readTable } from './play-page.ts';
import { readKept } from './saves.ts';

const { visit } = useSite();

/** Plays for whoever holds the device, to the end; gives who held it, turn by turn. */
const passOn = async (
  page: Page,
  player: Player,
  language: PlayLanguage,
  between: (turns: number) => Promise<void> = async () => {},
): Promise<string[]> => {
  const holders: string[] = [];
  const handOver = page.locator('.hand-over');
  let told = -1;
  for (;;) {
    await handOver
      .or(page.locator('.result'))
      .or(page.locator(`.log li:nth-child(${told + 1})`))
      .first()
      .waitFor();
    if ((await handOver.count()) > 0) {
      // Nothing of anybody's shows while the device changes hands.
      expect(await page.locator('.table').count()).toBe(0);
      await between(holders.length);
      const take = handOver.getByRole('button');
      await take.and(page.locator(':focus')).waitFor();
      holders.push((await take.innerText()).replace(/^(?:I am|Je suis) /, ''));
      await page.keyboard.press('Enter');
      await page.locator('.table').waitFor();
    }
    const shown = await readTable(page);
    if (shown.over) return holders;
    if (shown.prompt === '') continue;
    await player(page, moveFor(shown, language));
    told = shown.told;
  }
};

describe('pass and play', () => {
  it('takes two people on one phone through a whole game, a reload included', async () => {
    const { page } = await visit({ device: 'phone', path: '/', reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Pass and play' }).tap();
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).tap();
    const holders = await passOn(page, byTouch, 'en', async (turns) => {
      if (turns === 4) await page.reload();
    });
    expect(new Set(holders)).toEqual(new Set(['Ann', 'Bob']));
    expect(await page.locator('.result h2').innerText()).toMatch(/^The bag is empty\. .*(?:Ann|Bob).*\$\d+/);
    expect((await page.locator('.ranking b').allInnerTexts()).toSorted()).toEqual(['Ann', 'Bob']);
    expect(await page.locator('.chart-legend li').count()).toBe(2);
    await page.getByRole('button', { name: 'Play again' }).tap();
    await page.getByRole('heading', { name: /^Hand the device to (?:Ann|Bob)\.$/ }).waitFor();
  });

  it('takes three people on a desktop by keyboard, in French, and keeps the game beside one’s own', async () => {
    const { page } = await visit({ language: 'fr', path: '/pass', reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: '3' }).press('Space');
    await page.getByRole('textbox', { name: /^Joueur\s1$/ }).fill('Zoé');
    await page.keyboard.press('Enter');
    let turns = 0;
    const seen = new Set<string>();
    const stop = new Error('enough');
    await expect(
      passOn(page, byKeyboard, 'fr', async () => {
        seen.add(await page.locator('.hand-over h2').innerText());
        turns += 1;
        if (turns === 9) throw stop;
      }),
    ).rejects.toBe(stop);
    expect(seen.size).toBe(3);
    expect([...seen].join(' ')).toContain('Passe l’appareil à Zoé.');
    await page.goto('/play');
    await page.getByText('Aucune partie sur la table').waitFor();
    expect((await readKept(page)).map(({ people }) => people?.length)).toEqual([3]);
  });
});
