import type { PlayerAction } from '../../games/buyword/actions.ts';
import { type Offer, offers } from '../../games/buyword/offers.ts';
import { isWord } from '../../games/buyword/selling.ts';
import { pipsByLetter, pipsOf, priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { createWordFinder, type FoundWord, type WordFinder } from '../../lexicon/word-finder.ts';
import type { Bot } from '../bot.ts';

/** From this many pips on a word is sold at once; cheaper ones wait for better letters. */
const PIPS_WORTH_SELLING = 14;
/** A wild is spent where it makes a word so much dearer. */
const WILD_PAYS = 50;
/** Words that the players banned are passed over; so many are tried. */
const WORDS_LOOKED_AT = 8;
/** What the bot keeps in hand rather than buy a lot that ends a lean spell. */
const LEAST_TILES = 2;

type SellOffer = Extract<Offer, { kind: 'sell' }>;

const asSale = ({ word, wildAt }: FoundWord): PlayerAction => ({
  kind: 'sell',
  word,
  wildAt: wildAt[0] ?? null,
});

/** The dearest word of a hand that is known, with a wild only where that pays. */
const dearest = (
  finder: WordFinder,
  { tiles, wilds }: SellOffer,
  lastRound: boolean,
  isKnown: (word: string) => boolean,
): FoundWord | undefined => {
  const find = (wild: boolean): FoundWord | undefined =>
    finder
      .dearestWords(tiles, { limit: WORDS_LOOKED_AT, clean: true, wild })
      .find(({ word }) => isKnown(word));
  const plain = find(false);
  if (wilds === 0) return plain;
  const withWild = find(true);
  if (withWild === undefined || plain === undefined) return withWild ?? plain;
  const gain = priceOf(withWild.worth) - priceOf(plain.worth);
  return gain > (lastRound ? 0 : WILD_PAYS) ? withWild : plain;
};

/**
 * The house bot: names 2, buys nearly all it can pay, holds its letters until a word is worth selling or the limit
 * presses, and spends a wild where that pays. Never says a vulgar word.
 */
export const createSimpleBot = (lexicon: Lexicon): Bot<View, PlayerAction> => {
  const finders = new Map<View['options']['tiles'], WordFinder>();
  const finderFor = (tiles: View['options']['tiles']): WordFinder => {
    let finder = finders.get(tiles);
    if (finder === undefined) {
      finder = createWordFinder(lexicon, { letters: pipsByLetter(TILE_SETS[tiles]), wild: WILD_PIPS });
      finders.set(tiles, finder);
    }
    return finder;
  };

  const isKnown = (view: View, word: string): boolean => isWord(view.options, lexicon, word);

  const sellOrDone = (view: View, open: readonly Offer[]): PlayerAction => {
    const sell = open.find((offer) => offer.kind === 'sell');
    const discard = open.find((offer) => offer.kind === 'discard');
    const known =
      sell && dearest(finderFor(view.options.tiles), sell, view.lastRound, (word) => isKnown(view, word));
    const full = (sell?.tiles.length ?? 0) >= (view.options.tileLimit ?? PIPS_WORTH_SELLING);
    if (
      known !== undefined &&
      (view.lastRound || full || discard !== undefined || known.worth >= PIPS_WORTH_SELLING)
    ) {
      return asSale(known);
    }
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
        (sale) => sale.number === number && sale.parts.some(({ word }) => !isKnown(view, word)),
      ),
    );
    if (doubtful !== undefined) return { kind: 'challenge', sale: doubtful };
    return open.some((offer) => offer.kind === 'waive') ? { kind: 'waive' } : undefined;
  };

  const choose = (view: View, seat: number): PlayerAction | undefined => {
    const open = offers(view, seat);
    const buy = open.find((offer) => offer.kind === 'buy');
    const own = view.seats[seat];
    if (open.some(({ kind }) => kind === 'roll')) return { kind: 'roll' };
    if (open.some(({ kind }) => kind === 'choose')) {
      return { kind: 'choose', number: own !== undefined && own.tileCount >= 8 ? 4 : 2 };
    }
    if (buy !== undefined) {
      const keepsEnough = (own?.money ?? 0) - buy.price >= 0 && (own?.tileCount ?? 0) >= LEAST_TILES;
      return keepsEnough || buy.price * 2 <= (own?.money ?? 0) ? { kind: 'buy' } : { kind: 'decline' };
    }
    if (open.some(({ kind }) => kind === 'decline')) return { kind: 'decline' };
    const answer = challengeOrWaive(view, open);
    if (answer !== undefined && (answer.kind === 'challenge' || own?.done === true)) return answer;
    const selling = open.some(({ kind }) => kind === 'sell' || kind === 'discard' || kind === 'done');
    return selling ? sellOrDone(view, open) : undefined;
  };

  return { name: 'simple', choose };
};
