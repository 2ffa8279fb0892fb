/** Words on a grid (BW-14): what pays now against what the letters that stay may still bring. */
import { priceOf } from '../../games/buyword/tile-set.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import type { Placement } from '../../lexicon/grid-finder.ts';
import { markWilds } from '../../lexicon/rack-words.ts';
import type { BuyWordChoice, SellOffer } from './evaluator.ts';
import type { BuyWordReason } from './reasons.ts';
import { lettersOf } from './standing.ts';
import type { TableWords } from './table-words.ts';
import type { Holding } from './value/round-thinker.ts';

const PLAYS_LOOKED_AT = 24;

const paidFor = ({ worths }: Placement): number => worths.reduce((sum, worth) => sum + priceOf(worth), 0);

const holdingAfter = ({ hand, wilds, money }: Holding, play: Placement): Holding => {
  const gone = countLetters(play.tiles);
  return {
    hand: hand.map((count, code) => count - (gone[code] as number)),
    wilds: wilds - (play.usesWild ? 1 : 0),
    money: money + paidFor(play),
  };
};

/** The play that brings most with what stays, by a worth of holdings; undefined where keeping all is better. */
export const sellOnGrid = (
  words: TableWords,
  view: View,
  holding: Holding,
  offer: SellOffer | undefined,
  worthOf: (after: Holding) => number,
): BuyWordChoice | undefined => {
  if (offer === undefined) return undefined;
  const { tiles, wilds } = offer;
  const find = (wild: boolean): Placement[] =>
    words.gridFinder().best(view.board, tiles, {
      wild,
      limit: PLAYS_LOOKED_AT,
      pay: priceOf,
      accept: words.isSayable,
    });
  let most = worthOf(holding);
  let best: Placement | undefined;
  for (const play of [...find(false), ...(wilds > 0 ? find(true) : [])]) {
    const worth = paidFor(play) + worthOf(holdingAfter(holding, play));
    if (worth <= most) continue;
    most = worth;
    best = play;
  }
  if (best === undefined) return undefined;
  const { word, wildAt, row, col, across } = best;
  const sold = { word: markWilds(word, wildAt === null ? [] : [wildAt]), price: paidFor(best) };
  const kept = lettersOf(holdingAfter(holding, best).hand);
  const why: BuyWordReason = view.lastChance
    ? { code: 'sold-last', ...sold }
    : kept === ''
      ? { code: 'sold-all', ...sold }
      : { code: 'sold-and-kept', ...sold, kept };
  return { action: { kind: 'sell', word, wildAt, at: { row, col, across } }, why };
};
