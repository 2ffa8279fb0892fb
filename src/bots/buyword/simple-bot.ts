import type { PlayerAction } from '../../games/buyword/actions.ts';
import { type Offer, offers } from '../../games/buyword/offers.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { FoundWord } from '../../lexicon/word-finder.ts';
import type { Bot } from '../bot.ts';
import { chooseBid, chooseDeal, chooseDraft } from './lot-worth.ts';
import { createTableWords, type TableWords } from './table-words.ts';

/** From this price on a word is sold at once; cheaper ones wait for better letters. */
const PRICE_WORTH_SELLING = 196;
/** More letters than this are not held back, whatever the limit. */
const MOST_HELD_BACK = 14;
/** A wild is spent where it makes a word so much dearer. */
const WILD_PAYS = 50;
/** Words that the players banned are passed over; so many are tried. */
const WORDS_LOOKED_AT = 8;
/** What the bot keeps in hand rather than buy a lot that ends a lean spell. */
const LEAST_TILES = 2;

type SellOffer = Extract<Offer, { kind: 'sell' }>;
/** Something to sell, and for how much. */
type Ware = { readonly action: PlayerAction; readonly price: number };

const asWare = ({ word, wildAt, worth }: FoundWord): Ware => ({
  action: { kind: 'sell', word, wildAt: wildAt[0] ?? null },
  price: priceOf(worth),
});

/** The dearest word of a hand, or play on a grid, with a wild or without. */
const dearest = (words: TableWords, view: View, { tiles }: SellOffer, wild: boolean): Ware | undefined => {
  if (!view.options.crossword) {
    const found = words.finder
      .dearestWords(tiles, { limit: WORDS_LOOKED_AT, clean: true, wild })
      .find(({ word }) => words.isSayable(word));
    return found && asWare(found);
  }
  const [play] = words
    .gridFinder()
    .best(view.board, tiles, { wild, limit: 1, pay: priceOf, accept: words.isSayable });
  if (play === undefined) return undefined;
  const { word, wildAt, row, col, across, worths } = play;
  const price = worths.reduce((sum, worth) => sum + priceOf(worth), 0);
  return { action: { kind: 'sell', word, wildAt, at: { row, col, across } }, price };
};

/** What to sell next, with a wild only where that pays. */
const bestWare = (words: TableWords, view: View, offer: SellOffer): Ware | undefined => {
  const plain = dearest(words, view, offer, false);
  if (offer.wilds === 0) return plain;
  const withWild = dearest(words, view, offer, true);
  if (withWild === undefined || plain === undefined) return withWild ?? plain;
  return withWild.price - plain.price > (view.lastRound ? 0 : WILD_PAYS) ? withWild : plain;
};

/**
 * The house bot: names 2, buys nearly all it can pay, puts up for auction what it would decline, holds its letters until
 * a word is worth selling or the limit presses, and spends a wild where that pays. Never says a vulgar word.
 */
export const createSimpleBot = (lexicon: Lexicon): Bot<View, PlayerAction> => {
  const wordsFor = createTableWords(lexicon);

  const sellOrDone = (view: View, open: readonly Offer[]): PlayerAction => {
    const sell = open.find((offer) => offer.kind === 'sell');
    const discard = open.find((offer) => offer.kind === 'discard');
    const ware = sell && bestWare(wordsFor(view.options), view, sell);
    const full = (sell?.tiles.length ?? 0) >= (view.options.tileLimit ?? MOST_HELD_BACK);
    const presses = view.lastChance || full || discard !== undefined;
    if (ware !== undefined && (presses || ware.price >= PRICE_WORTH_SELLING)) return ware.action;
    if (discard === undefined) return { kind: 'done' };
    const set = TILE_SETS[view.options.tiles];
    const dearestFirst = [...discard.tiles].sort(
      (a, b) => pipsOf(set, b) - pipsOf(set, a) || (a < b ? -1 : 1),
    );
    return { kind: 'discard', tiles: dearestFirst.slice(0, discard.most).sort().join('') };
  };

  /** Challenges a word it does not know, as long as the penalty can be borne. */
  const challengeOrWaive = (view: View, open: readonly Offer[]): PlayerAction | undefined => {
    const challenge = open.find((offer) => offer.kind === 'challenge');
    const doubtful = challenge?.sales.find((number) =>
      view.sales.some(
        (sale) =>
          sale.number === number && sale.parts.some(({ word }) => !wordsFor(view.options).isKnown(word)),
      ),
    );
    if (doubtful !== undefined) return { kind: 'challenge', sale: doubtful };
    return open.some((offer) => offer.kind === 'waive') ? { kind: 'waive' } : undefined;
  };

  /** A word is let stand that the dictionary has and, where the theme is one that ships, its list too. */
  const vote = ({ options, sales, vote: called }: View): PlayerAction => {
    const sale = sales.find(({ number }) => number === called?.sale);
    const good = sale?.parts.every(({ word }) => wordsFor(options).isKnown(word)) ?? false;
    return { kind: 'vote', ballot: good ? 'yes' : 'no' };
  };

  const buyOrNot = (view: View, seat: number, open: readonly Offer[]): PlayerAction | undefined => {
    const buy = open.find((offer) => offer.kind === 'buy');
    const { money = 0, tileCount = 0 } = view.seats[seat] ?? {};
    if (buy !== undefined && (tileCount >= LEAST_TILES || buy.price * 2 <= money)) return { kind: 'buy' };
    if (open.some(({ kind }) => kind === 'auction')) return { kind: 'auction' };
    return open.some(({ kind }) => kind === 'decline') ? { kind: 'decline' } : undefined;
  };

  const choose = (view: View, seat: number): PlayerAction | undefined => {
    const open = offers(view, seat);
    const own = view.seats[seat];
    const appraiser = { view, seat, finder: wordsFor(view.options).finder };
    const draft = open.find((offer) => offer.kind === 'draft');
    const bid = open.find((offer) => offer.kind === 'bid');
    if (open.some(({ kind }) => kind === 'roll')) return { kind: 'roll' };
    if (open.some(({ kind }) => kind === 'choose')) {
      return { kind: 'choose', number: own !== undefined && own.tileCount >= 8 ? 4 : 2 };
    }
    if (draft !== undefined) return chooseDraft(appraiser, draft);
    if (view.phase === 'deal' && view.toAct.includes(seat)) return chooseDeal(appraiser, open);
    if (bid !== undefined) return chooseBid(appraiser, bid);
    if (open.some(({ kind }) => kind === 'pass')) return { kind: 'pass' };
    if (open.some(({ kind }) => kind === 'vote')) return vote(view);
    const bought = buyOrNot(view, seat, open);
    if (bought !== undefined) return bought;
    const answer = challengeOrWaive(view, open);
    if (answer !== undefined && (answer.kind === 'challenge' || own?.done === true)) return answer;
    const selling = open.some(({ kind }) => kind === 'sell' || kind === 'discard' || kind === 'done');
    return selling ? sellOrDone(view, open) : undefined;
  };

  return { name: 'simple', choose };
};
