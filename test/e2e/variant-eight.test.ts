import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { logOf } from './table-page.ts';
import { playVariant, variantGame } from './variant-moves.ts';

const { visit } = useSite();
const phone = { device: 'phone', reducedMotion: 'reduce' } as const;

describe('eight at one table (BW-16)', () => {
  it('play on a phone from the first bag through a refill to the result', async () => {
    const { page } = await visit({
      ...phone,
      path: '/play?pace=0',
      before: variantGame({
        bots: 7,
        seed: 'variants 0',
        options: { extended: { refill: 'all', bags: 2, target: 5000 } },
        until: ({ phase, bag, bagCount }) => phase === 'buy' && bag === 1 && bagCount < 20,
      }),
    });
    await page.getByRole('heading', { name: /Your lot costs/ }).waitFor();
    const others = page.getByRole('region', { name: 'At the table' });
    await expect.poll(() => others.getByRole('listitem').count()).toBe(7);
    await page.getByText('Bag 1 of 2').waitFor();
    await page.getByText('$5,000').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // All seven fit on less than half of the screen.
    expect((await others.boundingBox())?.height).toBeLessThan(422);
    await playVariant(page);
    await expect.poll(() => logOf(page)).toContain('The bag is refilled: bag 2,');
    await expect
      .poll(() => page.getByRole('list', { name: 'Money at the end' }).getByRole('listitem').count())
      .toBe(8);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('are chosen where a table is made: why eight need more bags is said at once, and mended at a tap', async () => {
    const { page } = await visit({ ...phone, path: '/new?play=bots' });
    await page.getByRole('radio', { name: '8', exact: true }).check();
    await page.getByText('Extended play is required for more than 4 players: turn it on.').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play now' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Play with more bags' }).first().tap();
    await page.getByText('It ends after 2 bags.').waitFor();
    await page.getByRole('button', { name: 'Play now' }).tap();
    const others = page.getByRole('region', { name: 'At the table' }).getByRole('listitem');
    await expect.poll(() => others.count()).toBe(7);
  });
});
