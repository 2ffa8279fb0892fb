import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { said } from './table-page.ts';

const { visit } = useSite();

const link = (options: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(options)).toString('base64url');

describe('rules', () => {
  it.each([
    ['en', '/rules/buyword'],
    ['fr', '/rules/buyword'],
    ['en', '/rules/choose-your-words'],
    ['fr', '/rules/choose-your-words'],
  ] as const)('come first on one screen, on a phone and on a desktop: %s %s', async (language, path) => {
    const { page } = await visit({ language, path, device: 'phone' });
    const glance = page.getByRole('region', { name: said(({ glance: { heading } }) => heading) });
    await glance.waitFor();
    await expect.poll(() => glance.getByRole('listitem').count()).toBeGreaterThan(4);
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await glance.boundingBox();
      if (box === null) throw new Error('no rules are shown');
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    // What a table can be asked for is named as where tables are made, nowhere as programs name it.
    expect(await page.getByRole('code').count()).toBe(0);
  });

  it('stand on the site as they stand in the documentation, in both languages', async () => {
    const { page } = await visit({ path: '/rules' });
    await page.getByRole('link', { name: 'Rules of BuyWord' }).click();
    await page.getByRole('heading', { level: 1, name: 'BuyWord: the rules' }).waitFor();
    await page.getByText('Add up the pips of the lot and multiply the sum by itself').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 1, name: 'BuyWord : les règles' }).waitFor();
    await page.getByRole('link', { name: 'Toutes les règles' }).click();
    await page.getByRole('link', { name: 'Règles de Choose Your Words' }).click();
    await page.getByRole('heading', { level: 2, name: 'CW-2 · Le donneur' }).waitFor();
  });

  it('open at the rule that a link names, and lead from one to another', async () => {
    const { page } = await visit({ path: '/rules/buyword#bw-13.2' });
    const rule = page.locator('[id="bw-13.2"]');
    await rule.waitFor();
    const top = (): Promise<number> => rule.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await page.locator('[id="bw-14.6"]').getByRole('link', { name: 'BW-16' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#bw-16');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe('#bw-13.2');
    await expect.poll(top).toBeGreaterThan(-500);
  });

  it('mark what holds at the table whose options the link carries', async () => {
    const { page } = await visit({ path: `/rules/buyword?o=${link({ startMoney: 300 })}` });
    await page.getByRole('heading', { name: 'Your table’s rules' }).waitFor();
    const own = page.getByRole('listitem').filter({ hasText: 'not the standard rule' });
    await own.getByText('$300').waitFor();
    // Beneath the rule itself.
    await page.locator('[id="bw-2.2"] + p').getByText('At this table').waitFor();
    await expect
      .poll(() => page.locator('[id="bw-2.2"] + p').textContent())
      .toMatch(/^At this table .*\$300/);
    await own.getByRole('link', { name: 'BW-2.2' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#bw-2.2');
    expect(new URL(page.url()).search).not.toBe('');
  });

  it('are shown as they are where the link cannot be read', async () => {
    const { page } = await visit({ path: '/rules/buyword?o=nonsense' });
    await page.getByText('The options in this link can’t be read').waitFor();
    await page.getByRole('heading', { level: 2, name: 'BW-2' }).first().waitFor();
    expect(await page.getByText('At this table', { exact: true }).count()).toBe(0);
  });
});
