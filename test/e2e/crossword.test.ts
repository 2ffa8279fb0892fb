import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { Placement } from '../../src/lexicon/grid-finder.ts';
import { violations } from './access-checks.ts';
import {
  bestPlay,
  cursor,
  goByKeys,
  grid,
  laidOnGrid,
  layByKeys,
  madeWords,
  newSquares,
  pointOfSquare,
  priceOfPlay,
  readBoard,
  readCursor,
  type Square,
} from './grid-page.ts';
import { type Device, useSite } from './harness.ts';
import { byKeyboard, byTouch } from './play-moves.ts';
import { moveFor, myTurn, type PlayLanguage, type Shown, WORDING } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import {
  commandLine,
  focused,
  handTile,
  handWild,
  letterKeys,
  logOf,
  myHand,
  prompt,
  said,
  stepButton,
  tray,
} from './table-page.ts';

const { visit } = useSite();

type Wish = {
  readonly device?: Device;
  readonly language?: PlayLanguage;
  readonly until: (view: View) => boolean;
  readonly options?: Record<string, unknown>;
};

/** A crossword against a bot, at a moment of one's own. */
const openGrid = async ({ device = 'desktop', language = 'en', until, options }: Wish): Promise<Page> => {
  const save = savedGame({
    language,
    seed: 'crossword',
    bots: ['Penny'],
    options: { crossword: true, ...options },
    until,
  });
  const { page } = await visit({
    device,
    language,
    path: '/play?pace=0',
    before: plant(save),
    reducedMotion: 'reduce',
  });
  await myTurn(page);
  return page;
};

const isSelling = (view: View): boolean =>
  view.phase === 'sell' && view.board.length > 10 && (view.seats[0]?.tileCount ?? 0) > 4;

/** Waits until so much is laid on the grid, in the order it was laid. */
const waitForLaid = (page: Page, letters: string): Promise<void> =>
  expect.poll(async () => (await laidOnGrid(page).allInnerTexts()).join('')).toBe(letters);

/** Chromium hands touches to the page frame by frame: what is touched next begins when these have ended. */
const NEXT_PICTURE = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

type Point = { readonly x: number; readonly y: number };

/** Fingers go down at points, move to others, and let go. */
const byFingers = async (page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await touch('touchStart', from);
  const half = from.map(({ x, y }, i) => ({ x: (x + (to[i]?.x ?? x)) / 2, y: (y + (to[i]?.y ?? y)) / 2 }));
  await touch('touchMove', half);
  await touch('touchMove', to);
  await touch('touchEnd', []);
  await page.evaluate(NEXT_PICTURE);
};

const middleOf = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Pulls the grid with a finger until a square lies well within it. The page is scrolled to the grid first: pressing
 * a button may have scrolled past it, and fingers reach only what is on the screen.
 */
const pullIntoSight = async (page: Page, square: Square): Promise<void> => {
  await grid(page).scrollIntoViewIfNeeded();
  const box = await grid(page).boundingBox();
  const { x, y } = await pointOfSquare(page, square);
  if (box === null) throw new Error('no board');
  const isSeen =
    x > box.x + 12 && x < box.x + box.width - 12 && y > box.y + 12 && y < box.y + box.height - 64;
  if (isSeen) return;
  const middle = await middleOf(grid(page));
  const by = { x: Math.max(-150, Math.min(150, middle.x - x)), y: Math.max(-90, Math.min(90, middle.y - y)) };
  const from = { x: middle.x - by.x / 2, y: middle.y - by.y / 2 };
  await byFingers(page, [from], [{ x: from.x + by.x, y: from.y + by.y }]);
  await pullIntoSight(page, square);
};

/** Taps a square, which chooses it, and once more if it is to go the other way. */
const chooseByTouch = async (page: Page, square: Square, across: boolean): Promise<void> => {
  const chosen = async () => ((await cursor(page).count()) === 0 ? undefined : readCursor(page));
  for (;;) {
    const before = await chosen();
    if (JSON.stringify(before) === JSON.stringify({ ...square, across })) return;
    await pullIntoSight(page, square);
    const { x, y } = await pointOfSquare(page, square);
    await page.touchscreen.tap(x, y);
    await expect.poll(chosen).not.toEqual(before);
  }
};

