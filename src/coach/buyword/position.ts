/** A position of BuyWord as one seat sees it, and what is reckoned with it. */
import type { Evaluator } from '../../bots/buyword/evaluator.ts';
import { guessedWorth } from '../../bots/buyword/evaluator.ts';
import type { Player } from '../../bots/buyword/player.ts';
import { costOf, holdingOf } from '../../bots/buyword/standing.ts';
import { STYLE_PARAMETERS } from '../../bots/buyword/styles.ts';
import type { TableWords } from '../../bots/buyword/table-words.ts';
import type { Holding } from '../../bots/buyword/value/round-thinker.ts';
import type { Lot } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import type { HoldingWorth, Worths } from './holding-worth.ts';

export type Position = {
  readonly view: View;
  readonly seat: number;
  readonly own: View['seats'][number];
  readonly holding: Holding;
  readonly words: TableWords;
  readonly worths: Worths;
  /** The seat as the bots' reckonings of auctions, deals and drafts take it. */
  readonly player: Player;
  /** How much to try out, and by which chance. */
  readonly work: number;
  readonly seed: string;
};

/** Wants lots for what they bring itself: what rivals get is not its loss. */
const STYLE = { ...STYLE_PARAMETERS.steady, bidShare: 1, bluffShare: 0 };

/** What a hand and some more letters hold together, so much paid for them. */
export const withLetters = ({ hand, wilds, money }: Holding, letters: string, paid: number): Holding => {
  const more = countLetters(letters);
  return { hand: hand.map((count, code) => count + (more[code] as number)), wilds, money: money - paid };
};

/** The same holding without some letters. */
export const withoutLetters = ({ hand, wilds, money }: Holding, letters: string): Holding => {
  const gone = countLetters(letters);
  return {
    hand: hand.map((count, code) => Math.max(0, count - (gone[code] as number))),
    wilds,
    money,
  };
};

/** Judges lots by what is remembered of holdings; of an evaluator, auctions, deals and drafts ask for nothing else. */
const evaluatorBy = (worthOf: HoldingWorth): Evaluator => {
  const unasked = (): never => {
    throw new Error('a coach weighs choices itself');
  };
  return {
    lotWorth: (view, seat, lot) => {
      const holding = holdingOf(view, seat);
      if (holding === undefined) return guessedWorth(lot);
      const { selling } = worthOf(view);
      return selling(withLetters(holding, lot, 0)) - selling(holding);
    },
    nameSize: unasked,
    gainOfBuying: unasked,
    sell: unasked,
  };
};

export type PositionParts = {
  readonly words: TableWords;
  readonly worthOf: HoldingWorth;
  readonly work: number;
  readonly seed: string;
};

export const positionOf = (
  view: View,
  seat: number,
  { words, worthOf, work, seed }: PositionParts,
): Position => {
  const own = view.seats[seat];
  const holding = holdingOf(view, seat);
  if (own === undefined || holding === undefined) throw new Error(`seat ${seat} does not see its tiles`);
  return {
    view,
    seat,
    own,
    holding,
    words,
    worths: worthOf(view),
    player: { view, seat, evaluator: evaluatorBy(worthOf), style: STYLE, shrewd: true },
    work,
    seed,
  };
};

/** The money a seat has for sure, what later bags bring it, and what is lost by sharing this one: what every value starts from. */
export const baseOf = ({ own, worths }: Position): number =>
  own.money - own.owes + worths.later(own.money) - worths.shared();

/** The lots before a seat that it can still buy, the one first that is due (BW-12.2); one that is up for auction is not. */
export const lotsOf = ({ view: { lots, auction }, seat }: Position): Lot[] =>
  lots
    .filter(({ holder, from }) => holder === seat && from !== auction?.from)
    .sort((a, b) => a.from - b.from);

/** More lots than this are not weighed against each other. */
const MOST_LOTS = 3;

/** What a holding brings with the right to buy some lots, each or none of them, prices taken off. */
export const worthWithLots = (
  position: Pick<Position, 'view' | 'worths'>,
  holding: Holding,
  lots: readonly { readonly tiles: string }[],
): number => {
  const [first, ...rest] = lots.slice(0, MOST_LOTS);
  if (first === undefined) return position.worths.selling(holding);
  const without = worthWithLots(position, holding, rest);
  const price = costOf(position.view, first.tiles);
  if (price > holding.money) return without;
  const bought = withLetters(holding, first.tiles, price);
  return Math.max(without, worthWithLots(position, bought, rest) - price);
};
