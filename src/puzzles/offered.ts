/** Which choices of a decision are put to whoever solves it, and what the decision is about. */
import { offers as buyWordOffers } from '../games/buyword/offers.ts';
import { pipsOf, priceOf, WILD_PIPS } from '../games/buyword/tile-set.ts';
import { TILE_SETS } from '../games/buyword/tile-sets.ts';
import type { View as BuyWordView } from '../games/buyword/view.ts';
import { sortCards, WILD } from '../games/choose-your-words/card.ts';
import { DECKS } from '../games/choose-your-words/decks.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import type { PuzzleChoice } from './puzzle.ts';
import type { PuzzleTag } from './tags.ts';
import { THRESHOLDS } from './thresholds.ts';

export type Offered = {
  readonly tag: PuzzleTag;
  /** Best first. */
  readonly choices: readonly PuzzleChoice[];
  /** Whether another choice looks better at first sight. */
  readonly isTempted: boolean;
};

const MOST_CHOICES = 4;
/** Values that differ by less, in dollars or chips, are the same to anybody. */
const SAME = 0.5;

const byValue = (a: PuzzleChoice, b: PuzzleChoice): number => b.value - a.value;

/** The best choice and the next ones that it is clearly ahead of; undefined where there is none. */
const aheadOf = (tag: PuzzleTag, all: readonly PuzzleChoice[]): PuzzleChoice[] | undefined => {
  const [best, ...rest] = all.toSorted(byValue);
  if (best === undefined) return undefined;
  const behind = rest.filter(({ value }) => value <= best.value - THRESHOLDS[tag]);
  return behind.length === 0 ? undefined : [best, ...behind.slice(0, MOST_CHOICES - 1)];
};

/** All of them, where the best is clearly ahead of every other. */
const allAhead = (tag: PuzzleTag, all: readonly PuzzleChoice[]): PuzzleChoice[] | undefined => {
  const ahead = aheadOf(tag, all);
  return ahead?.length === all.length ? ahead : undefined;
};

/** Words that come to the same are offered once. */
const distinctValues = (all: readonly PuzzleChoice[]): PuzzleChoice[] =>
  all.filter(({ value }, i) => !all.slice(0, i).some((other) => Math.abs(other.value - value) < SAME));

/** A word with a wild that pays so many times what the dearest without one does is a question. */
const TEMPTS = 1.2;

const isWild = (action: string): boolean => action.startsWith('sell ') && /[a-z]/.test(action.slice(5));

const isKeeping = (action: string): boolean => action === 'done' || action.startsWith('discard ');

/** What a sale off the grid pays at once; keeping everything pays nothing. */
export const paysAtOnce = ({ options }: Pick<BuyWordView, 'options'>, action: string): number => {
  if (!action.startsWith('sell ')) return 0;
  const word = action.slice(5);
  const plain = word.replace(/[a-z]/g, '');
  const pips = pipsOf(TILE_SETS[options.tiles], plain) + (word.length - plain.length) * WILD_PIPS;
  return priceOf(pips);
};

const sellingOffer = (view: BuyWordView, all: readonly PuzzleChoice[]): Offered | undefined => {
  const pays = ({ action }: PuzzleChoice): number => paysAtOnce(view, action);
  // With too many letters something has to go: then the best discard stands for keeping the rest (BW-7.1).
  const keep = all.filter(({ action }) => isKeeping(action)).toSorted(byValue)[0];
  const best = all.toSorted(byValue)[0];
  /** What brings most at once tempts most. */
  const sales = (wild: boolean): PuzzleChoice[] =>
    all
      .filter(({ action }) => action.startsWith('sell ') && isWild(action) === wild)
      .toSorted((a, b) => pays(b) - pays(a) || byValue(a, b));
  const [plain, wild] = [sales(false), sales(true)];
  const [dearestPlain] = plain;
  const [dearestWild] = wild;
  if (best === undefined || keep === undefined || (dearestPlain ?? dearestWild) === undefined)
    return undefined;
  const isAboutWild =
    dearestWild !== undefined &&
    (isWild(best.action) || pays(dearestWild) > TEMPTS * (dearestPlain ? pays(dearestPlain) : 0));
  const tag = isAboutWild ? 'wild' : 'hold';
  const others = isAboutWild ? [dearestWild, dearestPlain, keep, wild[1]] : [keep, ...plain.slice(0, 3)];
  const put = distinctValues([...new Set([best, ...others.filter((each) => each !== undefined)])]);
  const choices = aheadOf(tag, put);
  // The question is only one where another kind of choice is offered too.
  if (
    choices === undefined ||
    new Set(choices.map(({ action }) => (isAboutWild ? isWild(action) : isKeeping(action)))).size < 2
  )
    return undefined;
  return { tag, choices, isTempted: choices.some((each) => pays(each) > pays(best)) };
};

