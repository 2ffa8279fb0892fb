import type { Locator, Page } from 'playwright-core';
import type { GridTile } from '../../src/games/buyword/events.ts';
import { pipsByLetter, priceOf, WILD_PIPS } from '../../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../../src/games/buyword/tile-sets.ts';
import { createGridFinder, type GridFinder, type Placement } from '../../src/lexicon/grid-finder.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import type { PlayLanguage } from './play-page.ts';
import { ANY, focused, SOME, said } from './table-page.ts';

export type Square = { readonly row: number; readonly col: number };

const squareOf = (at: string): Square => {
  const [row = 0, col = 0] = at.match(/-?\d+/g)?.map(Number) ?? [];
  return { row, col };
};

/** The grid itself, which is moved and written on. */
export const grid = (page: Page): Locator =>
  page.getByRole('application', { name: said(({ grid: texts }) => texts.heading) });

/** The tiles that one has laid on it. */
export const laidOnGrid = (page: Page): Locator =>
  grid(page).getByRole('button', { name: said(({ play }) => play.takeBack(ANY)) });

/** What selling would bring, word by word. */
export const madeWords = (page: Page): Locator =>
  page.getByRole('list', { name: said(({ grid: texts }) => texts.made) }).getByRole('listitem');

/** What lies on the grid, as the page shows it; a wild in lower case. */
export const readBoard = async (page: Page): Promise<GridTile[]> => {
  const tiles = await grid(page)
    .locator('[data-at]', { hasText: /\w/ })
    .evaluateAll((all) =>
      all.map((each) => [each.getAttribute('data-at') ?? '', each.textContent ?? ''] as const),
    );
  return tiles.map(([at, text]) => ({
    ...squareOf(at),
    letter: text.toUpperCase(),
    wild: text !== text.toUpperCase(),
  }));
};

/** Any distance from the centre, to either side, and none. */
const DISTANCES = [SOME, -SOME, 0];
const squareSaid = (way: 'across' | 'down'): RegExp =>
  said(({ grid: texts }) =>
    DISTANCES.flatMap((row) =>
      DISTANCES.flatMap((col) => [ANY, undefined].map((letter) => texts.square(row, col, letter, way))),
    ),
  );
const ACROSS = squareSaid('across');

/** How far a square that is said lies on one side of the centre. */
const far = (told: string, side: string): number =>
  Number(new RegExp(`(\\d+) (?:${side})`).exec(told)?.[1] ?? 0);
const squareSaidBy = (told: string): Square => ({
  row: far(told, 'below|au-dessous') - far(told, 'above|au-dessus'),
  col: far(told, 'right|à droite') - far(told, 'left|à gauche'),
});

/** Says which square is chosen. */
export const cursor = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: ACROSS })
    .or(page.getByRole('status').filter({ hasText: squareSaid('down') }));

/** The square that is chosen, and which way one goes on from it. */
export const readCursor = async (page: Page): Promise<Square & { readonly across: boolean }> => {
  const told = (await cursor(page).innerText()).trim();
  return { ...squareSaidBy(told), across: ACROSS.test(told) };
};

/** Where the middle of a square is in the window; and how wide squares are. */
export const pointOfSquare = async (page: Page, { row, col }: Square) => {
  const [left, top, x, y, width] = await page.evaluate<number[]>(`(() => {
    const frame = document.querySelector('[role="application"]');
    const box = frame.getBoundingClientRect();
    const layer = frame.lastElementChild;
    const [x, y, scale] = layer.style.transform.match(/-?[\\d.]+(?:e-?\\d+)?/g).map(Number);
    const square = parseFloat(getComputedStyle(frame).getPropertyValue('--square'));
    return [box.left + frame.clientLeft, box.top + frame.clientTop, x, y, scale * square];
  })()`);
  const size = width ?? 0;
  return {
    x: (left ?? 0) + (x ?? 0) + (col + 0.5) * size,
    y: (top ?? 0) + (y ?? 0) + (row + 0.5) * size,
    size,
  };
};

const finders = new Map<PlayLanguage, GridFinder>();
const finderIn = (language: PlayLanguage): GridFinder => {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const set = TILE_SETS[language === 'fr' ? 'french' : 'classic'];
  const finder = createGridFinder(loadLexicon(`${language}-full`), {
    letters: pipsByLetter(set),
    wild: WILD_PIPS,
  });
  finders.set(language, finder);
  return finder;
};

/** The play that brings most. */
export const bestPlay = (
  board: readonly GridTile[],
  hand: string,
  options: { readonly language?: PlayLanguage; readonly wild?: boolean } = {},
): Placement | undefined =>
  finderIn(options.language ?? 'en').best(board, hand, {
    wild: options.wild ?? false,
    limit: 1,
    pay: priceOf,
  })[0];

export const priceOfPlay = ({ worths }: Placement): number =>
  worths.reduce((sum, worth) => sum + priceOf(worth), 0);

/** The squares of a play that are still free, with their letters. */
export const newSquares = (board: readonly GridTile[], play: Placement) => {
  const lying = new Set(board.map(({ row, col }) => `${row},${col}`));
  return Array.from(play.word, (letter, i) => ({
    row: play.row + (play.across ? 0 : i),
    col: play.col + (play.across ? i : 0),
    letter,
    wild: play.usesWild && i === play.wildAt,
  })).filter(({ row, col }) => !lying.has(`${row},${col}`));
};

/** Moves the cursor to a square by arrow keys, and turns it. */
export const goByKeys = async (page: Page, to: Square, across: boolean): Promise<void> => {
  const { keyboard } = page;
  await focused(grid(page)).waitFor();
  if ((await cursor(page).count()) === 0) await keyboard.press('ArrowRight');
  const from = await readCursor(page);
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await keyboard.press(key);
  };
  await press(to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row));
  await press(to.col > from.col ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.col - from.col));
  if (from.across !== across) await keyboard.press(' ');
};

/** Lays a play on the grid by keys alone. */
export const layByKeys = async (page: Page, play: Placement): Promise<void> => {
  const squares = newSquares(await readBoard(page), play);
  await goByKeys(page, squares[0] as Square, play.across);
  // What lies there is skipped.
  for (const { letter, wild } of squares) await page.keyboard.type(wild ? `?${letter}` : letter);
};
