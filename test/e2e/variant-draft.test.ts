import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { commandLine, focused, logOf } from './table-page.ts';
import { listen, openTile, playVariant, variantGame } from './variant-moves.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce', path: '/play?pace=0' } as const;

const drafting = (language: 'en' | 'fr' = 'en') =>
  variantGame({
    bots: 2,
    language,
    options: { draft: true },
    until: ({ phase, bagCount, seats }) =>
      phase === 'draft' && bagCount < 16 && (seats[0]?.lot?.length ?? 0) > 0,
  });

describe('a draft (BW-13)', () => {
  it('is taken by touch, tile by tile, on to the result', async () => {
    const { page } = await visit({ device: 'phone', ...still, before: drafting() });
    await page.getByRole('heading', { name: /^Take (a tile|the last tile)/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const heard = await listen(page);
    const tile = openTile(page).first();
    const letter = (await tile.innerText()).trim();
    await tile.tap();
    await expect.poll(heard).toContain(`You took ${letter}.`);
    await playVariant(page);
    await page.getByRole('list', { name: 'Money at the end' }).waitFor();
    await expect.poll(() => logOf(page)).toMatch(/Open tiles: [A-Z]+\./);
  });

  it('is taken by a letter’s key, and says so where that letter is not open', async () => {
    const { page } = await visit({ ...still, before: drafting() });
    await focused(openTile(page)).waitFor();
    const open = (await openTile(page).allInnerTexts()).join('');
    const missing = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').find((letter) => !open.includes(letter)) ?? '';
    await page.keyboard.press(missing.toLowerCase());
    await page.getByText(`Take one of the open tiles: ${open}.`).waitFor();
    await page.keyboard.press((open[1] ?? '').toLowerCase());
    await expect.poll(() => logOf(page)).toContain(`You took ${open[1]}.`);
  });

  it('is taken by command, in French', async () => {
    const { page } = await visit({ ...still, language: 'fr', before: drafting('fr') });
    await focused(openTile(page)).waitFor();
    const letter = await openTile(page).first().innerText();
    await page.keyboard.press('/');
    await commandLine(page).fill(`draft ${letter}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => logOf(page)).toContain(`Tu prends ${letter}.`);
  });
});
