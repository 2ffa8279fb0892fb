import type { Page } from 'playwright-core';
import { createHandFinder } from '../../src/bots/choose-your-words/best-hand.ts';
import type { LaidCard } from '../../src/games/choose-your-words/card.ts';
import { colourOf, isWild, letterOf } from '../../src/games/choose-your-words/card.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

const SETTLED = '.card-table:not(:has(.prompt-wait, [aria-busy="true"])), .hand-over';

/** Waits until it is somebody's turn here, or there is something to look at. */
const settled = (page: Page): Promise<void> => page.locator(SETTLED).first().waitFor({ timeout: 60_000 });

/** The cards in hand, as the notation writes them, from what screen readers say. */
const readHand = async (page: Page): Promise<string[]> => {
  const labels = await page
    .locator('.card-hand .card-place')
    .evaluateAll((places) => places.map((place) => place.getAttribute('aria-label') ?? ''));
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

/** A button of the step at hand. */
export const stepButton = (page: Page, name: string | RegExp) =>
  page.locator('.play-area .actions').getByRole('button', { name });

/** Lays a word out by tapping its cards; wilds say what they stand for. */
export const layOut = async (page: Page, word: readonly LaidCard[]): Promise<void> => {
  await page.keyboard.press('Escape');
  for (const laid of word) {
    const free = page.locator('.card-hand .card-place:not(.card-used)');
    if (!isWild(laid)) {
      const colour = colourOf(laid) === 'b' ? '(?:blue|bleu)' : '(?:red|rouge)';
      const name = new RegExp(`^${letterOf(laid)},? ${colour}`);
      await page.locator('.card-hand').getByRole('button', { name }).and(free).first().click();
      continue;
    }
    await page
      .locator('.card-hand')
      .getByRole('button', { name: /^(Wild|Joker)$/ })
      .and(free)
      .first()
      .click();
    const chooser = page.locator('.wild-chooser');
    await chooser
      .getByRole('radio')
      .nth(colourOf(laid) === 'b' ? 0 : 1)
      .check();
    await chooser.getByRole('button', { name: letterOf(laid), exact: true }).click();
  }
};

/** What is to be done now; `wait` where it is somebody else's turn. */
const stepHere = async (page: Page): Promise<string> => {
  const marks = {
    over: '.result',
    round: '.round-end',
    wait: '.prompt-wait, .card-table [aria-busy="true"]',
    category: '.category-form',
    bet: '.bet-actions',
    exchange: '.card-place[aria-pressed]',
    declare: '.card-tray',
    challenge: '.showdown',
  };
  // In one look: others may move between two.
  const found = `Object.entries(${JSON.stringify(marks)}).find(([, mark]) => document.querySelector(mark) !== null)?.[0]`;
  return (await page.evaluate<string | undefined>(found)) ?? 'wait';
};

/** Plays one's part boldly until the game is over: all-in, the best word, no challenges. */
export const playBoldly = async (page: Page, language: 'en' | 'fr' = 'en'): Promise<void> => {
  for (;;) {
    await settled(page);
    const step = await stepHere(page);
    const told = await page.locator('.log li').count();
    switch (step) {
      case 'over':
        return;
      case 'round':
        await page
          .locator('.round-end + .actions button')
          .click({ timeout: 3000 })
          .catch(() => {});
        continue;
      case 'bet': {
        const allIn = page.locator('.quick-bet').last();
        if ((await allIn.count()) > 0) await allIn.click({ timeout: 2000 }).catch(() => {});
        await page
          .locator('.bet-actions button')
          .last()
          .click({ timeout: 2000 })
          .catch(() => {});
        break;
      }
      case 'declare': {
        const word = bestWord(await readHand(page), language);
        if (word === undefined) {
          await stepButton(page, /^(No word|Pas de mot)$/).click();
          await page.locator('.play-area fieldset.actions button').first().click();
        } else {
          await layOut(page, word);
          await stepButton(page, /^(Declare|Annoncer)/).click();
        }
        break;
      }
      case 'exchange':
      case 'challenge':
        await page
          .locator('.play-area .actions button')
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
        break;
    }
    await page
      .locator('.log li')
      .nth(told)
      .waitFor({ state: 'attached', timeout: 2000 })
      .catch(() => {});
  }
};
