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
  /** Of what letters add to the dearest word, so much is hoped to come true; and what a letter of one pip is hoped to bring later. */
  readonly hope: number;
  readonly letterHope: number;
  /** By how many dollars a lot is misjudged, at most. */
  readonly misjudges: number;
  /** How often the size of lots is named without much thought. */
  readonly whim: number;
  readonly seed: string;
};

const WORDS_LOOKED_AT = 24;
/** Who has less money left buys no letters to go with those held, and hopes for nothing later. */
const MONEY_TO_GO_ON = 12;
const SHORT_WORD = 3;

/** Something to sell, for how much, and which tiles it takes. */
type Ware = {
  readonly action: Extract<BuyWordChoice['action'], { kind: 'sell' }>;
  readonly shown: string;
  readonly price: number;
  readonly taken: string;
};

/** What stays of some letters without others. */
const without = (letters: string, taken: string): string => {
  let rest = letters;
  for (const letter of taken) rest = rest.replace(letter, '');
  return rest;
};

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
    return {
      action: { kind: 'sell', word, wildAt: wildAt[0] ?? null },
      shown: markWilds(word, wildAt),
      price: priceOf(worth),
      taken: [...word].filter((_, i) => !wildAt.includes(i)).join(''),
    };
  };

  const onGrid = (view: View, { tiles }: SellOffer, wild: boolean): Ware | undefined => {
    const play = words
      .gridFinder()
      .best(view.board, tiles, { wild, limit: WORDS_LOOKED_AT, pay: priceOf, accept: words.isSayable })
      .find(({ word }) => sees(view, word));
    if (play === undefined) return undefined;
    const { word, wildAt, row, col, across, worths, tiles: taken } = play;
    const price = worths.reduce((sum, worth) => sum + priceOf(worth), 0);
    const shown = markWilds(word, wildAt === null ? [] : [wildAt]);
    return { action: { kind: 'sell', word, wildAt, at: { row, col, across } }, shown, price, taken };
  };

  /** The word to sell, and the dearest without a wild where one goes into it. */
  const bestWare = (
    view: View,
    offer: SellOffer,
  ): { readonly ware: Ware; readonly plain?: Ware } | undefined => {
    const find = view.options.crossword ? onGrid : inHand;
    const plain = find(view, offer, false);
    const withWild = offer.wilds === 0 ? undefined : find(view, offer, true);
    const extra = (withWild?.price ?? 0) - (plain?.price ?? 0);
    if (withWild !== undefined && extra > (view.lastChance ? 0 : thumb.wildPays))
      return plain === undefined ? { ware: withWild } : { ware: withWild, plain };
    return plain && { ware: plain };
  };

  /** Sells a word and tells why: what stays is what the hand has left. */
  const sale = (
    view: View,
    held: string,
    { ware, plain }: { readonly ware: Ware; readonly plain?: Ware },
  ): BuyWordChoice => {
    const { action, shown: word, price } = ware;
    const kept = without(held, ware.taken);
    if (view.lastChance) return { action, why: { code: 'sold-last', word, price } };
    if (word !== word.toUpperCase())
      return { action, why: { code: 'spent-wild', word, price, without: plain?.price ?? 0, kept } };
    if (kept === '') return { action, why: { code: 'sold-all', word, price } };
    return { action, why: { code: 'sold-and-kept', word, price, kept } };
  };

  const sell: Evaluator['sell'] = (view, seat, open) => {
    const offer = offerOf(open, 'sell');
    const excess = offerOf(open, 'discard');
    const best = offer && bestWare(view, offer);
    const held = view.seats[seat]?.tiles ?? '';
    const limit = Math.min(view.options.tileLimit ?? thumb.mostHeld, thumb.mostHeld);
    const presses = view.lastChance || held.length >= limit || excess !== undefined;
    if (best !== undefined && (presses || best.ware.price >= thumb.sellFrom)) return sale(view, held, best);
    if (excess === undefined) {
      const why =
        best === undefined
          ? ({ code: 'no-word', kept: held } as const)
          : ({ code: 'held-back', kept: held, dearest: best.ware.price } as const);
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

  /** What letters add to what a hand sells for now. */
  const addedTo = (hand: string, lot: string): number => sellsFor(hand + lot) - sellsFor(hand);

  const lotWorth: Evaluator['lotWorth'] = (view, seat, lot) => {
    const { tiles = null, money = 0 } = view.seats[seat] ?? {};
    if (tiles === null) return guessedWorth(lot);
    const set = TILE_SETS[view.options.tiles];
    // Dear letters are hard to place, so they are hoped to bring no more than common ones.
    const canGoOn = !view.lastChance && money - costOf(view, lot) >= MONEY_TO_GO_ON;
    const later = canGoOn
      ? [...lot].reduce((sum, letter) => sum + thumb.letterHope / Math.sqrt(pipsOf(set, letter)), 0)
      : 0;
    const now = addedTo(tiles, lot) * (view.lastChance ? 1 : thumb.hope);
    const chance = hashText(`${thumb.seed}/${view.round}/lot/${lot}`) / 2 ** 32;
    return now + later + (view.lastChance ? 0 : thumb.misjudges * (2 * chance - 1));
  };

  return {
    sell,
    lotWorth,
    gainOfBuying: (view, seat, lot, price) => lotWorth(view, seat, lot) - price,
    nameSize: (view, seat, { from, to }) => {
      const held = view.seats[seat]?.tileCount ?? 0;
      const random = createRandom(`${thumb.seed}/size/${view.round}`);
      if (random.next() < thumb.whim) {
        const size = from + random.below(to - from + 1);
        return { action: { kind: 'choose', number: size }, why: { code: 'named-on-whim', size } };
      }
      const size = Math.max(from, Math.min(to, held >= 8 ? 4 : 2));
      return { action: { kind: 'choose', number: size }, why: { code: 'named-size', size, held, gain: 0 } };
    },
  };
};
