import type { Page } from 'playwright-core';
import { pipsByLetter, priceOf, WILD_PIPS } from '../../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../../src/games/buyword/tile-sets.ts';
import { createWordFinder, type FoundWord, type WordFinder } from '../../src/lexicon/word-finder.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';

export type PlayLanguage = 'en' | 'fr';

/** What the buttons are called. */
export const WORDING = {
  en: {
    roll: 'Roll the die',
    choose: '5 tiles',
    buy: /^Buy for \$\d+$/,
    decline: 'Decline',
    sell: /^Sell for /,
    discard: /^Discard/,
    done: 'Done',
    again: 'Play again',
    yesWild: 'Yes, spend the wild',
    yesDiscard: 'Yes, throw away',
  },
  fr: {
    roll: 'Lancer le dé',
    choose: /^5\stuiles$/,
    buy: /^Acheter\s: \d+\s\$$/,
    decline: 'Renoncer',
    sell: /^Vendre\s: /,
    discard: /^Défausser/,
    done: 'Terminé',
    again: 'Rejouer',
    yesWild: 'Oui, vendre',
    yesDiscard: 'Oui, défausser',
  },
} as const;

/** What the page shows of the table, read in one go. */
export type Shown = {
  readonly over: boolean;
  /** Whether it is one's turn and nothing one did is on its way. */
  readonly settled: boolean;
  /** Buttons of the step that can be pressed. */
  readonly buttons: readonly string[];
  readonly prompt: string;
  readonly hand: string;
  readonly wilds: boolean;
  readonly lastRound: boolean;
  readonly told: number;
};

const READ_TABLE = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    over: document.querySelector('.result') !== null,
    settled: document.querySelector('.table .prompt-wait, .table [aria-busy="true"]') === null,
    buttons: all('.play-area .actions button:not(:disabled)').map((each) => each.textContent),
    prompt: document.querySelector('.prompt')?.textContent ?? '',
    hand: all('.hand .tile-button:not(.wild-button)').map((each) => each.textContent).join(''),
    wilds: document.querySelector('.wild-button') !== null,
    lastRound: document.querySelector('.last-round') !== null,
    told: all('.log li').length,
  };
})()`;

export const readTable = (page: Page): Promise<Shown> => page.evaluate(READ_TABLE);

/** The table once it is one's turn (or the game is over) and more has been told than before. */
export const myTurn = async (page: Page, toldBefore = 0): Promise<Shown> => {
  for (;;) {
    const told = `.log li:nth-child(${toldBefore + 1})`;
    await page.locator(`.table:has(${told}):not(:has(.prompt-wait, [aria-busy="true"]))`).waitFor();
    const shown = await readTable(page);
    // In between, somebody else may have moved.
    if (shown.settled) return shown;
  }
};

const finders = new Map<PlayLanguage, WordFinder>();

/** The engine's own finder, for the letters that the page shows. */
const finderIn = (language: PlayLanguage): WordFinder => {
  let finder = finders.get(language);
  if (finder === undefined) {
    const set = TILE_SETS[language === 'fr' ? 'french' : 'classic'];
    const lexicon = loadLexicon(`${language}-full`);
    finder = createWordFinder(lexicon, { letters: pipsByLetter(set), wild: WILD_PIPS });
    finders.set(language, finder);
  }
  return finder;
};

const has = ({ buttons }: Shown, name: string | RegExp): boolean =>
  buttons.some((each) => (typeof name === 'string' ? each === name : name.test(each)));

const LIMIT = 8;
const DEAREST_LOT = 36;
const PIPS_WORTH_SELLING = 12;

export type Move =
  | { readonly kind: 'roll' | 'choose' | 'buy' | 'decline' | 'done' }
  | { readonly kind: 'sell'; readonly found: FoundWord; readonly price: number }
  | { readonly kind: 'discard'; readonly letters: string };

/** What a fair player would do with what the page offers. */
export const moveFor = (shown: Shown, language: PlayLanguage): Move => {
  const names = WORDING[language];
  for (const kind of ['roll', 'choose'] as const) {
    if (has(shown, names[kind])) return { kind };
  }
  if (has(shown, names.decline)) {
    const price = Number(shown.buttons.find((each) => names.buy.test(each))?.replace(/\D/g, '') ?? Infinity);
    return { kind: price <= DEAREST_LOT ? 'buy' : 'decline' };
  }
  const { hand, wilds, lastRound } = shown;
  const [plain] = finderIn(language).dearestWords(hand, { limit: 1 });
  const [withWild] = wilds ? finderIn(language).dearestWords(hand, { limit: 1, wild: true }) : [];
  const gain = priceOf(withWild?.worth ?? 0) - priceOf(plain?.worth ?? 0);
  const found = withWild !== undefined && gain > 60 ? withWild : plain;
  const full = hand.length >= LIMIT;
  if (found !== undefined && (lastRound || full || found.worth >= PIPS_WORTH_SELLING)) {
    return { kind: 'sell', found, price: priceOf(found.worth) };
  }
  if (has(shown, names.done)) return { kind: 'done' };
  return { kind: 'discard', letters: hand.slice(LIMIT) };
};
