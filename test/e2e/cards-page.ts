import type { Locator, Page } from 'playwright-core';
import { createHandFinder } from '../../src/bots/choose-your-words/best-hand.ts';
import type { LaidCard } from '../../src/games/choose-your-words/card.ts';
import { colourOf, isWild, letterOf } from '../../src/games/choose-your-words/card.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import {
  ANY,
  handWild,
  letterKeys,
  logLines,
  myHand,
  question,
  result,
  SOME,
  said,
  settled,
  step,
  stepButton,
} from './table-page.ts';

const ANY_CARD = said(({ cards }) => [
  cards.wildCard,
  ...(['b', 'r'] as const).flatMap((colour) =>
    [1, SOME].map((points) => cards.letterCard(ANY, cards.colours[colour], points)),
  ),
]);

/** The cards in hand, as the notation writes them, from what screen readers say. */
const readHand = async (page: Page): Promise<string[]> => {
  const labels = await myHand(page)
    .getByRole('button', { name: ANY_CARD })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  return labels.map((label) => {
    const [, letter, colour] = /([A-Z]),? (blue|red|bleu|rouge),/.exec(label) ?? [];
    return letter === undefined ? '*' : `${letter}${colour?.startsWith('b') ? 'b' : 'r'}`;
  });
};

const DECK_FOR = { en: 'classic', fr: 'french' } as const;

/** The word of a hand that scores most. */
const bestWord = (hand: readonly string[], language: 'en' | 'fr'): readonly LaidCard[] | undefined => {
  const lexicon = loadLexicon(`${language}-full`);
  const finder = createHandFinder(lexicon, DECK_FOR[language], []);
  return finder(hand, { accept: lexicon.has })?.word;
};

/** What a card is called. */
export const cardNamed = (laid: LaidCard): RegExp =>
  said(({ cards }) =>
    [1, SOME].map((points) =>
      cards.letterCard(letterOf(laid), cards.colours[colourOf(laid) === 'b' ? 'b' : 'r'], points),
    ),
  );

/** Lays a word out by tapping its cards; wilds say what they stand for. */
export const layOut = async (page: Page, word: readonly LaidCard[]): Promise<void> => {
  await page.keyboard.press('Escape');
  for (const laid of word) {
    if (!isWild(laid)) {
      await myHand(page)
        .getByRole('button', { name: cardNamed(laid) })
        .first()
        .click();
      continue;
    }
    const colour = colourOf(laid) === 'b' ? 'b' : 'r';
    await handWild(page).click();
    const chooser = letterKeys(page);
    await chooser.getByRole('radio', { name: said(({ cards }) => cards.colourNames[colour]) }).check();
    await chooser.getByRole('button', { name: letterOf(laid), exact: true }).click();
  }
};

/** What stands under a showdown, until it is pressed, whatever happens meanwhile. */
export const ONWARD = said(({ cards }) => [
  cards.nextRound(SOME),
  cards.nextRoundYours(SOME),
  cards.seeRoundEnd(SOME),
  cards.seeResult,
]);
const roundOver = (page: Page): Locator =>
  page.getByRole('heading', { name: said(({ cards }) => cards.roundOver(SOME)) });
const ALL_IN = said(({ cards }) => `${cards.quick.allIn} ${SOME}`);
export const NO_WORD = said(({ cards }) => cards.noWord);
export const DECLARE = said(({ cards }) => cards.declareFor(ANY, SOME));

/** Plays one's part boldly until the game is over: all-in, the best word, no challenges. */
export const playBoldly = async (page: Page, language: 'en' | 'fr' = 'en'): Promise<void> => {
  for (let told = 0; ; ) {
    await settled(page, told);
    if ((await result(page).count()) > 0) return;
    told = await logLines(page).count();
    const onward = stepButton(page, ONWARD);
    if ((await onward.count()) > 0) {
      const shown = page.getByRole('heading', { name: await roundOver(page).innerText(), exact: true });
      await onward.click();
      await shown.waitFor({ state: 'detached' });
      // What others did while one looked has been told already.
      told = 0;
    } else if ((await stepButton(page, NO_WORD).count()) > 0) {
      const word = bestWord(await readHand(page), language);
      if (word === undefined) {
        await stepButton(page, NO_WORD).click();
        await question(page).getByRole('button').first().click();
      } else {
        await layOut(page, word);
        await stepButton(page, DECLARE).click();
      }
    } else {
      const allIn = page.getByRole('button', { name: ALL_IN });
      if ((await allIn.count()) > 0) await allIn.click();
      // The boldest comes last: a bet after a call, a call after a fold.
      await step(page).getByRole('button').last().click();
    }
  }
};