const layByTouch = async (page: Page, play: Placement): Promise<void> => {
  const squares = newSquares(await readBoard(page), play);
  const { row, col } = squares[0] as Square;
  await chooseByTouch(page, { row, col }, play.across);
  for (const { letter, wild } of squares) {
    if (wild) {
      await handWild(page).tap();
      await letterKeys(page).getByRole('button', { name: letter, exact: true }).tap();
    } else await handTile(page, letter).tap();
  }
};

/** Sells what is laid, by the button that names its price, once all its words are known. */
const sellFor = async (page: Page, play: Placement, press: 'tap' | 'Enter') => {
  const sell = stepButton(
    page,
    said((texts) => texts.play.sellFor(priceOfPlay(play))),
  );
  await sell.waitFor();
  await expect
    .poll(() => madeWords(page).allInnerTexts())
    .toEqual(play.worths.map(() => expect.stringContaining('✓')));
  if (press === 'tap') await sell.tap();
  else await page.keyboard.press('Enter');
  if (!play.usesWild) return;
  const yes = stepButton(page, WORDING.yesWild);
  if (press === 'tap') await yes.tap();
  else {
    await focused(yes).waitFor();
    await page.keyboard.press('Enter');
  }
};

/** Plays to the end: the best play whenever one sells and can. */
const playOut = async (page: Page, language: PlayLanguage, tool: 'touch' | 'keys'): Promise<number> => {
  let told = 0;
  let plays = 0;
  for (;;) {
    const shown: Shown = await myTurn(page, told);
    if (shown.over) return plays;
    told = shown.told;
    const isToSell =
      shown.buttons.some((each) => WORDING.done.test(each)) || shown.buttons.some((each) => /…$/.test(each));
    if (!isToSell) {
      await (tool === 'touch' ? byTouch : byKeyboard)(page, moveFor(shown, language));
      continue;
    }
    const play = bestPlay(await readBoard(page), shown.hand, { language, wild: shown.wilds && plays === 0 });
    if (play !== undefined) {
      await (tool === 'touch' ? layByTouch : layByKeys)(page, play);
      await sellFor(page, play, tool === 'touch' ? 'tap' : 'Enter');
      plays++;
      // Another play of one's own may come at once: it is told when it is there.
      continue;
    }
    if (tool === 'touch') await stepButton(page, WORDING.done).first().tap();
    else {
      const done = focused(stepButton(page, WORDING.done)).first();
      await done.or(focused(grid(page))).waitFor();
      if ((await done.count()) === 0) await page.keyboard.press('Enter');
      await done.waitFor();
      await page.keyboard.press('Enter');
    }
  }
};

/** In time for a last round or two. */
const isLate = (view: View): boolean => view.phase === 'roll' && view.bagCount < 12 && view.board.length > 20;

