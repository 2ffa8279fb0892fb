import { describe, expect, it } from 'vitest';
import { gather, playToTheEnd } from '../support/crowd.ts';
import type { Guest } from '../support/guest.ts';
import { seeded } from '../support/racks.ts';
import { useSite } from './harness.ts';
import { logLines, logOf, result } from './table-page.ts';

const { visit } = useSite();

/** More actions than a table tells of at once. */
const LONG = 150;

describe('a long game', () => {
  it('is shown with all that has happened in it to who comes late, and again after a reload', async () => {
    const { page } = await visit({ as: 'Eve', reducedMotion: 'reduce' });
    const wish = { options: { extended: { refill: 'all', bags: 5 } } };
    const table = await gather(new URL(page.url()).origin, 4, wish);
    const reconnect = (guest: Guest): Promise<void> => guest.connect();
    await playToTheEnd(table, { random: seeded(3), drops: 0, reconnect });
    const [ann] = table.players as [Guest];
    expect(ann.mirrors.get(table.code)?.version).toBeGreaterThan(LONG);
    await page.goto(`/t/${table.code}`);
    await result(page).waitFor();
    await logLines(page).first().waitFor();
    const told = await logOf(page);
    expect(told).toMatch(/Round 1\b/);
    expect((await logLines(page).all()).length).toBeGreaterThan(LONG);
    await page.reload();
    await result(page).waitFor();
    await expect.poll(() => logOf(page)).toBe(told);
    for (const player of table.players) player.drop();
  });
});
