import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import type { Placement } from '../../src/lexicon/grid-finder.ts';
import { violations } from './access-checks.ts';
import {
  bestPlay,
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
import { plant, savedGame } from './play-saves.ts';

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

/** What is laid on the grid, in the order of its squares. */
const laidTiles = async (page: Page): Promise<string> =>
  (await page.locator('.board-laid').allInnerTexts()).join('');

const stepButton = (page: Page, name: string | RegExp) =>
  page.locator('.play-area .actions').getByRole('button', { name, exact: true });

/** Moves the cursor to a square by arrow keys, and turns it. */
const goByKeys = async (page: Page, to: Square, across: boolean): Promise<void> => {
  const { keyboard } = page;
  await page.locator('.board:focus').waitFor();
  if ((await page.locator('.board-cursor').count()) === 0) await keyboard.press('ArrowRight');
  const from = await readCursor(page);
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await keyboard.press(key);
  };
  await press(to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row));
  await press(to.col > from.col ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.col - from.col));
  if (from.across !== across) await keyboard.press(' ');
};

const layByKeys = async (page: Page, play: Placement): Promise<void> => {
  const squares = newSquares(await readBoard(page), play);
  await goByKeys(page, squares[0] as Square, play.across);
  // What lies there is skipped.
  for (const { letter, wild } of squares) await page.keyboard.type(wild ? `?${letter}` : letter);
};

/** Taps the first square, turns it with a second tap where needed, then taps the tiles. */
const layByTouch = async (page: Page, play: Placement): Promise<void> => {
  const squares = newSquares(await readBoard(page), play);
  await page.getByRole('button', { name: /^(?:Show the whole grid|Voir toute la grille)$/ }).tap();
  const tapSquare = async (): Promise<void> => {
    const { x, y } = await pointOfSquare(page, squares[0] as Square);
    await page.touchscreen.tap(x, y);
  };
  await tapSquare();
  await page.locator('.board-cursor').waitFor();
  if ((await readCursor(page)).across !== play.across) await tapSquare();
  for (const { letter, wild } of squares) {
    if (wild) {
      await page.locator('.wild-button').tap();
      await page.locator('.letter-keys').getByRole('button', { name: letter, exact: true }).tap();
    } else await page.locator(`.hand .tile-button:not(.tile-used)[aria-label^="${letter},"]`).first().tap();
  }
};

/** Sells what is laid, by the button that names its price. */
const sellFor = async (page: Page, language: PlayLanguage, play: Placement, press: 'tap' | 'Enter') => {
  const price = priceOfPlay(play);
  const sell = stepButton(page, WORDING[language].sell);
  await expect.poll(async () => (await sell.innerText()).replace(/\D/g, '')).toBe(String(price));
  expect(await page.locator('.made-word').count()).toBe(play.worths.length);
  await expect.poll(() => page.locator('.made-word:has-text("✓")').count()).toBe(play.worths.length);
  if (press === 'tap') await sell.tap();
  else await page.keyboard.press('Enter');
  if (!play.usesWild) return;
  const yes = stepButton(page, WORDING[language].yesWild);
  if (press === 'tap') await yes.tap();
  else {
    await yes.and(page.locator(':focus')).waitFor();
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
    const names = WORDING[language];
    const isToSell = shown.buttons.includes(names.done) || shown.buttons.some((each) => /…$/.test(each));
    if (!isToSell) {
      await (tool === 'touch' ? byTouch : byKeyboard)(page, moveFor(shown, language), language);
      continue;
    }
    const play = bestPlay(await readBoard(page), shown.hand, { language, wild: shown.wilds && plays === 0 });
    if (play !== undefined) {
      await (tool === 'touch' ? layByTouch : layByKeys)(page, play);
      await sellFor(page, language, play, tool === 'touch' ? 'tap' : 'Enter');
      plays++;
      // Another play of one's own may come at once: it is told when it is there.
      continue;
    }
    if (tool === 'touch') await stepButton(page, names.done).tap();
    else {
      if ((await page.locator('.board:focus').count()) > 0) await page.keyboard.press('Enter');
      await stepButton(page, names.done).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
    }
  }
};

const isLate = (view: View): boolean => view.phase === 'roll' && view.bagCount < 22 && view.board.length > 20;

describe('a crossword (BW-14)', () => {
  it('is played to its end on a phone, by touch', async () => {
    const page = await openGrid({ device: 'phone', until: isLate });
    expect(await playOut(page, 'en', 'touch')).toBeGreaterThan(0);
    expect(await page.locator('.result h2').innerText()).toMatch(/^The bag is empty\. /);
  });

  it('is played to its end on a desktop, by keyboard, in French', async () => {
    const page = await openGrid({ language: 'fr', until: isLate });
    expect(await playOut(page, 'fr', 'keys')).toBeGreaterThan(0);
    expect(await page.locator('.result h2').innerText()).toMatch(/\d+\s\$/);
  });

  it('BW-14.3 shows every word a play makes with its price before it is sold, and the latest play afterwards', async () => {
    const page = await openGrid({ until: isSelling });
    const { hand } = await myTurn(page);
    const board = await readBoard(page);
    const play = bestPlay(board, hand);
    if (play === undefined) throw new Error('no play');
    await layByKeys(page, play);
    await page.locator('.made-word').first().waitFor();
    const prices = (await page.locator('.made-word .price').allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
    expect(prices.toSorted()).toEqual(play.worths.map((worth) => worth * worth).toSorted());
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

  it('BW-14.2 says why tiles cannot lie as they do: a gap, not joined, not in one line', async () => {
    const page = await openGrid({ until: isSelling });
    const { hand } = await myTurn(page);
    const made = page.locator('.made');
    const far = { row: 40, col: 40 };
    await goByKeys(page, { row: 3, col: 12 }, true);
    // Far away: typed at squares that touch nothing.
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.type(hand.slice(0, 2));
    await made
      .getByText('Connect your word')
      .or(made.getByText(/joined|connect/i))
      .first()
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(hand.slice(2, 3));
    await made.getByText(/There is a gap in your word/).waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(hand.slice(2, 3));
    await made.getByText('All your tiles must lie in one line.').waitFor();
    expect(await stepButton(page, 'Sell').isDisabled()).toBe(true);
    expect(far.row).toBe(40);
    await page.keyboard.press('Escape');
    expect(await laidTiles(page)).toBe('');
  });
});
