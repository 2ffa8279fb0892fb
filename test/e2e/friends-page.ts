import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Move, moveFor, readTable, type Shown, WORDING } from './play-page.ts';
import { question, settled, stepButton } from './table-page.ts';

/** Who sits where, before the game. */
export const seats = (page: Page): Locator => page.getByRole('list', { name: 'Seats' });

/** Makes a table as the page proposes it, and returns its address. */
export const makeTable = async (page: Page, name = 'Ann'): Promise<string> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await seats(page).waitFor();
  return new URL(page.url()).pathname;
};

/** Comes by link for the first time: a name, and a seat with it. */
export const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  const own = seats(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
  await own.getByText(/^you/).waitFor();
};

/** Asks a bot to the table, by its name. */
export const addBot = async (page: Page, name = 'Penny'): Promise<void> => {
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await seats(page).getByText(name, { exact: true }).waitFor();
};

/** What of a table changes by one's own deed alone. */
const ownPart = ({ over, prompt, hand, lastRound }: Shown): string =>
  JSON.stringify([over, prompt, [...hand].sort(), lastRound]);

/** The table once it is one's turn, or the game is over. */
export const myTurnHere = async (page: Page): Promise<Shown> => {
  await settled(page);
  return readTable(page);
};

/** Does a move, with keys for letters and a tap for the rest; what is asked once is answered with yes. */
export const doMove = async (page: Page, move: Move): Promise<void> => {
  if (move.kind === 'sell') await page.keyboard.type(move.found.word);
  if (move.kind === 'discard') await page.keyboard.type(move.letters);
  await stepButton(page, WORDING[move.kind]).click();
  const isAsked = move.kind === 'discard' || (move.kind === 'sell' && move.found.wildAt.length > 0);
  if (isAsked) await question(page).getByRole('button').first().click();
};

/** Waits until what one did shows. */
export const movedOn = async (page: Page, from: Shown): Promise<void> => {
  await expect
    .poll(async () => ownPart(await readTable(page)), { timeout: 20_000, interval: 30 })
    .not.toBe(ownPart(from));
};

/** Plays one's part of a game that others play too; `between` may disturb it after so many moves. */
export const playPart = async (
  page: Page,
  between: (moves: number) => Promise<void> = async () => {},
): Promise<number> => {
  for (let moves = 0; ; moves++) {
    await between(moves);
    const shown = await myTurnHere(page);
    if (shown.over) return moves;
    if (shown.prompt === '') continue;
    await doMove(page, moveFor(shown, 'en'));
    await movedOn(page, shown);
  }
};
