import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { byKeyboard, byTouch, playOn } from './play-moves.ts';

const { visit } = useSite();

/** Texts of the English table that must not show in French. */
const ENGLISH = /\b(?:the|you|your|tiles?|roll|buy|sell|done|wilds?|bag|word|round|leader|pips?)\b/i;

/** How many of the words sold the result lists. */
const MOST_DEAREST_WORDS = 5;

describe('a whole game', () => {
  it('alone, on a phone, by touch: from the first page to the result, and again', async () => {
    const { page } = await visit({ device: 'phone', path: '/?pace=0', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play alone' }).tap();
    await playOn(page, byTouch, 'en');
    expect(new URL(page.url()).pathname).toBe('/play');
    const result = page.locator('.result');
    expect(await result.getByRole('heading', { level: 2 }).innerText()).toMatch(
      /^You finish with \$[\d,]+\. (?:Try again!|Fair\.|Good!|Outstanding!|Masterly!|Legendary!)$/,
    );
    const sold = await page.locator('.log li', { hasText: /^You sold / }).count();
    expect(sold).toBeGreaterThan(0);
    expect(await result.locator('.sale-list li').count()).toBe(Math.min(sold, MOST_DEAREST_WORDS));
    await expect.poll(() => result.locator('.meaning').count()).toBe(Math.min(sold, MOST_DEAREST_WORDS));
    await page.reload();
    await result.getByText('Dearest words').waitFor();
    await page.getByRole('button', { name: 'Play again' }).tap();
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    expect(await page.locator('.status-money dd').innerText()).toBe('$200');
  });

  it('alone, on a desktop, by the keyboard alone', async () => {
    const { page } = await visit({ path: '/?pace=0', reducedMotion: 'reduce' });
    const start = page.getByRole('button', { name: 'Play alone' }).and(page.locator(':focus'));
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    while ((await start.count()) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await playOn(page, byKeyboard, 'en');
    const grades = page.locator('.grade');
    expect(await grades.count()).toBe(6);
    expect(await page.locator('.grade[aria-current="true"]').count()).toBe(1);
    await page.getByRole('figure', { name: 'Money by round' }).waitFor();
    // The result has the focus, and the next game is one key on.
    await page.locator('.result h2:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Roll the die' }).and(page.locator(':focus')).waitFor();
  });

  it('with bots, on a desktop, by keyboard', async () => {
    const { page } = await visit({ path: '/?pace=0', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play with bots' }).focus();
    await page.keyboard.press('Enter');
    await playOn(page, byKeyboard, 'en');
    const ranking = page.getByRole('list', { name: 'Money at the end' });
    expect(await ranking.getByRole('listitem').count()).toBe(3);
    const sums = (await page.locator('.ranking-money').allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it('in French: no English on the table, and money as the French write it', async () => {
    const { page } = await visit({ language: 'fr', path: '/?pace=0', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Jouer avec des robots' }).click();
    const texts = new Set<string>();
    await playOn(page, byKeyboard, 'fr', async ({ prompt, buttons }) => {
      texts.add(prompt).add(buttons.join(' '));
      return false;
    });
    texts.add(await page.getByRole('main').innerText());
    // Words sold and letters drawn are capitals; what the table says is not.
    const said = Array.from(texts, (text) => text.replace(/\b\p{Lu}\p{L}*\p{Lu}\b/gu, ''));
    expect(said.filter((text) => ENGLISH.test(text))).toEqual([]);
    expect(said.join(' ')).not.toMatch(/\$\d/);
    expect(await page.locator('.status-money dd').innerText()).toMatch(/^[\d\u202f]+\u00a0\$$/);
    expect(said.join(' ')).toMatch(/pour \d+\u00a0\$/);
  });
});
