/** What both games' tables have: found by role and name, whichever language the page speaks. */
import type { Locator, Page } from 'playwright-core';
import { type Learn, learnIn } from '../../src/messages/learn.ts';
import { type Messages, messagesIn } from '../../src/messages/messages.ts';
import { socialIn } from '../../src/messages/social.ts';
import { pseudo } from './pseudo/pseudo-texts.ts';

/** The languages that pages of tests speak: both of people, and the one that shows which texts are not translated. */
type Texts = Messages & { readonly social: ReturnType<typeof socialIn>; readonly learn: Learn };
const textsIn = (language: 'en' | 'fr'): Texts => ({
  ...messagesIn(language),
  social: socialIn(language),
  learn: learnIn(language),
});
const SPOKEN: readonly Texts[] = [textsIn('en'), textsIn('fr'), pseudo(textsIn('en'))];

/** Stand in texts for whatever number, and whatever text, a page puts there. */
export const SOME = 7;
export const ANY = 'Ω';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with what may stand in it: any number, any text, and before that the French `de`, elided or not. */
const patternOf = (text: string): string =>
  escaped(text)
    .replace(/\s/g, '\\s')
    .replaceAll(String(SOME), '[-−\\d,.\\s]+')
    .replaceAll(`de\\s${ANY}`, `(?:de\\s|d’)${ANY}`)
    .replaceAll(ANY, '.+');

type Say = (texts: Texts) => string | readonly string[];

/** A text of the catalogue, whole, in any language. */
export const said = (say: Say): RegExp =>
  new RegExp(`^(?:${[...new Set(SPOKEN.flatMap(say).map(patternOf))].join('|')})$`);

/** The story of the game, and its lines. */
const log = (page: Page): Locator => page.getByRole('log', { name: said(({ play }) => play.log) });
export const logLines = (page: Page): Locator => log(page).getByRole('listitem');

/** Why a step was taken for who sits at a page: only that page says so. */
const NOTE = said(({ pace }) => [
  pace.cannotAfford(ANY, SOME),
  pace.cannotBid(SOME),
  pace.nothingToSell,
  pace.noCardsToDraw,
]);

/** The lines of the log that everybody at the table has. */
export const sharedLogLines = (page: Page): Locator => logLines(page).filter({ hasNotText: NOTE });

/** The sentences of the log, a line each. */
export const logOf = async (page: Page): Promise<string> => (await logLines(page).allInnerTexts()).join('\n');

const MY_MOVE = said(({ play }) => play.yourMove);
const TAKE_OVER = said(({ play }) => play.takeOver(ANY));
const RESULT = said(({ play }) => play.result);
const QUESTIONS = said(({ play, deals, cards }) => [
  play.askWild(ANY, SOME),
  play.askDiscard(ANY),
  play.askLeave,
  deals.askDone(0),
  deals.askDone(1),
  deals.askDone(SOME),
  cards.askFold,
  cards.askNoWord,
  cards.askChallenge(ANY, ANY, 1),
  cards.askChallenge(ANY, ANY, SOME),
  cards.askVote(ANY, ANY),
]);

/** What is asked once, before something that cannot be taken back. */
export const question = (page: Page): Locator => page.getByRole('group', { name: QUESTIONS });

/** The buttons of the step at hand, or of what is asked first. */
export const step = (page: Page): Locator => page.getByRole('group', { name: MY_MOVE }).or(question(page));

/** A button of the step at hand; a name that is a text is the whole of it. */
export const stepButton = (page: Page, name: string | RegExp): Locator =>
  step(page).getByRole('button', { name, exact: true });

/** How the game ended. */
export const result = (page: Page): Locator => page.getByRole('region', { name: RESULT });

/** Names the next step, or says what is waited for, or how it ended. */
export const prompt = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first();

const HAND = said(({ play, cards }) => [play.hand, cards.hand, cards.handToMark(1), cards.handToMark(SOME)]);
const WILD = said(({ play, cards }) => [play.wild(SOME), cards.wildCard]);

/** The tiles or cards that one holds. */
export const myHand = (page: Page): Locator => page.getByRole('region', { name: HAND });

/** A wild in hand that is not laid out. */
export const handWild = (page: Page): Locator =>
  myHand(page).getByRole('button', { name: WILD, disabled: false }).first();

/** A tile in hand that is not laid out. */
export const handTile = (page: Page, letter: string): Locator =>
  myHand(page)
    .getByRole('button', { name: new RegExp(`^${letter},`) })
    .first();

