import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { overflow, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { variantGame } from './variant-moves.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce', path: '/play?pace=0', language: 'fr' } as const;

const SURFACES: readonly [string, Partial<Options>, (view: View) => boolean][] = [
  ['an auction', { auctions: 'french', startMoney: 80 }, ({ phase }) => phase === 'auction'],
  ['deals', { deals: 'sales' }, ({ phase, toAct }) => phase === 'deal' && toAct.length === 4],
  ['a draft', { draft: true }, ({ phase }) => phase === 'draft'],
];

describe.each(SURFACES)('%s', (name, options, until) => {
  const before = variantGame({ language: 'fr', bots: 3, options, until });

  it('loses nothing on a narrow screen, nor with large text', async () => {
    for (const [fontSize, width] of [
      ['100%', 320],
      ['200%', 390],
    ] as const) {
      const { page } = await visit({ ...still, viewport: { width, height: 640 }, before });
      await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
      await page.locator('.prompt').waitFor();
      if (name === 'deals') {
        for (const lot of [0, 1]) await page.locator('.deal-lot').nth(lot).click();
        await page.getByText('Ajouter de l’argent').click();
        await page.locator('.deal-payment').waitFor();
      }
      expect(await overflow(page)).toBe(0);
    }
  });

  it('is clean to axe by lamplight, and has its buttons in sight on a phone on its side', async () => {
    const { page } = await visit({
      ...still,
      device: 'phone',
      colorScheme: 'dark',
      viewport: { width: 844, height: 390 },
      before,
    });
    await page.locator('.prompt').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const button of await page.locator('.play-area > .actions button').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});
