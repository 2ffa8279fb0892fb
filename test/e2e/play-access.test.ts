import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { overflow, smallTargets, violationsInBothLights } from './access-checks.ts';
import { DEVICES, type Device, useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, savedGame } from './saves.ts';

const { visit } = useSite();
const EACH_DEVICE = Object.keys(DEVICES) as Device[];
const BOTS = ['Penny', 'Marlowe'];

const at = (phase: View['phase'], language: 'en' | 'fr' = 'en'): string =>
  savedGame({
    language,
    seed: 'access',
    bots: BOTS,
    until: (view) => view.phase === phase && view.sales.length > 1 && (view.seats[0]?.tileCount ?? 0) > 2,
  });

describe('axe finds nothing at the table, by day or by lamplight', () => {
  it.each(EACH_DEVICE)('while one buys and sells (%s)', async (device) => {
    const { page } = await visit({
      device,
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: plant(at('buy')),
    });
    const { told } = await myTurn(page);
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decline' }).click();
    const { hand } = await myTurn(page, told);
    await page.keyboard.type(hand.slice(0, 2));
    await page.keyboard.press('Enter');
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Prices' }).click();
    expect(await violationsInBothLights(page)).toEqual([]);
  });

  it.each(EACH_DEVICE)('with keys and command line open, and when it asks (%s)', async (device) => {
    const { page } = await visit({
      device,
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: plant(at('sell')),
    });
    const { hand } = await myTurn(page);
    await page.keyboard.type(hand.slice(0, 2));
    await page.getByRole('button', { name: 'Letter keys' }).click();
    await page.locator('.letter-keys').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('textbox', { name: 'Command' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Command' }).fill('leave');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Leave this game for good?' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.locator('.result').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });

  it.each(EACH_DEVICE)('while a device is passed on, and in the tutorial (%s)', async (device) => {
    const { page } = await visit({ device, path: '/pass', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.hand-over').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Roll the die' }).click();
    await page.getByRole('button', { name: 'Buy for $64' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  it('where there is no game', async () => {
    const { page } = await visit({ path: '/play' });
    await page.getByText('No game is on the table yet').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('the table on narrow screens and with large text (%s)', (language) => {
  it.each([
    ['100%', 320],
    ['200%', 390],
  ] as const)('loses nothing at %s on %d pixels', async (fontSize, width) => {
    const { page } = await visit({
      language,
      viewport: { width, height: 640 },
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: plant(at('sell', language)),
    });
    await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
    const { hand } = await myTurn(page);
    await page.keyboard.type(hand);
    await page.locator('.felt-sum').waitFor();
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type('?');
    await page.locator('.letter-keys').waitFor();
    expect(await overflow(page)).toBe(0);
  });

  it.each(['100%', '200%'] as const)(
    'has felt and buttons side by side on a phone on its side (%s)',
    async (fontSize) => {
      const { page } = await visit({
        language,
        device: 'phone',
        viewport: { width: 844, height: 390 },
        path: '/play?pace=0',
        reducedMotion: 'reduce',
        before: plant(at('sell', language)),
      });
      await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
      const { hand } = await myTurn(page);
      await page.keyboard.type(hand.slice(0, 3));
      await page.locator('.felt-sum').waitFor();
      expect(await overflow(page)).toBe(0);
      const [felt, buttons] = await Promise.all(
        ['.felt', '.play-area > .actions'].map((each) => page.locator(each).boundingBox()),
      );
      expect((felt?.x ?? 0) + (felt?.width ?? 0)).toBeLessThanOrEqual(buttons?.x ?? 0);
      if (fontSize === '200%') return;
      for (const button of await page.locator('.play-area > .actions button').all()) {
        const box = await button.boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
      }
    },
  );

  it('has targets of at least 48 pixels', async () => {
    const { page } = await visit({
      language,
      device: 'phone',
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: plant(at('sell', language)),
    });
    const { hand } = await myTurn(page);
    await page.keyboard.type(hand.slice(0, 3));
    expect(await smallTargets(page)).toEqual([]);
  });
});