/** Where a word is laid out, and what lies there. */
export const tray = (page: Page): Locator =>
  page.getByRole('region', { name: said(({ play, cards }) => [play.word, cards.word, cards.tryOut]) });
export const laidOut = (page: Page): Locator =>
  tray(page)
    .getByRole('button', { name: said(({ play, cards }) => [play.takeBack(ANY), cards.takeBack(ANY)]) })
    .filter({ hasText: /^.$/ });

/** What the letters of a wild are chosen by, and words typed where there are no keys. */
export const letterKeys = (page: Page): Locator =>
  page.getByRole('group', {
    name: said(({ play, cards }) => [play.chooseWild, play.letterKeys, cards.chooseWild]),
  });

/** The letters in a ring, to be swiped, and what shows them; the ring itself is for fingers alone. */
export const swipeRing = (page: Page): Locator => page.locator('.ring');
export const swipeTool = (page: Page): Locator =>
  page.getByRole('button', { name: said(({ play }) => play.swipe) });

/** Somebody who plays, one's own seat included, and how things stand with them. */
export const seatOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Everybody's money or chips at the end, most first. */
export const ranking = (page: Page): Locator =>
  page
    .getByRole('list', { name: said(({ play, cards }) => [play.ranking, cards.ranking]) })
    .getByRole('listitem');

/** The same as it reads, once it is there: it comes a moment after the headline. */
export const rankingRows = async (page: Page): Promise<string[]> => {
  await ranking(page).first().waitFor();
  return ranking(page).allInnerTexts();
};

/** What a bot tells of its play after the game, opened: a sentence a decision. */
export const storyOf = async (page: Page, name: string): Promise<Locator> => {
  const heading = said(({ characters }) => characters.story(name));
  const story = page.getByRole('group').filter({ has: page.getByText(heading) });
  await story.getByText(heading).click();
  return story.getByRole('listitem');
};

/** One's own money. */
export const money = (page: Page): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: said(({ play }) => play.money) }) })
    .getByRole('definition');

/** A tool of the table, or a way out: behind the menu where the bar has no room for it. */
export const tool = async (page: Page, name: string | RegExp): Promise<Locator> => {
  const button = page.getByRole('navigation').getByRole('button', { name });
  const menu = page.getByRole('button', { name: said(({ play }) => play.menu) });
  await button.or(menu).first().waitFor();
  if ((await button.count()) === 0) await menu.click();
  return button;
};

/** How things of the table are called, for what is read of it in one go. */
export const NAMES = {
  move: MY_MOVE,
  question: QUESTIONS,
  result: RESULT,
  takeOver: TAKE_OVER,
  hand: HAND,
  wild: WILD,
} as const;

/** What has the focus, of those that might. */
export const focused = (of: Locator): Locator => of.and(of.page().locator(':focus'));

/** While a device changes hands: what the next one presses. */
export const handOver = (page: Page): Locator => page.getByRole('button', { name: TAKE_OVER });

/** Takes the device, as who is called if that is told, and goes on to the table. */
export const takeOver = async (page: Page, name?: string): Promise<void> => {
  const button = name === undefined ? TAKE_OVER : said(({ play }) => play.takeOver(name));
  await page.getByRole('button', { name: button }).click();
  await log(page).waitFor();
};

/** The line where commands are typed. */
export const commandLine = (page: Page): Locator =>
  page.getByRole('textbox', { name: said(({ play }) => play.commandLabel) });

/** Waits until so many lines have been told, and one more. */
export const moreTold = (page: Page, before: number): Promise<void> =>
  logLines(page).nth(before).waitFor({ state: 'attached' });

/** How long others may think, on a busy machine. */
const THINKING_MS = 60_000;

/**
 * Waits until it is one's own step and nothing one did is on its way, or the game is over, or the device is to be handed
 * over; with a number, until more has been told than that, too.
 */
export const settled = async (page: Page, toldBefore?: number): Promise<void> => {
  const mine = page
    .getByRole('main')
    .filter({ has: step(page).or(result(page)) })
    .filter({ hasNot: page.locator('[aria-busy="true"]') });
  const told = toldBefore === undefined ? mine : mine.filter({ has: logLines(page).nth(toldBefore) });
  await told.or(handOver(page)).first().waitFor({ timeout: THINKING_MS });
};
