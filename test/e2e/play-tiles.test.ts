import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLASSIC_TILES } from '../../src/games/buyword/classic-tiles.ts';
import { pipsOf } from '../../src/games/buyword/tile-set.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { useSite } from './harness.ts';
import { myTurn, readTable } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { ANY, laidOut, letterKeys, myHand, SOME, said, step, tray } from './table-page.ts';
import { type Point, touchPath } from './touch.ts';

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

const word = async (page: Page): Promise<string> => (await laidOut(page).allInnerTexts()).join('');
const rack = async (page: Page): Promise<string> => (await readTable(page)).hand;
const sorted = (letters: string): string => [...letters].sort().join('');

/** A point of an element: its middle, or a share of its width and height. */
const pointOf = async (place: Locator, across = 0.5): Promise<Point> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width * across, y: box.y + box.height / 2 };
};

const byMouse = async (page: Page, from: Point, to: Point): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

const byFinger = (page: Page, from: Point, to: Point): Promise<void> =>
  touchPath(page, [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);

/** A place of the hand, whether its tile is laid out or not. */
const inHand = (page: Page, place: number): Locator =>
  myHand(page)
    .getByRole('button', {
      name: said(({ play }) => [play.tile(ANY, 1), play.tile(ANY, SOME), play.takeBack(ANY)]),
    })
    .nth(place);

describe.each([
  ['desktop', 'mouse', byMouse],
  ['phone', 'finger', byFinger],
] as const)('tiles on a %s', (device, tool, drag) => {
  it(`are dragged by ${tool} into the word, about it, out of it, and about the rack`, async () => {
    const { page, hand } = await sellingPage(device);
    const [a = '', b = '', c = ''] = hand;
    await drag(page, await pointOf(inHand(page, 0)), await pointOf(tray(page)));
    await expect.poll(() => word(page)).toBe(a);
    await drag(page, await pointOf(inHand(page, 1)), await pointOf(laidOut(page).nth(0), 0.1));
    await expect.poll(() => word(page)).toBe(b + a);
    await drag(page, await pointOf(inHand(page, 2)), await pointOf(laidOut(page).nth(1), 0.9));
    await expect.poll(() => word(page)).toBe(b + a + c);
    await drag(page, await pointOf(laidOut(page).nth(0)), await pointOf(laidOut(page).nth(2), 0.9));
    await expect.poll(() => word(page)).toBe(a + c + b);
    await drag(page, await pointOf(laidOut(page).nth(1)), await pointOf(inHand(page, 5), 0.9));
    await expect.poll(() => word(page)).toBe(a + b);
    const moved = hand.slice(0, 2) + hand.slice(3) + c;
    await expect.poll(() => rack(page)).toBe(moved);
    await page.reload();
    await myTurn(page);
    await expect.poll(() => rack(page)).toBe(moved);
    await expect.poll(() => word(page)).toBe(a + b);
  });
});

describe('tiles', () => {
  it('are shuffled and sorted as their owner likes, and none is lost', async () => {
    const { page, hand } = await sellingPage('phone');
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
    await expect.poll(() => rack(page)).toBe(sorted(hand));
    await page.getByRole('button', { name: 'Sort your tiles' }).click();
    const pips = async () => Array.from(await rack(page), (letter) => pipsOf(CLASSIC_TILES, letter));
    const dearestFirst = (await pips()).toSorted((x, y) => y - x);
    await expect.poll(pips).toEqual(dearestFirst);
  });
});

describe('a word laid out', () => {
  it('can be undone step by step, taking back included', async () => {
    const { page, hand } = await sellingPage('desktop');
    await page.keyboard.type(hand.slice(0, 3));
    await page.keyboard.press('Escape');
    await expect.poll(() => word(page)).toBe('');
    await page.keyboard.press('Control+z');
    await expect.poll(() => word(page)).toBe(hand.slice(0, 3));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => word(page)).toBe(hand.slice(0, 2));
  });

  it('is typed on keys of our own, which leave the rack in sight', async () => {
    const { page, hand } = await sellingPage('phone');
    await page.getByRole('button', { name: 'Letter keys' }).tap();
    const keys = letterKeys(page);
    for (const letter of hand.slice(0, 2)) {
      await keys.getByRole('button', { name: new RegExp(`^${letter}, \\d`) }).tap();
    }
    await expect.poll(() => word(page)).toBe(hand.slice(0, 2));
    await keys.getByRole('button', { name: 'Take the last one back' }).tap();
    await expect.poll(() => word(page)).toBe(hand.slice(0, 1));
    const lacking = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !hand.includes(letter)) ?? '';
    await keys.getByRole('button', { name: `${lacking}, with a wild` }).tap();
    await page.getByText(`A wild stands for ${lacking}: 1 pip.`).waitFor();
    // No field has the focus, so no keyboard of the phone comes up.
    expect(await page.evaluate('document.activeElement.tagName')).not.toBe('INPUT');
    const edges = async (): Promise<number[]> => {
      const places = [keys, inHand(page, 0), step(page)];
      const boxes = await Promise.all(places.map((each) => each.boundingBox()));
      return boxes.flatMap((box) => (box === null ? [] : [box.y, box.y + box.height]));
    };
    // Keys, rack and buttons one below the other, all in the window.
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
      .getByRole('heading', { name: new RegExp(`^Sell ${short} for .* That spends a wild\\.$`) })
      .waitFor();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await expect.poll(() => word(page)).toBe(laid);
    await page.getByRole('heading', { name: 'Sell a word, or press Done.' }).waitFor();
  });
});
