/** The table where words lie on a grid, have a theme, or are judged by the players. */
import type { Page } from 'playwright-core';
import type { View } from '../../src/games/buyword/view.ts';
import { bestPlay, newSquares, readBoard, readCursor } from '../../test/e2e/grid-page.ts';
import { myTurn } from '../../test/e2e/play-page.ts';
import { savedGame } from '../../test/e2e/saves.ts';

type Language = 'en' | 'fr';

const PEOPLE = { en: ['Ada', 'Grace', 'Emmy'], fr: ['Camille', 'Louis', 'Inès'] } as const;
const BOTS = { en: ['Penny', 'Marlowe'], fr: ['Lison', 'Marius'] } as const;
const FLYING = { en: 'Things that fly', fr: 'Ce qui vole' } as const;
/** No picture is in a hurry. */
const LONG_WINDOW = 3600;

const isSelling = (view: View): boolean => view.phase === 'sell' && (view.seats[0]?.tileCount ?? 0) > 4;

/** Lays out the dearest play of the hand. */
const layOnGrid = async (page: Page, language: Language): Promise<void> => {
  const { hand } = await myTurn(page);
  const board = await readBoard(page);
  const play = bestPlay(board, hand, { language });
  if (play === undefined) return;
  const [first] = newSquares(board, play);
  await page.locator('.board').focus();
  await page.keyboard.press('ArrowRight');
  const from = await readCursor(page);
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  const [down, right] = [(first?.row ?? 0) - from.row, (first?.col ?? 0) - from.col];
  await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  if (from.across !== play.across) await page.keyboard.press(' ');
  for (const { letter } of newSquares(board, play)) await page.keyboard.type(letter);
  await page.locator('.made-word').first().waitFor();
};

/** One of three at a device sells, another doubts it, the third has it before them. */
const putToVote = async (page: Page): Promise<void> => {
  const { hand } = await myTurn(page);
  await page.keyboard.type(hand.slice(0, 4));
  await page.locator('.play-area .actions button').last().click();
  await page.locator('.play-area .actions button').first().click();
  await page.locator('.device-window .doubters button').first().click();
  await page.locator('.vote').waitFor();
};

export const JUDGING_SHOTS = {
  'play-crossword': {
    path: '/play?pace=0',
    save: (language: Language) =>
      savedGame({
        language,
        seed: 'pictures',
        bots: BOTS[language],
        options: { crossword: true },
        until: (view) => isSelling(view) && view.board.length > 20,
      }),
    prepare: layOnGrid,
  },
  'play-theme': {
    path: '/play?pace=0',
    save: (language: Language) =>
      savedGame({
        language,
        seed: 'pictures',
        bots: BOTS[language],
        options: { theme: 'animals' },
        until: isSelling,
      }),
    prepare: async (page: Page) => {
      await page.locator('.theme-button').click();
      await page.locator('.theme-words li').first().waitFor();
    },
  },
  'play-challenge': {
    path: '/play?pace=0',
    save: (language: Language) =>
      savedGame({
        language,
        seed: 'pictures',
        bots: BOTS[language],
        options: { judge: 'challenge', challengeSeconds: LONG_WINDOW },
        until: ({ windowOpen, sales, round }) =>
          windowOpen && sales.filter((sale) => sale.round === round).length > 1,
      }),
    prepare: (page: Page) => page.locator('.challenges').waitFor(),
  },
  'play-vote': {
    path: '/pass',
    save: (language: Language) =>
      savedGame({
        language,
        seed: 'pictures',
        people: PEOPLE[language],
        options: {
          judge: 'challenge',
          challengeSeconds: LONG_WINDOW,
          theme: { free: FLYING[language] },
        },
        until: (view) => isSelling(view) && view.toAct.length === 1 && (view.seats[0]?.tileCount ?? 0) < 9,
      }),
    prepare: putToVote,
  },
} as const;
