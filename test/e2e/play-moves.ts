import type { Page } from 'playwright-core';
import { type Move, moveFor, myTurn, type PlayLanguage, type Shown, WORDING } from './play-page.ts';

/** How a player handles the page. */
export type Player = (page: Page, move: Move, language: PlayLanguage) => Promise<void>;

const stepButton = (page: Page, name: string | RegExp) =>
  page.locator('.play-area .actions').getByRole('button', { name, exact: true });

const handTile = (page: Page, letter: string) =>
  page.locator(`.hand .tile-button:not(.tile-used)[aria-label^="${letter},"]`).first();

/** What the page asks once before a move, because it cannot be taken back. */
const askedFirst = (move: Move): 'yesWild' | 'yesDiscard' | undefined => {
  if (move.kind === 'discard') return 'yesDiscard';
  return move.kind === 'sell' && move.found.wildAt.length > 0 ? 'yesWild' : undefined;
};

/** Taps everything, wilds too. */
export const byTouch: Player = async (page, move, language) => {
  if (move.kind === 'sell') {
    for (const [place, letter] of Array.from(move.found.word).entries()) {
      if (move.found.wildAt.includes(place)) {
        await page.locator('.wild-button').tap();
        await page.locator('.letter-keys').getByRole('button', { name: letter, exact: true }).tap();
      } else await handTile(page, letter).tap();
    }
  }
  if (move.kind === 'discard') for (const letter of move.letters) await handTile(page, letter).tap();
  await stepButton(page, WORDING[language][move.kind]).tap();
  const yes = askedFirst(move);
  if (yes !== undefined) await stepButton(page, WORDING[language][yes]).tap();
};

/** More than there are places to stop at between the tray and the buttons. */
const MOST_TABS = 60;

/** Only ever presses keys: the focus has to be where the next step is. */
export const byKeyboard: Player = async (page, move, language) => {
  const { keyboard } = page;
  const name = WORDING[language][move.kind];
  const focusedOn = (label: string | RegExp) =>
    page
      .locator('.play-area .actions button:focus')
      .and(page.getByRole('button', { name: label, exact: true }));
  const focused = focusedOn(name);
  const sayYes = async (): Promise<void> => {
    const yes = askedFirst(move);
    if (yes === undefined) return;
    await focusedOn(WORDING[language][yes]).waitFor();
    await keyboard.press('Enter');
  };
  switch (move.kind) {
    case 'sell':
      await page.locator('.tray:focus').waitFor();
      await keyboard.type(move.found.word);
      await keyboard.press('Enter');
      await sayYes();
      return;
    case 'done':
      if ((await page.locator('.tray').count()) > 0) {
        await page.locator('.play-area :focus').waitFor();
        if ((await page.locator('.tray:focus').count()) > 0) await keyboard.press('Enter');
      }
      break;
    case 'discard':
      await keyboard.type(move.letters);
      for (let presses = 0; (await focused.count()) === 0; presses++) {
        if (presses === MOST_TABS) throw new Error(`no Tab leads to ${name}`);
        await keyboard.press('Tab');
      }
      break;
    case 'decline':
      await page.locator('.play-area .actions button:focus').waitFor();
      if ((await focused.count()) === 0) await keyboard.press('Tab');
      break;
    case 'choose':
      await page.locator('.actions-many button:focus').waitFor();
      for (let presses = 0; presses < 3; presses++) await keyboard.press('Tab');
      break;
    default:
      break;
  }
  await focused.waitFor();
  await keyboard.press('Enter');
  await sayYes();
};

/** Plays on until the game is over, or until a moment one waits for. */
export const playOn = async (
  page: Page,
  player: Player,
  language: PlayLanguage,
  until: (shown: Shown) => boolean | Promise<boolean> = () => false,
): Promise<Shown> => {
  let told = 0;
  for (;;) {
    const shown = await myTurn(page, told);
    if (shown.over) return shown;
    const move = moveFor(shown, language);
    if (await until(shown)) return shown;
    await player(page, move, language);
    told = shown.told;
  }
};
