import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLASSIC_TILES } from '../../src/games/buyword/classic-tiles.ts';
import { pipsOf } from '../../src/games/buyword/tile-set.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, savedGame } from './saves.ts';

const { visit } = useSite();

const selling = savedGame({
  seed: 'tiles',
  until: ({ phase, seats }) => phase === 'sell' && (seats[0]?.tileCount ?? 0) === 6,
});

const sellingPage = async (device: 'phone' | 'desktop') => {
  const { page } = await visit({
    device,
    path: '/play?pace=0',
    before: plant(selling),
    reducedMotion: 'reduce',
  });
  const { hand } = await myTurn(page);
  return { page, hand };
};

const word = async (page: Page): Promise<string> =>
  (await page.locator('.tray .tile').allInnerTexts()).join('');
const rack = async (page: Page): Promise<string> =>
  (await page.locator('.hand .tile-button:not(.wild-button)').allInnerTexts()).join('');
const sorted = (letters: string): string => [...letters].sort().join('');

type Point = { readonly x: number; readonly y: number };

/** A point of an element: its middle, or a share of its width and height. */
const pointOf = async (page: Page, selector: string, nth = 0, across = 0.5): Promise<Point> => {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width * across, y: box.y + box.height / 2 };
};

const byMouse = async (page: Page, from: Point, to: Point): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

const byFinger = async (page: Page, from: Point, to: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
};

const HAND_TILE = '.hand .tile-button:not(.wild-button)';
const WORD_TILE = '.tray .tile-button';

describe.each([
  ['desktop', 'mouse', byMouse],
  ['phone', 'finger', byFinger],
] as const)('tiles on a %s', (device, tool, drag) => {
  it(`are dragged by ${tool} into the word, about it, out of it, and about the rack`, async () => {
    const { page, hand } = await sellingPage(device);
    const [a = '', b = '', c = ''] = hand;
    await drag(page, await pointOf(page, HAND_TILE, 0), await pointOf(page, '.tray-row'));
    await expect.poll(() => word(page)).toBe(a);
    await drag(page, await pointOf(page, HAND_TILE, 1), await pointOf(page, WORD_TILE, 0, 0.1));
    await expect.poll(() => word(page)).toBe(b + a);
    await drag(page, await pointOf(page, HAND_TILE, 2), await pointOf(page, WORD_TILE, 1, 0.9));
    await expect.poll(() => word(page)).toBe(b + a + c);
    await drag(page, await pointOf(page, WORD_TILE, 0), await pointOf(page, WORD_TILE, 2, 0.9));
    await expect.poll(() => word(page)).toBe(a + c + b);
    await drag(page, await pointOf(page, WORD_TILE, 1), await pointOf(page, HAND_TILE, 5, 0.9));
    await expect.poll(() => word(page)).toBe(a + b);
    const moved = hand.slice(0, 2) + hand.slice(3) + c;
    expect(await rack(page)).toBe(moved);
    await page.reload();
    await myTurn(page);
    expect(await rack(page)).toBe(moved);
  });

  it('are shuffled and sorted as their owner likes, and none is lost', async () => {
    const { page, hand } = await sellingPage(device);
    await page.getByRole('button', { name: 'Shuffle your tiles' }).click();
    expect(sorted(await rack(page))).toBe(sorted(hand));
    await page.getByRole('button', { name: 'Sort your tiles' }).click();
    await expect
      .poll(() => rack(page))
      .toSatisfy((now: string) => {
        const pips = Array.from(now, (letter) => pipsOf(CLASSIC_TILES, letter));
        return now === sorted(hand) || pips.join() === pips.toSorted((x, y) => y - x).join();
      });
    if ((await rack(page)) !== sorted(hand))
      await page.getByRole('button', { name: 'Sort your tiles' }).click();
    expect(await rack(page)).toBe(sorted(hand));
    await page.getByRole('button', { name: 'Sort your tiles' }).click();
    const pips = Array.from(await rack(page), (letter) => pipsOf(CLASSIC_TILES, letter));
    expect(pips).toEqual(pips.toSorted((x, y) => y - x));
  });
});

describe('a word laid out', () => {
  it('can be undone step by step, taking back included', async () => {
    const { page, hand } = await sellingPage('desktop');
    await page.keyboard.type(hand.slice(0, 3));
    await page.keyboard.press('Escape');
    expect(await word(page)).toBe('');
    await page.keyboard.press('Control+z');
    expect(await word(page)).toBe(hand.slice(0, 3));
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await word(page)).toBe(hand.slice(0, 2));
  });

  it('is typed on keys of our own, which leave the rack in sight', async () => {
    const { page, hand } = await sellingPage('phone');
    await page.getByRole('button', { name: 'Letter keys' }).tap();
    const keys = page.locator('.letter-keys');
    for (const letter of hand.slice(0, 2)) {
      await keys.getByRole('button', { name: new RegExp(`^${letter}, \\d`) }).tap();
    }
    expect(await word(page)).toBe(hand.slice(0, 2));
    await keys.getByRole('button', { name: 'Take the last one back' }).tap();
    expect(await word(page)).toBe(hand.slice(0, 1));
    const lacking = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !hand.includes(letter)) ?? '';
    await keys.getByRole('button', { name: `${lacking}, with a wild` }).tap();
    await page.getByText(`A wild stands for ${lacking}: 1 pip.`).waitFor();
    // No field has the focus, so no keyboard of the phone comes up.
    expect(await page.evaluate('document.activeElement.tagName')).not.toBe('INPUT');
    const edges = async (): Promise<number[]> => {
      const boxes = await Promise.all(
        ['.hand-tiles', '.letter-grid', '.play-area > .actions'].map((each) =>
          page.locator(each).boundingBox(),
        ),
      );
      return boxes.flatMap((box) => (box === null ? [] : [box.y, box.y + box.height]));
    };
    // Rack, keys and buttons one below the other, all in the window.
    await expect
      .poll(edges)
      .toSatisfy((all: number[]) => all.length === 6 && all.every((y, i) => y >= (all[i - 1] ?? 0) - 1));
  });

  it('asks once before a wild is spent, and not yet keeps it', async () => {
    const { page, hand } = await sellingPage('desktop');
    const { has } = loadLexicon('en-full');
    const lacking = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !hand.includes(letter));
    const short = [...hand].flatMap((own) => lacking.map((other) => own + other)).find(has) ?? '';
    const laid = (short[0] ?? '') + (short[1] ?? '').toLowerCase();
    await page.keyboard.type(short);
    await page.getByText(`✓ ${short} is in the dictionary.`).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { name: new RegExp(`^Sell ${laid} for .* That spends a wild\\.$`) })
      .waitFor();
    await page.getByRole('button', { name: 'Not yet' }).click();
    expect(await word(page)).toBe(laid);
    await page.getByRole('heading', { name: 'Lay out a word, or say done.' }).waitFor();
  });
});
