import type { Page } from 'playwright-core';
import { type Move, moveFor, myTurn, type PlayLanguage, type Shown, WORDING } from './play-page.ts';
import {
  focused,
  handTile,
  handWild,
  letterKeys,
  step,
  stepButton,
  swipeRing,
  swipeTool,
  tray,
} from './table-page.ts';

/** How a player handles the page. */
export type Player = (page: Page, move: Move) => Promise<void>;

/** What the page asks once before a move, because it cannot be taken back. */
const askedFirst = (move: Move): 'yesWild' | 'yesDiscard' | undefined => {
  if (move.kind === 'discard') return 'yesDiscard';
  return move.kind === 'sell' && move.found.wildAt.length > 0 ? 'yesWild' : undefined;
};

/** Taps everything, wilds too. */
export const byTouch: Player = async (page, move) => {
  if (move.kind === 'sell') {
    for (const [place, letter] of Array.from(move.found.word).entries()) {
      if (move.found.wildAt.includes(place)) {
        await handWild(page).tap();
        await letterKeys(page).getByRole('button', { name: letter, exact: true }).tap();
      } else await handTile(page, letter).tap();
    }
  }
  if (move.kind === 'discard') for (const letter of move.letters) await handTile(page, letter).tap();
  await commit(page, move);
};

/** Taps the button of a move, and what is asked first. */
const commit = async (page: Page, move: Move): Promise<void> => {
  // To be done, and to roll as well where one leads: either will do.
  await stepButton(page, WORDING[move.kind]).first().tap();
  const yes = askedFirst(move);
  if (yes !== undefined) await stepButton(page, WORDING[yes]).tap();
};

/** One stroke through letters of the ring, by way of its middle, so that it touches no others. */
const strokeThrough = async (page: Page, letters: string): Promise<void> => {
  const box = await swipeRing(page).boundingBox();
  if (box === null) throw new Error('there is no ring');
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const taken = new Set<number>();
  for (const letter of letters) {
    const tiles = await swipeRing(page)
      .locator('.ring-tile')
      .evaluateAll((all) =>
        all.map((tile) => {
          const { left, top, width, height } = tile.getBoundingClientRect();
          const isFree = !tile.classList.contains('ring-laid');
          return { letter: tile.textContent, isFree, x: left + width / 2, y: top + height / 2 };
        }),
      );
    const place = tiles.findIndex((tile, at) => tile.isFree && tile.letter === letter && !taken.has(at));
    const { x, y } = tiles[place] as { readonly x: number; readonly y: number };
    if (taken.size > 0) await page.mouse.move(middleX, middleY, { steps: 3 });
    await page.mouse.move(x, y, { steps: 3 });
    if (taken.size === 0) await page.mouse.down();
    taken.add(place);
  }
  await page.mouse.up();
};

/** Swipes words, where there is a ring of letters; taps the rest. */
export const bySwipe: Player = async (page, move) => {
  if (move.kind !== 'sell') return byTouch(page, move);
  const { word, wildAt } = move.found;
  if ((await swipeRing(page).count()) === 0) await swipeTool(page).tap();
  const [wild = word.length] = wildAt;
  const [before, after] = [word.slice(0, wild), word.slice(wild + 1)];
  if (before !== '') await strokeThrough(page, before);
  if (wild < word.length) {
    await handWild(page).tap();
    await letterKeys(page)
      .getByRole('button', { name: word[wild] ?? '', exact: true })
      .tap();
  }
  if (after !== '') await strokeThrough(page, after);
  await commit(page, move);
};

/** More than there are places to stop at between the tray and the buttons. */
const MOST_TABS = 60;

/** Presses Tab until a button of the step has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const wanted = focused(stepButton(page, name));
  for (let presses = 0; (await wanted.count()) === 0; presses++) {
    if (presses === MOST_TABS) throw new Error(`no Tab leads to ${name}`);
    await page.keyboard.press('Tab');
  }
};

/** Only ever presses keys: the focus has to be where the next step is. */
export const byKeyboard: Player = async (page, move) => {
  const { keyboard } = page;
  const name = WORDING[move.kind];
  const press = async (button: RegExp): Promise<void> => {
    await focused(stepButton(page, button)).waitFor();
    await keyboard.press('Enter');
  };
  const aButton = step(page).getByRole('button');
  const yes = askedFirst(move);
  switch (move.kind) {
    case 'sell':
      await focused(tray(page)).waitFor();
      await keyboard.type(move.found.word);
      await keyboard.press('Enter');
      break;
    case 'done':
      // With tiles to lay out the tray has the focus, and Enter goes on to the button.
      await focused(tray(page).or(aButton)).waitFor();
      if ((await focused(tray(page)).count()) > 0) await keyboard.press('Enter');
      await press(name);
      break;
    case 'discard':
      await focused(tray(page)).waitFor();
      await keyboard.type(move.letters);
      await tabTo(page, name);
      await keyboard.press('Enter');
      break;
    case 'decline':
    case 'choose':
      await focused(aButton).waitFor();
      await tabTo(page, name);
      await keyboard.press('Enter');
      break;
    default:
      await press(name);
  }
  if (yes !== undefined) await press(WORDING[yes]);
};

/** Plays on until the game is over, or until a moment one waits for. */
export const playOn = async (
  page: Page,
  player: Player,
  language: PlayLanguage,
  until: (shown: Shown) => boolean | Promise<boolean> = () => false,
  dearestLot?: number,
): Promise<Shown> => {
  let told = 0;
  for (;;) {
    const shown = await myTurn(page, told);
    if (shown.over) return shown;
    const move = moveFor(shown, language, dearestLot);
    if (await until(shown)) return shown;
    await player(page, move);
    told = shown.told;
  }
};
