import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { logOf } from './table-page.ts';
import { openTile, variantGame } from './variant-moves.ts';

const { visit } = useSite();

/** Notes down what is set in motion. */
const RECORDER = `
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push([this.getAttribute('class') ?? this.tagName, this.textContent].join(' '));
    return animate.call(this, frames, options);
  };
`;

const moved = (page: Page): Promise<string> => page.evaluate(`window.moved.join('\\n')`);

const recorded = (before: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await before(page);
  await page.addInitScript({ content: RECORDER });
};

const draft = variantGame({ bots: 2, options: { draft: true }, until: ({ phase }) => phase === 'draft' });

describe('what moves in variants', () => {
  it('is the tile that is taken in a draft', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: recorded(draft) });
    const tile = openTile(page).first();
    const letter = (await tile.innerText()).trim();
    await tile.click();
    await expect.poll(() => moved(page)).toMatch(new RegExp(`^tile .*${letter}$`, 'm'));
  });

  it('is the money of a sale', async () => {
    const { page } = await visit({
      path: '/play?pace=0',
      before: recorded(
        variantGame({
          bots: 2,
          options: { deals: 'sales', startMoney: 500 },
          until: ({ phase, toAct, leader }) => phase === 'deal' && toAct.length === 3 && leader === 0,
        }),
      ),
    });
    await page.getByRole('button', { name: /^Penny: lot / }).click();
    await page.getByRole('button', { name: 'Me', exact: true }).click();
    await page.getByRole('button', { name: 'Add money' }).click();
    await page.getByLabel('How much').fill('200');
    await page.getByLabel('How much').press('Tab');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect
      .poll(() => moved(page))
      .toMatch(/^ghost flying-sum flying-cost|^flying-sum flying-cost.*−\$200$/m);
  });

  it('is the highest bid of an auction', async () => {
    // Bots that answered at once could end the auction before the bid was ever drawn.
    const { page } = await visit({
      path: '/play?pace=9999',
      before: recorded(
        variantGame({
          bots: 3,
          options: { auctions: 'french', startMoney: 80 },
          until: ({ phase, auction, toAct }) =>
            phase === 'auction' && auction?.seller !== 0 && toAct.includes(0),
        }),
      ),
    });
    await page.getByRole('button', { name: /^Bid \$\d+$/ }).click();
    await expect.poll(() => moved(page)).toMatch(/^block-high .*Highest bid/m);
  });

  it('is nothing for who wants no motion', async () => {
    const { page } = await visit({ path: '/play?pace=0', reducedMotion: 'reduce', before: recorded(draft) });
    const tile = openTile(page).first();
    const letter = (await tile.innerText()).trim();
    await tile.click();
    await expect.poll(() => logOf(page)).toContain(`You took ${letter}.`);
    expect(await moved(page)).toBe('');
  });
});
