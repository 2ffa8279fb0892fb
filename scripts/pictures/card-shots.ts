/** The pictures of Choose Your Words: every phase of the card table, and the pages around it. */
import type { Page } from 'playwright-core';
import { messagesIn } from '../../src/messages/messages.ts';
import { layOut } from '../../test/e2e/cards-page.ts';
import { stepButton, tool } from '../../test/e2e/table-page.ts';
import {
  ALL_DECLARED,
  BETS,
  CHALLENGED,
  DECLARED,
  EIGHT_BETS,
  EIGHT_TO_WORDS,
  ELIMINATION,
  eightPeople,
  type Language,
  passed,
  SIDE_POTS,
  SWAPPED,
  TO_DECLARE,
  TO_THE_END,
  WORDS,
  withBots,
} from './card-moments.ts';

const FREE = { category: 'dealer' };
const NAMED = '0 category CATEGORY';
const SHORT_STACK = { stack: 40 };

/** Whoever has the device takes it. */
const takeOver = async (page: Page): Promise<void> => {
  await page.locator('.hand-over button').click();
  await page.locator('.card-table').waitFor();
};

const declare = async (page: Page, language: Language): Promise<void> => {
  await takeOver(page);
  await layOut(page, WORDS[language][0].split(' '));
  await page.locator('.score-sum').waitFor();
};

const chooseWild = async (page: Page): Promise<void> => {
  await takeOver(page);
  await page
    .locator('.card-hand')
    .getByRole('button', { name: /^(Wild|Joker)$/ })
    .click();
  await page.locator('.wild-chooser').waitFor();
};

const mark = async (page: Page): Promise<void> => {
  await takeOver(page);
  for (const place of [0, 6]) await page.locator('.card-place[aria-pressed]').nth(place).click();
};

const challenge = async (page: Page): Promise<void> => {
  await takeOver(page);
  await page.locator('.doubts button').last().click();
  await page.locator('.question').waitFor();
};

/** So many let the words stand; whoever is next sees how the round ended. */
const letStand =
  (people: number) =>
  async (page: Page): Promise<void> => {
    for (let left = people; left > 0; left--) {
      await takeOver(page);
      await stepButton(page, /^(Let them stand|Ne rien contester)$/).click();
      await page.locator('.hand-over').waitFor();
    }
    await page.locator('.hand-over button').click();
    await page.locator('#round-end-heading').waitFor();
  };

const openHistory = async (page: Page): Promise<void> => {
  await takeOver(page);
  const line = page.locator('.side-line');
  if (await line.isVisible()) await line.click();
  await page.locator('.side-tab').nth(1).click();
  await page.locator('.history summary').first().click();
};

const showValues = async (page: Page): Promise<void> => {
  await takeOver(page);
  await page.keyboard.press('$');
  await page.getByRole('dialog').waitFor();
};

const showScores = async (page: Page, language: Language): Promise<void> => {
  await takeOver(page);
  await (await tool(page, messagesIn(language).cards.scoreSheet)).click();
  await page.getByRole('dialog').waitFor();
};

const openOptions = async (page: Page): Promise<void> => {
  await page.locator('.folded-rules summary').first().click();
  await page
    .locator('.folded-rules')
    .first()
    .evaluate((options) => options.scrollIntoView());
};

const replayMiddle = async (page: Page): Promise<void> => {
  const slider = page.locator('.replay-slide input');
  await slider.fill(String(Number(await slider.getAttribute('max')) - 1));
  await page.locator('.showdown').waitFor();
};

/** Leaves a game against one bot once it has played, and hears how. */
const hearStory = async (page: Page): Promise<void> => {
  await page.locator('.bet-actions button').last().click();
  await page.locator('.card-place[aria-pressed], .result, .bet-actions').first().waitFor();
  await page.keyboard.press('/');
  await page.locator('#command').fill('leave');
  await page.keyboard.press('Enter');
  await page.locator('.question button').last().click();
  await page.locator('.stories summary').first().click();
  await page.locator('.stories').scrollIntoViewIfNeeded();
};

