import type { Locator, Page } from 'playwright-core';
import type { Options } from '../../src/games/buyword/options.ts';
import type { View } from '../../src/games/buyword/view.ts';
import { byTouch } from './play-moves.ts';
import { moveFor, myTurn, type PlayLanguage, type Shown } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { ANY, logLines, question, SOME, said, step, stepButton } from './table-page.ts';

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

/** What lets a phase of a variant pass. */
const LET_PASS = said(({ auction, deals }) => [auction.pass, auction.letGo, deals.done]);

/** A tile that is open to be taken in a draft. */
export const openTile = (page: Page): Locator =>
  step(page).getByRole('button', { name: said(({ draft }) => [draft.take(ANY, 1), draft.take(ANY, SOME)]) });

/** Does, by touch, what keeps a game going: takes the first open tile, lets deals and auctions pass, buys and sells. */
const keepGoing = async (page: Page, shown: Shown, language: PlayLanguage): Promise<void> => {
  if (shown.buttons.some((name) => LET_PASS.test(name))) {
    await stepButton(page, LET_PASS).tap();
    // With deals still open it is asked whether one means it.
    const told = logLines(page).nth(shown.told);
    await question(page).or(told).first().waitFor({ state: 'attached' });
    if ((await question(page).count()) > 0) await question(page).getByRole('button').last().tap();
  } else if (/^[A-Z]$/.test(shown.buttons[0] ?? '')) await openTile(page).first().tap();
  else await byTouch(page, moveFor(shown, language));
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

/** What has been said aloud since it is listened to. */
export const listen = async (page: Page): Promise<() => Promise<string>> => {
  await page.evaluate(`(() => {
    window.heard = [];
    const hear = (change) => {
      const said = (change.target.parentElement ?? change.target).closest('[role="status"], [aria-live="polite"]');
      if (said !== null) window.heard.push(said.textContent);
    };
    new MutationObserver((changes) => changes.forEach(hear))
      .observe(document.body, { childList: true, characterData: true, subtree: true });
  })()`);
  return () => page.evaluate(`window.heard.join(' ')`);
};
