import type { Page } from 'playwright-core';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { byTouch } from './play-moves.ts';
import { moveFor, myTurn, type PlayLanguage, type Shown } from './play-page.ts';
import { plant, savedGame } from './play-saves.ts';

const NAMES = ['Penny', 'Marlowe', 'Dot', 'Wren', 'Fitch', 'Quill', 'Tibbs'];

type Wish = {
  readonly options: Partial<Options>;
  readonly bots: number;
  readonly until: (view: View) => boolean;
  readonly language?: PlayLanguage;
  readonly seed?: string;
};

/** A game of a variant against bots, up to a moment, to be planted before the page is opened. */
export const variantGame = ({ options, bots, until, language = 'en', seed = 'variants' }: Wish) =>
  plant(savedGame({ language, seed, options, bots: NAMES.slice(0, bots), until }));

/** What the buttons of the variants are called that let a phase pass. */
const LET_PASS = {
  en: /^(Pass|Let it go|Done with deals)$/,
  fr: /^(Passer|Laisser partir)$/,
} as const;

const openTile = (page: Page) => page.locator('.open-tiles button:enabled').first();

/** Does, by touch, what keeps a game going: takes the first open tile, lets deals and auctions pass, buys and sells. */
const keepGoing = async (page: Page, shown: Shown, language: PlayLanguage): Promise<void> => {
  if ((await openTile(page).count()) > 0) {
    await openTile(page).tap();
    return;
  }
  const actions = page.locator('.play-area > .actions');
  if (shown.buttons.some((name) => LET_PASS[language].test(name))) {
    await actions.getByRole('button', { name: LET_PASS[language] }).tap();
    const sure = page.locator('.play-area fieldset.actions').getByRole('button').first();
    if ((await sure.count()) > 0) await sure.tap();
    return;
  }
  await byTouch(page, moveFor(shown, language), language);
};

/**
 * Plays on, by touch, until the game is over. `own` may do something itself first, and says whether it did; what it does
 * must be told in the log.
 */
export const playVariant = async (
  page: Page,
  own: (shown: Shown) => Promise<boolean> = async () => false,
  language: PlayLanguage = 'en',
): Promise<void> => {
  let told = 0;
  for (;;) {
    const shown = await myTurn(page, told);
    if (shown.over) return;
    if (!(await own(shown))) await keepGoing(page, shown, language);
    told = shown.told;
  }
};

/** The sentences of the log. */
export const logOf = (page: Page): Promise<string> =>
  page
    .locator('.log li')
    .allInnerTexts()
    .then((lines) => lines.join('\n'));

/** What the live region has said since it is listened to. */
export const listen = async (page: Page): Promise<() => Promise<string>> => {
  await page.evaluate(`(() => {
    window.heard = [];
    const region = document.querySelector('.announcer');
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  })()`);
  return () => page.evaluate(`window.heard.join(' ')`);
};