describe('a crossword (BW-14)', () => {
  it('is played to its end on a phone, by touch', async () => {
    const page = await openGrid({ device: 'phone', until: isLate });
    expect(await playOut(page, 'en', 'touch')).toBeGreaterThan(0);
    await expect.poll(() => prompt(page).innerText()).toMatch(/^The bag is empty\. /m);
  });

  it('is played to its end on a desktop, by keyboard, in French', async () => {
    const page = await openGrid({ language: 'fr', until: isLate });
    expect(await playOut(page, 'fr', 'keys')).toBeGreaterThan(0);
    await expect.poll(() => prompt(page).innerText()).toMatch(/\d+\s\$/);
  });

  it('BW-14.3 shows every word a play makes with its price before it is sold, and the latest play afterwards', async () => {
    const page = await openGrid({ until: isSelling });
    const { hand } = await myTurn(page);
    const board = await readBoard(page);
    const play = bestPlay(board, hand);
    if (play === undefined) throw new Error('no play');
    await layByKeys(page, play);
    const prices = async () =>
      (await madeWords(page).allInnerTexts()).map((text) => Number(/\$(\d+)/.exec(text)?.[1])).toSorted();
    await expect.poll(prices).toEqual(play.worths.map((worth) => worth * worth).toSorted());
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const laid = newSquares(board, play).map(({ row, col }) => `${row},${col}`);
    await expect
      .poll(async () =>
        (
          await page
            .locator('.board-latest')
            .evaluateAll((all) => all.map((each) => each.getAttribute('data-at')))
        ).toSorted(),
      )
      .toEqual(laid.toSorted());
  });

  it('BW-14.2 says why tiles cannot lie as they do: not joined, a gap, not in one line', async () => {
    const page = await openGrid({ until: isSelling });
    const { hand } = await myTurn(page);
    const { keyboard } = page;
    const says = (text: string) => page.getByRole('status').getByText(text).waitFor();
    const below = Math.max(...(await readBoard(page)).map(({ row }) => row)) + 2;
    await goByKeys(page, { row: below, col: 0 }, true);
    await keyboard.type(hand.slice(0, 2));
    await says('Connect your word to the grid');
    await keyboard.press('ArrowRight');
    await keyboard.type(hand.slice(2, 3));
    await says(`There’s a gap in your word: 2 right and ${below} below the centre.`);
    await keyboard.press('Backspace');
    await waitForLaid(page, hand.slice(0, 2));
    await keyboard.press('ArrowDown');
    await keyboard.type(hand.slice(2, 3));
    await says('All your tiles must be in one line.');
    await expect.poll(() => stepButton(page, 'Sell').isDisabled()).toBe(true);
    await keyboard.press('Control+z');
    await waitForLaid(page, hand.slice(0, 2));
    await keyboard.press('Escape');
    await waitForLaid(page, '');
  });

  it('BW-14.1 has its first word on the marked square, and says so of any other', async () => {
    const page = await openGrid({ until: (view) => view.phase === 'sell' && view.board.length === 0 });
    const { hand } = await myTurn(page);
    await page.locator('.board-start').waitFor();
    await focused(grid(page)).waitFor();
    await expect.poll(() => readCursor(page)).toEqual({ row: 0, col: 0, across: true });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(hand.slice(0, 2));
    await page.getByRole('status').getByText('The first word starts in the centre.').waitFor();
  });

  it('is pulled, pinched and zoomed by fingers, and takes tiles by drag, and a tile then its square', async () => {
    const page = await openGrid({ device: 'phone', until: isSelling });
    const { hand } = await myTurn(page);
    const board = await readBoard(page);
    const before = await pointOfSquare(page, { row: 0, col: 0 });
    const { x, y } = await middleOf(grid(page));
    await byFingers(page, [{ x, y }], [{ x: x + 60, y: y - 40 }]);
    const pulled = await pointOfSquare(page, { row: 0, col: 0 });
    expect(Math.round(pulled.x - before.x)).toBe(60);
    expect(Math.round(pulled.y - before.y)).toBe(-40);
    await byFingers(
      page,
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
      [
        { x: x - 60, y },
        { x: x + 60, y },
      ],
    );
    const pinched = await pointOfSquare(page, { row: 0, col: 0 });
    expect(pinched.size / pulled.size).toBeCloseTo(2, 1);
    // By click: Chromium makes no click of a tap that its driver sends so soon after two fingers.
    await page.getByRole('button', { name: 'Zoom out' }).click();
    const size = async () => (await pointOfSquare(page, { row: 0, col: 0 })).size;
    await expect.poll(size).toBeLessThan(pinched.size);
    await page.getByRole('button', { name: 'Show the whole grid' }).click();
    await expect.poll(size).toBeLessThanOrEqual(before.size + 0.001);

    // Above all that lies there: in sight, and clear of the buttons at the foot.
    const free = {
      row: Math.min(...board.map(({ row }) => row)) - 1,
      col: Math.min(...board.map(({ col }) => col)),
    };
    // A tile, then its square.
    await handTile(page, hand[0] ?? '').tap();
    await page.getByRole('status').getByText('Now tap a square for it.').waitFor();
    const square = await pointOfSquare(page, free);
    await page.touchscreen.tap(square.x, square.y);
    await waitForLaid(page, hand.slice(0, 1));
    // From the rack onto a square, from there onto another, and back to the rack.
    const next = await pointOfSquare(page, { ...free, col: free.col + 2 });
    await byFingers(page, [await middleOf(handTile(page, hand[1] ?? ''))], [next]);
    await waitForLaid(page, hand.slice(0, 2));
    const nearer = await pointOfSquare(page, { ...free, col: free.col + 1 });
    await byFingers(page, [next], [nearer]);
    await expect.poll(async () => (await middleOf(laidOnGrid(page).nth(1))).x).toBeCloseTo(nearer.x, 0);
    await byFingers(page, [nearer], [await middleOf(myHand(page))]);
    await waitForLaid(page, hand.slice(0, 1));
    // A tap on a tile that is laid takes it back.
    await page.touchscreen.tap(square.x, square.y);
    await waitForLaid(page, '');
    expect(await violations(page)).toEqual([]);
  });

  it('is played by command, read as a list of words, and cleared with a new bag (BW-14.6)', async () => {
    const page = await openGrid({
      options: { extended: { refill: 'all', bags: 2, target: null } },
      until: (view) => view.phase === 'sell' && view.bagCount === 0 && view.bag === 1,
    });
    const { hand } = await myTurn(page);
    const play = bestPlay(await readBoard(page), hand);
    if (play === undefined) throw new Error('no play');
    const { word, wildAt, row, col, across } = play;
    const text = Array.from(word, (letter, i) => (i === wildAt ? letter.toLowerCase() : letter)).join('');
    await page.keyboard.press('/');
    await commandLine(page).fill(`sell ${text} ${row},${col} ${across ? 'across' : 'down'}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => logOf(page)).toContain(`for $${priceOfPlay(play)}`);
    await page.getByRole('button', { name: /^Words on the grid: \d+$/ }).click();
    const list = page.getByRole('dialog');
    await list.getByRole('button', { name: text }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await list.getByRole('button', { name: text }).first().click();
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => readCursor(page)).toMatchObject({ row, col });
    await commandLine(page).fill('done');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('New bag: the grid is cleared').waitFor();
    await expect.poll(() => readBoard(page)).toEqual([]);
  });

  it('is there to be looked at when the game is over, below what it came to', async () => {
    const save = savedGame({
      seed: 'crossword',
      bots: ['Penny'],
      options: { crossword: true },
      until: ({ phase }) => phase === 'over',
    });
    const { page } = await visit({ device: 'phone', path: '/play?game=planted', before: plant(save) });
    await grid(page).scrollIntoViewIfNeeded();
    /** How many tiles lie within the window onto the grid. */
    const inSight = (): Promise<number> =>
      grid(page).evaluate((frame) => {
        const { top, bottom } = frame.getBoundingClientRect();
        const tiles = [...frame.querySelectorAll('[data-at]')].map((tile) => tile.getBoundingClientRect());
        return tiles.filter((tile) => tile.top >= top && tile.bottom <= bottom).length;
      });
    await expect.poll(inSight).toBeGreaterThan(20);
  });

  it('takes the focus along to the row beside it where tiles are discarded, and back', async () => {
    const save = savedGame({
      seed: 'many tiles',
      options: { crossword: true },
      plays: ({ phase }) => (phase === 'buy' ? { kind: 'buy' } : undefined),
      until: ({ phase, seats }) => phase === 'sell' && (seats[0]?.tileCount ?? 0) > 9,
    });
    const { page } = await visit({ path: '/play', before: plant(save), reducedMotion: 'reduce' });
    const { hand } = await myTurn(page);
    const thrown = hand.slice(0, hand.length - 8);
    await stepButton(page, 'Discard tiles…').press('Enter');
    await focused(tray(page)).waitFor();
    await page.keyboard.type(thrown);
    await stepButton(page, `Discard ${Array.from(thrown).join(' ')}`).press('Enter');
    await focused(stepButton(page, 'Yes, discard')).press('Enter');
    await focused(grid(page)).waitFor();
  });
});
