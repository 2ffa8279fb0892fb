import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { plant, savedGame } from './saves.ts';
import { logLines, said } from './table-page.ts';
import { touchPath } from './touch.ts';

const { visit } = useSite();

const SAVE = savedGame({ seed: 'pull', until: ({ phase }) => phase === 'sell' });

/** A finger goes down on something, goes up (less than nothing) or down by so much, one after the other, and lets go. */
const pull = async (
  page: Page,
  thing: Locator,
  by: readonly number[],
  underWay?: () => Promise<unknown>,
): Promise<void> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touchPath(page, [{ x, y }, ...by.map((moved) => ({ x, y: y + moved }))], underWay);
};

describe.each(['no-preference', 'reduce'] as const)(
  'the sheet of a phone, with motion: %s',
  (reducedMotion) => {
    const open = async () => {
      const { page } = await visit({ device: 'phone', path: '/play', before: plant(SAVE), reducedMotion });
      const line = page.getByRole('button', { name: said(({ play }) => play.beside) });
      await line.waitFor();
      const isOpen = () => line.getAttribute('aria-expanded');
      return { page, line, isOpen, tab: (name: string) => page.getByRole('tab', { name }) };
    };

    it('is pulled open and shut by a finger, and the page stays where it is', async () => {
      const { page, line, isOpen, tab } = await open();
      expect(await isOpen()).toBe('false');
      await pull(page, line, [-40, -120, -300]);
      await expect.poll(isOpen).toBe('true');
      await tab('Log').waitFor();
      await page.getByRole('tabpanel', { name: 'Log' }).waitFor();
      expect(await page.evaluate('scrollY')).toBe(0);
      // A finger that comes back has only looked.
      await pull(page, tab('Log'), [60, 200, 2]);
      await expect.poll(() => page.locator('[data-pulled]').count()).toBe(0);
      expect(await isOpen()).toBe('true');
      await pull(page, tab('Log'), [60, 200, 350]);
      await expect.poll(isOpen).toBe('false');
      await expect.poll(() => page.locator('[data-pulled]').count()).toBe(0);
    });

    it('takes a tap for a tap, on the line and on its tabs', async () => {
      const { page, line, isOpen, tab } = await open();
      await line.tap();
      await expect.poll(isOpen).toBe('true');
      await tab('Words sold').tap();
      await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Words sold');
      await pull(page, tab('Words sold'), [60, 200, 350]);
      await expect.poll(isOpen).toBe('false');
      await line.tap();
      await expect.poll(isOpen).toBe('true');
      await line.tap();
      await expect.poll(isOpen).toBe('false');
    });

    it('is read while it is shut, but has no faces and no lists until it is opened', async () => {
      const { page, line, isOpen, tab } = await open();
      const faces = logLines(page).locator('.face');
      await expect.poll(() => logLines(page).count()).toBeGreaterThan(0);
      expect(await faces.count()).toBe(0);
      await line.tap();
      await expect.poll(() => faces.count()).toBeGreaterThan(0);
      const sold = page.getByText('None yet.');
      await expect.poll(() => sold.count()).toBe(0);
      await tab('Words sold').tap();
      await sold.waitFor();
      await line.tap();
      await expect.poll(isOpen).toBe('false');
      await expect.poll(() => sold.count()).toBe(0);
    });

    it('never lies over what one has, nor over the buttons', async () => {
      const { page, line } = await open();
      const isFree = async (): Promise<void> => {
        const covered = await page.evaluate(`(() => {
        const { left, top, width, height } = document.querySelector('.stage-actions').getBoundingClientRect();
        const on = document.elementFromPoint(left + width / 2, top + height / 2);
        return on.closest('.side-panel') !== null;
      })()`);
        expect(covered).toBe(false);
      };
      await pull(page, line, [-20, -60, -150], isFree);
      await isFree();
    });
  },
);