const NAMES = { en: 'Ada', fr: 'Camille' } as const;

/** A table in its lobby, with a bot at it. */
const sitDown = async (page: Page, language: Language): Promise<void> => {
  await page.request.post('/api/identity', { data: { name: NAMES[language], language } });
  const options = language === 'fr' ? { dictionary: 'fr-full', deck: 'french' } : {};
  const made = await page.request.post('/api/tables', {
    data: { game: 'choose-your-words', capacity: 4, options },
  });
  const { info } = (await made.json()) as { readonly info: { readonly code: string } };
  await page.request.post(`/api/tables/${info.code}/add-bot`, { data: { bot: 'vesper' } });
  await page.goto(`/t/${info.code}`);
  await page.locator('.room').waitFor();
};

const passAt = (
  turns: readonly string[],
  prepare?: (page: Page, language: Language) => Promise<void>,
  options = {},
) => ({ path: '/pass?game=planted', save: passed(turns, options), ...(prepare && { prepare }) });

export const CARD_SHOTS = {
  cards: { path: '/cards' },
  'cards-learn': { path: '/cards/learn' },
  'cards-rules': { path: '/rules/choose-your-words' },
  'cards-new': { path: '/new?game=choose-your-words' },
  'cards-options': { path: '/new?game=choose-your-words', prepare: openOptions },
  'cards-lobby': { path: '/', prepare: sitDown },
  'cards-pass': passAt([]),
  'cards-open': passAt([], takeOver),
  'cards-category': passAt([], takeOver, FREE),
  'cards-bet': passAt(BETS.slice(0, 3), takeOver),
  'cards-exchange': passAt(BETS, mark),
  'cards-second-bets': passAt(SWAPPED, takeOver),
  'cards-wild': passAt([...TO_DECLARE, ...DECLARED], chooseWild),
  'cards-declare': passAt([NAMED, ...TO_DECLARE, ...DECLARED], declare, FREE),
  'cards-challenge': passAt(ALL_DECLARED, takeOver),
  'cards-challenge-ask': passAt(ALL_DECLARED, challenge),
  'cards-challenged': passAt(CHALLENGED, takeOver),
  'cards-vote': passAt(
    [
      ...[NAMED, ...TO_DECLARE, '1 declare WORD1', '2 declare claim WORD2', '0 declare WORD0'],
      '1 challenge category 2',
    ],
    takeOver,
    FREE,
  ),
  'cards-pots': passAt(SIDE_POTS, takeOver, SHORT_STACK),
  'cards-history': passAt(SIDE_POTS, openHistory, SHORT_STACK),
  'cards-values': passAt([], showValues),
  'cards-scores': passAt(SIDE_POTS, showScores, SHORT_STACK),
  'cards-round-end': passAt([...ALL_DECLARED, '1 waive'], letStand(2)),
  'cards-debt': passAt([...CHALLENGED, '1 waive'], letStand(2)),
  'cards-out': passAt(ELIMINATION, letStand(2), SHORT_STACK),
  'cards-result': passAt(TO_THE_END, undefined, SHORT_STACK),
  'cards-replay': {
    path: '/replay?game=planted',
    save: passed(TO_THE_END, SHORT_STACK),
    prepare: replayMiddle,
  },
  'cards-bots': {
    path: '/play?pace=0&game=planted',
    save: withBots(3, ['0 bet 4', '1 call', '2 raise 12', '3 call']),
  },
  'cards-story': { path: '/play?pace=0&game=planted', save: withBots(1, []), prepare: hearStory },
  'cards-eight': { path: '/play?pace=0&game=planted', save: withBots(7, EIGHT_BETS) },
  'cards-eight-names': { path: '/pass?game=planted', save: eightPeople(EIGHT_BETS), prepare: takeOver },
  'cards-eight-words': { path: '/play?pace=0&game=planted', save: withBots(7, EIGHT_TO_WORDS) },
};
