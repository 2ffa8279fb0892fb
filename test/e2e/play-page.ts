import type { Page } from 'playwright-core';
import { pipsByLetter, priceOf, WILD_PIPS } from '../../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../../src/games/buyword/tile-sets.ts';
import { createWordFinder, type FoundWord, type WordFinder } from '../../src/lexicon/word-finder.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { ANY, NAMES, SOME, said, settled } from './table-page.ts';

export type PlayLanguage = 'en' | 'fr';

/** What the buttons are called, whichever language the page speaks. */
export const WORDING = {
  roll: said(({ play }) => play.roll),
  choose: said(({ play }) => play.choose(5)),
  buy: said(({ play }) => play.buy(SOME)),
  decline: said(({ play }) => play.decline),
  sell: said(({ play }) => play.sellFor(SOME)),
  discard: said(({ play }) => [play.discardTiles(ANY), play.discardMost(SOME)]),
  done: said(({ play, pace }) => [pace.doneAndRoll, play.done]),
  yesWild: said(({ play }) => play.yesWild),
  yesDiscard: said(({ play }) => play.yesDiscard),
} as const;

/** What the page shows of the table, read in one go. */
export type Shown = {
  readonly over: boolean;
  /** Whether the device is to be handed over. */
  readonly handOver: boolean;
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

const PATTERNS = {
  ...NAMES,
  tile: said(({ play }) => [play.tile(ANY, 1), play.tile(ANY, SOME), play.takeBack(ANY)]),
  lastRound: said(({ play }) => play.lastRound),
} as const;
const SOURCES = Object.fromEntries(Object.entries(PATTERNS).map(([name, { source }]) => [name, source]));

const READ_TABLE = `(() => {
  const sources = ${JSON.stringify(SOURCES)};
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const is = (what) => (text) => new RegExp(sources[what]).test(text);
  const nameOf = (each) =>
    each.getAttribute('aria-label') ?? document.getElementById(each.getAttribute('aria-labelledby'))?.textContent ?? '';
  const named = (selector, what, within) => all(selector, within).filter((each) => is(what)(nameOf(each)));
  const steps = ['move', 'question'].flatMap((what) => named('[role="group"], fieldset', what));
  const over = named('section', 'result').length > 0;
  const hand = named('section', 'hand')[0] ?? document.createElement('p');
  return {
    over,
    handOver: all('button').some((each) => is('takeOver')(each.textContent)),
    settled: (over || steps.length > 0) && all('[aria-busy="true"]').length === 0,
    buttons: steps.flatMap((each) => all('button:not(:disabled)', each)).map((each) => each.textContent),
    prompt: all('#next-step')[0]?.textContent ?? '',
    hand: named('[aria-label]', 'tile', hand).map((each) => each.textContent).join(''),
    wilds: named('button', 'wild', hand).length > 0,
    lastRound: all('dd strong').some((each) => is('lastRound')(each.textContent)),
    told: all('[role="log"] li').length,
  };
})()`;

export const readTable = (page: Page): Promise<Shown> => page.evaluate(READ_TABLE);

/** The table once it is one's turn (or the game is over) and more has been told than before. */
export const myTurn = async (page: Page, toldBefore = 0): Promise<Shown> => {
  for (;;) {
    await settled(page, toldBefore);
    const shown = await readTable(page);
    // In between, somebody else may have moved.
    if (shown.settled || shown.handOver) return shown;
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

const has = ({ buttons }: Shown, name: RegExp): boolean => buttons.some((each) => name.test(each));

const LIMIT = 8;
const DEAREST_LOT = 36;
const PIPS_WORTH_SELLING = 12;

export type Move =
  | { readonly kind: 'roll' | 'choose' | 'buy' | 'decline' | 'done' }
  | { readonly kind: 'sell'; readonly found: FoundWord; readonly price: number }
  | { readonly kind: 'discard'; readonly letters: string };

/** What a fair player would do with what the page offers; who likes dearer lots buys up to another price. */
export const moveFor = (shown: Shown, language: PlayLanguage, dearestLot = DEAREST_LOT): Move => {
  for (const kind of ['roll', 'choose'] as const) {
    if (has(shown, WORDING[kind])) return { kind };
  }
  if (has(shown, WORDING.decline)) {
    const price = Number(
      shown.buttons.find((each) => WORDING.buy.test(each))?.replace(/\D/g, '') ?? Infinity,
    );
    return { kind: price <= dearestLot ? 'buy' : 'decline' };
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
  if (has(shown, WORDING.done)) return { kind: 'done' };
  return { kind: 'discard', letters: hand.slice(LIMIT) };
};
