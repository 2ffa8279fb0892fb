/** Judges by rules of thumb, as people do who have not played much: some words are overlooked, wilds go where they seem to pay. */
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { markWilds } from '../../lexicon/rack-words.ts';
import { createRandom, hashText } from '../random.ts';
import { type BuyWordChoice, type Evaluator, guessedWorth, offerOf, type SellOffer } from './evaluator.ts';
import { costOf } from './standing.ts';
import type { TableWords } from './table-words.ts';

/** The rules of thumb of a player. */
export type Thumb = {
  /** From this price on a word is sold at once; cheaper ones wait for better letters. */
  readonly sellFrom: number;
  /** A wild is spent where it makes a word so much dearer. */
  readonly wildPays: number;
  /** With so many letters held nothing is waited for. */
  readonly mostHeld: number;
  /** How likely a word is overlooked, for each letter beyond three. */
  readonly overlooks: number;
  /** No lot is bought for more than this part of the money. */
  readonly spends: number;
  /** How often the size of lots is named without much thought. */
  readonly whim: number;
  readonly seed: string;
};

const WORDS_LOOKED_AT = 24;
/** Of what letters add to the dearest word, so much is hoped to come true. */
const HOPE = 0.7;
/** What a letter is hoped to bring later. */
const LETTER_HOPE = 7;
const SHORT_WORD = 3;

/** Something to sell, and for how much. */
type Ware = { readonly choice: BuyWordChoice; readonly price: number };

export const createHeuristic = (words: TableWords, thumb: Thumb): Evaluator => {
  /** Whether a word comes to mind: the same word does or does not all through a round. */
  const sees = ({ round }: View, word: string): boolean => {
    const missed = thumb.overlooks * Math.max(0, word.length - SHORT_WORD);
    return hashText(`${thumb.seed}/${round}/${word}`) / 2 ** 32 >= missed;
  };

  const inHand = (view: View, { tiles }: SellOffer, wild: boolean): Ware | undefined => {
    const found = words.finder
      .dearestWords(tiles, { limit: WORDS_LOOKED_AT, clean: true, wild })
      .find(({ word }) => words.isSayable(word) && sees(view, word));
    if (found === undefined) return undefined;
    const { word, wildAt, worth } = found;
    const price = priceOf(worth);
    const shown = markWilds(word, wildAt);
    return {
      price,
      choice: {
        action: { kind: 'sell', word, wildAt: wildAt[0] ?? null },
        why: { code: view.lastChance ? 'sold-last' : 'sold-all', word: shown, price },
      },
    };
  };

  const onGrid = (view: View, { tiles }: SellOffer, wild: boolean): Ware | undefined => {
    const play = words
      .gridFinder()
      .best(view.board, tiles, { wild, limit: WORDS_LOOKED_AT, pay: priceOf, accept: words.isSayable })
      .find(({ word }) => sees(view, word));
    if (play === undefined) return undefined;
    const { word, wildAt, row, col, across, worths } = play;
    const price = worths.reduce((sum, worth) => sum + priceOf(worth), 0);
    const shown = markWilds(word, wildAt === null ? [] : [wildAt]);
    const action = { kind: 'sell', word, wildAt, at: { row, col, across } } as const;
    return { price, choice: { action, why: { code: 'sold-all', word: shown, price } } };
  };

  const bestWare = (view: View, offer: SellOffer): Ware | undefined => {
    const find = view.options.crossword ? onGrid : inHand;
    const plain = find(view, offer, false);
    if (offer.wilds === 0) return plain;
    const withWild = find(view, offer, true);
    if (withWild === undefined) return plain;
    const extra = withWild.price - (plain?.price ?? 0);
    return extra > (view.lastChance ? 0 : thumb.wildPays) ? withWild : plain;
  };

  const sell: Evaluator['sell'] = (view, seat, open) => {
    const offer = offerOf(open, 'sell');
    const excess = offerOf(open, 'discard');
    const ware = offer && bestWare(view, offer);
    const held = view.seats[seat]?.tiles ?? '';
    const limit = Math.min(view.options.tileLimit ?? thumb.mostHeld, thumb.mostHeld);
    const presses = view.lastChance || held.length >= limit || excess !== undefined;
    if (ware !== undefined && (presses || ware.price >= thumb.sellFrom)) return ware.choice;
    if (excess === undefined) {
      const why =
        ware === undefined
          ? ({ code: 'no-word', kept: held } as const)
          : ({ code: 'held-back', kept: held, dearest: ware.price } as const);
      return { action: { kind: 'done' }, why };
    }
    const set = TILE_SETS[view.options.tiles];
    const dearestFirst = [...excess.tiles].sort(
      (a, b) => pipsOf(set, b) - pipsOf(set, a) || (a < b ? -1 : 1),
    );
    const tiles = dearestFirst.slice(0, excess.most).sort().join('');
    const kept = dearestFirst.slice(excess.most).sort().join('');
    return { action: { kind: 'discard', tiles }, why: { code: 'discarded', tiles, kept } };
  };

  const sellsFor = (tiles: string): number =>
    tiles === '' ? 0 : priceOf(Math.max(0, words.finder.dearestWorth(tiles, false)));

  const lotWorth: Evaluator['lotWorth'] = ({ seats }, seat, lot) => {
    const hand = seats[seat]?.tiles ?? null;
    if (hand === null) return guessedWorth(lot);
    return HOPE * (sellsFor(hand + lot) - sellsFor(hand)) + LETTER_HOPE * lot.length;
  };

  return {
    sell,
    lotWorth,
    gainOfBuying: (view, seat, lot, price) => {
      const { money = 0, tileCount = 0 } = view.seats[seat] ?? {};
      if (view.lastChance) return lotWorth(view, seat, lot) / HOPE - price;
      const dear = price > thumb.spends * money || (tileCount < 2 && price * 2 > money);
      return dear ? -1 : Math.max(1, lotWorth(view, seat, lot) - costOf(view, lot));
    },
    nameSize: (view, seat, { from, to }) => {
      const held = view.seats[seat]?.tileCount ?? 0;
      const random = createRandom(`${thumb.seed}/size/${view.round}`);
      const usual = held >= 8 ? 4 : 2;
      const size = random.next() < thumb.whim ? from + random.below(to - from + 1) : usual;
      const number = Math.max(from, Math.min(to, size));
      return { action: { kind: 'choose', number }, why: { code: 'named-size', size: number, held, gain: 0 } };
    },
  };
};
