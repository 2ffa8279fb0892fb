import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { useSite } from './harness.ts';
import { byKeyboard, bySwipe, playOn } from './play-moves.ts';
import { plant, savedGame } from './saves.ts';
import { focused, logLines, money, prompt, rankingRows, result, stepButton } from './table-page.ts';

const { visit } = useSite();
const still = { path: '/?pace=0', reducedMotion: 'reduce' } as const;

/** In time for a last round or two; the tutorial is played through every kind of move. */
const until = ({ phase, bagCount, players }: View): boolean => phase === 'roll' && bagCount < 6 + 6 * players;
const alone = plant(savedGame({ seed: 'whole', until }));

/** A game from its first roll to its last word, by a player who buys every lot that can be afforded. */
const wholeAlone = plant(savedGame({ seed: 'solo', until: ({ phase }) => phase === 'roll' }));
const ANY_PRICE = 1000;
/** A stroke through letters counts as one. */
const MOST_TAPS = 150;
const COUNT_TAPS = `window.taps = 0; addEventListener('pointerdown', () => window.taps++, true)`;

/** Texts of the English table that must not show in French. */
const ENGLISH = /\b(?:the|you|your|tiles?|roll|buy|sell|done|wilds?|bag|word|round|leader|pips?)\b/i;

/** How many of the words sold the result lists. */
const MOST_DEAREST_WORDS = 5;

describe('a game', () => {
  it('begins on the first page, by the keyboard alone', async () => {
    const { page } = await visit(still);
    const start = page.getByRole('button', { name: 'Play alone' });
    await start.waitFor();
    while ((await focused(start).count()) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focused(stepButton(page, 'Roll the die')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/play');
  });

  it('goes alone, on a phone, by touch, from the first roll to the result in at most 150 taps, and again', async () => {
    const { page } = await visit({ ...still, device: 'phone', path: '/play?pace=0', before: wholeAlone });
    await page.evaluate(COUNT_TAPS);
    await playOn(page, bySwipe, 'en', undefined, ANY_PRICE);
    expect(await page.evaluate('window.taps')).toBeLessThanOrEqual(MOST_TAPS);
    await expect
      .poll(() => prompt(page).innerText())
      .toMatch(/You finish with \$[\d,]+\. (?:Try again!|Fair\.|Good!|Outstanding!|Masterly!|Legendary!)$/);
    const sold = await logLines(page)
      .filter({ hasText: /^You sold / })
      .count();
    expect(sold).toBeGreaterThan(0);
    const dearest = page.getByRole('region', { name: 'Most valuable words' });
    const listed = Math.min(sold, MOST_DEAREST_WORDS);
    await expect.poll(() => dearest.getByRole('listitem').count()).toBe(listed);
    await expect.poll(() => dearest.getByRole('listitem').locator('p[lang]').count()).toBe(listed);
    await page.reload();
    await result(page).getByText('Most valuable words').waitFor();
    await page.getByRole('button', { name: 'Play again' }).tap();
    await stepButton(page, 'Roll the die').waitFor();
    await expect.poll(() => money(page).innerText()).toBe('$200');
  });

  it('goes alone, on a desktop, by the keyboard alone, to the result and on to the next', async () => {
    const { page } = await visit({ ...still, path: '/play?pace=0', before: alone });
    await playOn(page, byKeyboard, 'en');
    const grades = page.getByRole('region', { name: 'How you did' }).getByRole('listitem');
    await expect.poll(() => grades.count()).toBe(6);
    await expect.poll(() => grades.and(page.locator('[aria-current="true"]')).count()).toBe(1);
    await page.getByRole('figure', { name: 'Money by round' }).waitFor();
    // The result has the focus, and the next game is one key on.
    await focused(prompt(page)).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focused(stepButton(page, 'Roll the die')).waitFor();
  });

  it('goes with bots, on a desktop, by keyboard, to who won', async () => {
    const { page } = await visit({
      ...still,
      path: '/play?pace=0',
      before: plant(savedGame({ seed: 'whole', bots: ['Penny', 'Marlowe'], until })),
    });
    await playOn(page, byKeyboard, 'en');
    const lines = await rankingRows(page);
    expect(lines.length).toBe(3);
    const sums = lines.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(/\D/g, '')));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it('in French: no English on the table, and money as the French write it', async () => {
    const bots = ['Penny', 'Marlowe'];
    const { page } = await visit({
      ...still,
      language: 'fr',
      path: '/play?pace=0',
      before: plant(savedGame({ language: 'fr', seed: 'whole', bots, until })),
    });
    const texts = new Set<string>();
    await playOn(page, byKeyboard, 'fr', async ({ prompt: asked, buttons }) => {
      texts.add(asked).add(buttons.join(' '));
      return false;
    });
    texts.add(await page.getByRole('main').innerText());
    // Words sold and letters drawn are capitals; what the table says is not.
    const told = Array.from(texts, (text) => text.replace(/\b\p{Lu}\p{L}*\p{Lu}\b/gu, ''));
    expect(told.filter((text) => ENGLISH.test(text))).toEqual([]);
    expect(told.join(' ')).not.toMatch(/\$\d/);
    await expect.poll(() => prompt(page).innerText()).toMatch(/[\d\u202f]+\u00a0\$/);
    expect(told.join(' ')).toMatch(/pour \d+\u00a0\$/);
  });
});
