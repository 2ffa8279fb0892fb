import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { doAt, tableOf } from './people-page.ts';
import { type Move, moveFor, myTurn, readTable, type Shown, WORDING } from './play-page.ts';
import { question, said, step, stepButton } from './table-page.ts';

/** Who sits where, before the game. */
export const seats = (page: Page): Locator => page.getByRole('list', { name: 'Seats' });

/** Opens all groups of rules where a table is made, one after the other. */
export const openRules = async (page: Page): Promise<void> => {
  const rules = page.getByRole('region', { name: said(({ make }) => make.moreRules) });
  await rules.waitFor();
  const folded = rules.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
};

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

/** What of a table changes by one's own action alone. */
const ownPart = ({ over, prompt, hand, lastRound }: Shown): string =>
  JSON.stringify([over, prompt, [...hand].sort(), lastRound]);

/** The table once it is one's turn, or the game is over. */
export const myTurnHere = (page: Page): Promise<Shown> => myTurn(page);

/** Does a move, with keys for letters and a tap for the rest; what is asked once is answered with yes. */
export const doMove = async (page: Page, move: Move): Promise<void> => {
  if (move.kind === 'sell') await page.keyboard.type(move.found.word);
  if (move.kind === 'discard') await page.keyboard.type(move.letters);
  await stepButton(page, WORDING[move.kind]).first().click();
  const isAsked = move.kind === 'discard' || (move.kind === 'sell' && move.found.wildAt.length > 0);
  if (isAsked) await question(page).getByRole('button').last().click();
};

/** Waits until what one did shows. */
export const movedOn = async (page: Page, from: Shown): Promise<void> => {
  await expect
    .poll(async () => ownPart(await readTable(page)), { timeout: 20_000, interval: 30 })
    .not.toBe(ownPart(from));
};

/** A game begun with a bot, where players judge words and so any letters may be sold; its address. */
export const sellingTable = async (page: Page): Promise<string> => {
  const options = { judge: 'challenge', startMoney: 1000, challengeSeconds: 600 };
  const code = await tableOf(page, { options });
  await doAt(page, code, 'add-bot', { bot: 'simple' });
  await doAt(page, code, 'start');
  return `/t/${code}`;
};

/** Plays on, buying every lot, to a step in which words are sold, with four tiles at least. */
export const playToSelling = async (page: Page): Promise<Shown> => {
  for (;;) {
    const shown = await myTurn(page);
    const isSelling = shown.buttons.some((each) => WORDING.done.test(each));
    if (isSelling && shown.hand.length >= 4) return shown;
    const canBuy = shown.buttons.some((each) => WORDING.buy.test(each));
    if (canBuy) await stepButton(page, WORDING.buy).click();
    else await step(page).getByRole('button', { disabled: false }).last().click();
    await movedOn(page, shown);
  }
};

/** Sells the first two letters, the two after them, and is done, while the line is down; what was sold. */
export const sellTwoAndBeDone = async (page: Page, hand: string): Promise<readonly string[]> => {
  const words = [hand.slice(0, 2), hand.slice(2, 4)];
  for (const word of words) {
    await page.keyboard.type(word);
    await stepButton(page, WORDING.sell).click();
    // Kept: its tiles have left the rack, and more can be laid out.
    await page.getByText('Tap tiles or type letters').waitFor();
  }
  await stepButton(page, WORDING.done).first().click();
  await page.getByText('Your move is saved.').waitFor();
  return words;
};

/** Plays one's part of a game that others play too; `between` may disturb it after so many moves. */
export const playPart = async (
  page: Page,
  between: (moves: number) => Promise<void> = async () => {},
): Promise<number> => {
  for (let moves = 0; ; moves++) {
    await between(moves);
    const shown = await myTurn(page);
    if (shown.over) return moves;
    if (shown.prompt === '') continue;
    await doMove(page, moveFor(shown, 'en'));
    await movedOn(page, shown);
  }
};
