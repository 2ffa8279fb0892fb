import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  ALL_DECLARED,
  BETS,
  DECLARED,
  EIGHT_BETS,
  EIGHT_TO_WORDS,
  eightPeople,
  passed,
  SIDE_POTS,
  TO_DECLARE,
  TO_THE_END,
  withBots,
} from '../../scripts/pictures/card-moments.ts';
import { useSite } from './harness.ts';
import { plant } from './saves.ts';
import { faultsOnStage, leaveToOthers } from './stage-page.ts';
import { ANY, letterKeys, question, SOME, said, settled, stepButton, takeOver } from './table-page.ts';

const { visit } = useSite();

type Moment = {
  readonly save: (language: 'en' | 'fr') => string;
  /** Whether the device is taken first, by who is to act. */
  readonly isPassed?: boolean;
  /** What is done before it is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

const FREE = { category: 'dealer' };
const NAMED = '0 category CATEGORY';

const lay = async (page: Page): Promise<void> => page.keyboard.type('BALON');
const chooseWild = async (page: Page): Promise<void> => {
  await page.keyboard.type('BA?');
  await letterKeys(page).waitFor();
};
/** A word of six with a wild in it, which can be turned to the other colour: as much as can be said of a word. */
const layWithWild = async (page: Page): Promise<void> => {
  await chooseWild(page);
  await page.keyboard.type('LLON');
  await page
    .getByRole('button', { name: said(({ cards }) => cards.turnWild(ANY, cards.colours.r)) })
    .waitFor();
};
const doubt = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: said(({ cards }) => cards.challengeWord(ANY)) })
    .first()
    .click();
  await question(page).waitFor();
};
const letStand = async (page: Page): Promise<void> => {
  await stepButton(
    page,
    said(({ cards }) => cards.waive),
  ).click();
  await page.getByRole('heading', { name: said(({ cards }) => cards.roundOver(SOME)) }).waitFor();
};

/** Every phase of Choose Your Words, as who is to act sees it. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'the first bet': { save: withBots(1, []) },
  'a bet': { save: withBots(2, BETS.slice(0, 3)), prepare: lay },
  'a bet among eight': { save: eightPeople(EIGHT_BETS), isPassed: true },
  'side pots': { save: passed(SIDE_POTS, { stack: 40 }), isPassed: true },
  'a bet of somebody else': {
    save: withBots(2, BETS.slice(0, 3)),
    prepare: (page) =>
      leaveToOthers(
        page,
        said(({ cards }) => cards.raise(SOME)),
      ),
  },
  'an exchange': { save: withBots(2, BETS), prepare: (page) => page.locator('.card-place').nth(1).click() },
  'a word to declare': { save: withBots(2, [...TO_DECLARE, ...DECLARED]), prepare: lay },
  'a word that fits a category': {
    save: passed([NAMED, ...TO_DECLARE, ...DECLARED], FREE),
    isPassed: true,
    prepare: lay,
  },
  'a word with a wild and a category': {
    save: passed([NAMED, ...TO_DECLARE, ...DECLARED], FREE),
    isPassed: true,
    prepare: layWithWild,
  },
  'a wild': { save: withBots(2, [...TO_DECLARE, ...DECLARED]), prepare: chooseWild },
  'the showdown': { save: withBots(2, ALL_DECLARED) },
  'a challenge': { save: withBots(2, ALL_DECLARED), prepare: doubt },
  'a vote': {
    save: passed(
      [
        ...[NAMED, ...TO_DECLARE, '1 declare WORD1', '2 declare claim WORD2', '0 declare WORD0'],
        '1 challenge category 2',
      ],
      FREE,
    ),
    isPassed: true,
  },
  'the showdown of eight': { save: eightPeople(EIGHT_TO_WORDS), isPassed: true },
  'a category': { save: passed([], FREE), isPassed: true },
  'the end of a round': { save: withBots(2, ALL_DECLARED), prepare: letStand },
  'the end': { save: passed(TO_THE_END, { stack: 40 }) },
};

describe.each(Object.entries(MOMENTS))(
  'the card table at %s',
  (_name, { save, isPassed = false, prepare }) => {
    it('shows all that one needs, at every size and with large text', async () => {
      const { page } = await visit({
        language: 'fr',
        path: save('fr').includes('"people"') ? '/pass?game=planted' : '/play?pace=0&game=planted',
        reducedMotion: 'reduce',
        before: plant(save('fr')),
      });
      if (isPassed) await takeOver(page);
      await settled(page);
      await prepare?.(page);
      expect(await faultsOnStage(page)).toEqual([]);
    });
  },
);

describe('nothing moves', () => {
  it.each([
    [390, 844],
    [1280, 720],
  ])('from my bet to that of somebody else (%i×%i)', async (width, height) => {
    const { page } = await visit({
      viewport: { width, height },
      path: '/play?pace=0&game=planted',
      reducedMotion: 'reduce',
      before: plant(withBots(2, BETS.slice(0, 3))('en')),
    });
    await settled(page);
    const chips = page.locator('.my-seat [data-home]');
    const before = await chips.boundingBox();
    await leaveToOthers(
      page,
      said(({ cards }) => cards.raise(SOME)),
    );
    expect((await chips.boundingBox())?.y).toBe(before?.y);
  });
});
