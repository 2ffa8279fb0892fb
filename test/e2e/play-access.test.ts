import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { onNarrowScreens, overflow, smallTargets, violationsInBothLights } from './access-checks.ts';
import { DEVICES, type Device, useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { commandLine, handOver, laidOut, letterKeys, myHand, result, step, tool } from './table-page.ts';

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
    await (await tool(page, 'Prices')).click();
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
    await letterKeys(page).waitFor();
    await page.keyboard.press('/');
    await commandLine(page).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await commandLine(page).fill('leave');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Leave this game for good?' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await result(page).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  });

  it.each(EACH_DEVICE)('while a device is passed on, and in the tutorial (%s)', async (device) => {
    const path = '/pass?game=new&of=choose-your-words';
    const { page } = await visit({ device, path, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await handOver(page).waitFor();
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
  it('loses nothing on a narrow screen, nor with large text', async () => {
    const { page } = await visit({
      language,
      viewport: { width: 320, height: 640 },
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: plant(at('sell', language)),
    });
    const { hand } = await myTurn(page);
    await onNarrowScreens(page, async (screen) => {
      await page.keyboard.type(hand);
      await laidOut(page)
        .nth(hand.length - 1)
        .waitFor();
      expect([screen, await overflow(page)]).toEqual([screen, 0]);
      await page.keyboard.press('Escape');
      await page.keyboard.type('?');
      await letterKeys(page).waitFor();
      expect([screen, await overflow(page)]).toEqual([screen, 0]);
      await page.keyboard.press('Escape');
      await letterKeys(page).waitFor({ state: 'detached' });
    });
  });

  it('has hand and buttons side by side on a phone on its side, with large text too', async () => {
    const { page } = await visit({
      language,
      device: 'phone',
      viewport: { width: 844, height: 390 },
      path: '/play?pace=0',
      reducedMotion: 'reduce',
      before: plant(at('sell', language)),
    });
    const { hand: letters } = await myTurn(page);
    await page.keyboard.type(letters.slice(0, 3));
    await laidOut(page).nth(2).waitFor();
    for (const button of await step(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
    }
    for (const fontSize of ['100%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
      expect([fontSize, await overflow(page)]).toEqual([fontSize, 0]);
      const places = [myHand(page), step(page)];
      const [hand, buttons] = await Promise.all(places.map((each) => each.boundingBox()));
      expect((hand?.x ?? 0) + (hand?.width ?? 0)).toBeLessThanOrEqual(buttons?.x ?? 0);
    }
  });

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
