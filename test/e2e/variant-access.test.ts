import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { Messages } from '../../src/messages/messages.ts';
import { lost, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { ANY, SOME, said, settled, step } from './table-page.ts';
import { variantGame } from './variant-moves.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce', path: '/play?pace=0', language: 'fr' } as const;

const SURFACES: readonly [string, Partial<Options>, (view: View) => boolean][] = [
  ['an auction', { auctions: 'french', startMoney: 80 }, ({ phase }) => phase === 'auction'],
  ['deals', { deals: 'sales' }, ({ phase, toAct }) => phase === 'deal' && toAct.length === 4],
  ['a draft', { draft: true }, ({ phase }) => phase === 'draft'],
];

const lotNames = ({ lot, ownLot }: Messages['deals']): readonly string[] => [
  lot(ANY, SOME, ANY),
  ownLot(ANY, SOME),
];

describe.each(SURFACES)('%s', (name, options, until) => {
  const before = variantGame({ language: 'fr', bots: 3, options, until });

  it('loses nothing on a narrow screen, nor with large text', async () => {
    const { page } = await visit({ ...still, viewport: { width: 320, height: 640 }, before });
    await settled(page);
    if (name === 'deals') {
      const lots = page.getByRole('button', { name: said(({ deals }) => lotNames(deals)) });
      for (const lot of [0, 1]) await lots.nth(lot).click();
      await page.getByRole('button', { name: 'Ajouter de l’argent' }).click();
      await page.getByLabel('Combien').waitFor();
    }
    expect(await lost(page)).toEqual([]);
  });

  it('is clean to axe by lamplight, and has its buttons in sight on a phone on its side', async () => {
    const { page } = await visit({
      ...still,
      device: 'phone',
      colorScheme: 'dark',
      viewport: { width: 844, height: 390 },
      before,
    });
    await settled(page);
    expect(await violations(page)).toEqual([]);
    // The tiles of a draft may be many: what lies below is scrolled to.
    const buttons = name === 'a draft' ? [] : await step(page).getByRole('button').all();
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});
