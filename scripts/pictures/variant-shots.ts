/** The pictures of the variants: an auction, a deal, a draft, eight at a table, and a table being made. */
import type { Page } from 'playwright-core';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { savedGame } from '../../test/e2e/saves.ts';

type Language = 'en' | 'fr';

const BOTS = {
  en: ['Penny', 'Marlowe', 'Dot', 'Wren', 'Fitch', 'Quill', 'Tibbs'],
  fr: ['Lison', 'Marius', 'Zoé', 'Colette', 'Félix', 'Margot', 'Jules'],
} as const;

const variantAt =
  (bots: number, options: Partial<Options>, until: (view: View) => boolean) =>
  (language: Language): string =>
    savedGame({ language, seed: 'pictures', bots: BOTS[language].slice(0, bots), options, until });

/** Puts a swap with some money together. */
const buildDeal = async (page: Page): Promise<void> => {
  const lots = page.locator('.deal-lot:enabled');
  await lots.nth(0).click();
  await lots.nth(1).click();
  await page.locator('.terms').first().waitFor();
};

/** Opens all options, with more seats than they allow. */
const openOptions = async (page: Page): Promise<void> => {
  await page.locator('.seat-choice label').nth(5).click();
  await page.locator('.conflict').first().waitFor();
};

const path = '/play?pace=0';

export const VARIANT_SHOTS = {
  'variant-auction': {
    path,
    save: variantAt(
      3,
      { auctions: 'french', startMoney: 80 },
      ({ phase, auction }) => phase === 'auction' && auction?.seller !== 0,
    ),
  },
  'variant-deals': {
    path,
    save: variantAt(
      3,
      { deals: 'sales' },
      ({ phase, round, toAct }) => phase === 'deal' && round > 1 && toAct.length === 4,
    ),
    prepare: buildDeal,
  },
  'variant-draft': {
    path,
    save: variantAt(
      2,
      { draft: true },
      ({ phase, round, seats }) => phase === 'draft' && round > 1 && (seats[0]?.lot?.length ?? 0) > 0,
    ),
  },
  'variant-eight': {
    path,
    save: variantAt(
      7,
      { extended: { refill: 'all', bags: 2, target: 2000 } },
      ({ phase, round }) => phase === 'buy' && round > 1,
    ),
  },
  'new-conflict': { path: '/new?play=bots', prepare: openOptions },
};