/** What a decision of BuyWord puts to somebody, by the value of its choices. */
export const buyWordOffer = (
  view: BuyWordView,
  seat: number,
  all: readonly PuzzleChoice[],
): Offered | undefined => {
  const of = (tag: PuzzleTag, choices: PuzzleChoice[] | undefined, isTempted = false) =>
    choices && { tag, choices, isTempted };
  const open = buyWordOffers(view, seat);
  const has = (kind: string): boolean => open.some((offer) => offer.kind === kind);
  if (view.phase === 'choose') return of('number', allAhead('number', all));
  if (view.phase === 'buy') {
    const both = all.filter(({ action }) => action === 'buy' || action === 'decline');
    return both.length === 2 ? of('buy', allAhead('buy', both)) : undefined;
  }
  if (view.phase !== 'sell' || !has('sell')) return undefined;
  if (view.options.crossword)
    return view.board.length === 0
      ? undefined
      : of('crossword', aheadOf('crossword', distinctValues(all.toSorted(byValue))));
  return view.lastChance ? undefined : sellingOffer(view, all);
};

/** The same for Choose Your Words. */
export const cardsOffer = (
  view: CardsView,
  seat: number,
  all: readonly PuzzleChoice[],
): Offered | undefined => {
  if (view.phase === 'exchange') {
    const choices = aheadOf('exchange', distinctValues(all.toSorted(byValue)));
    return choices && { tag: 'exchange', choices, isTempted: false };
  }
  if (view.phase !== 'bet' || view.toCall === 0) return undefined;
  const both = all.filter(({ action }) => action === 'call' || action === 'fold');
  const fold = both.find(({ action }) => action === 'fold');
  // Folding keeps what one has: where it brings more, chips of the round before are in play, and the odds are not the question.
  if (fold === undefined || Math.abs(fold.value - (view.seats[seat]?.chips ?? 0)) > SAME) return undefined;
  const best = all.toSorted(byValue)[0];
  // Where raising is much better, whether to call is no question.
  const isQuestion =
    best !== undefined && both.some(({ value }) => value >= best.value - THRESHOLDS.call / 2);
  const choices = both.length === 2 && isQuestion ? allAhead('call', both) : undefined;
  return choices && { tag: 'call', choices, isTempted: false };
};

/** Exchanges that come to mind: none, what the best word does not need, the dearest card, the cheapest ones. */
export const likelyExchanges = (
  view: CardsView,
  seat: number,
  bestWord: readonly string[],
  most: number,
): string[] => {
  const { letters } = DECKS[view.options.deck];
  const cards = view.seats[seat]?.cards?.split(' ').filter((card) => card !== WILD) ?? [];
  const worthOf = (card: string): number => letters[card.charAt(0)]?.value ?? 0;
  const spare = [...cards];
  for (const laid of bestWord) {
    const at = spare.indexOf(laid);
    if (at >= 0) spare.splice(at, 1);
  }
  const cheapest = cards.toSorted((a, b) => worthOf(a) - worthOf(b));
  const ways = [
    [],
    spare.slice(0, most),
    cheapest.slice(-1),
    cheapest.slice(0, 1),
    cheapest.slice(0, most),
    cheapest.slice(-2),
  ];
  const written = ways.map((way) =>
    way.length === 0 ? 'exchange none' : `exchange ${sortCards(way).join(' ')}`,
  );
  return [...new Set(written)];
};

/** What kind of answer a puzzle has: those of a kind are alike. */
export const answerKind = (tag: PuzzleTag, action: string): string => {
  if (tag === 'wild') return isKeeping(action) ? 'wild done' : isWild(action) ? 'wild wild' : 'wild plain';
  const [verb = '', what = ''] = action.split(' ');
  if (isKeeping(action)) return `${tag} done`;
  if (tag === 'number') return `number ${what}`;
  if (tag === 'exchange') return `exchange ${what === 'none' ? 0 : action.split(' ').length - 1}`;
  return `${tag} ${verb}`;
};
