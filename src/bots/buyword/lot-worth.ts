import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Offer } from '../../games/buyword/offers.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { Terms } from '../../games/buyword/variants/deal-terms.ts';
import type { View } from '../../games/buyword/view.ts';
import type { WordFinder } from '../../lexicon/word-finder.ts';
import { sensibleBid } from './raise.ts';

type OfferOf<Kind> = Extract<Offer, { kind: Kind }>;

/** A player who sees a table and can tell what letters may sell for. */
export type Appraiser = { readonly view: View; readonly seat: number; readonly finder: WordFinder };

/** Of what letters add to the dearest word, so much is hoped to come true. */
const HOPE = 0.7;

const handOf = ({ view, seat }: Appraiser): string => view.seats[seat]?.tiles ?? '';

const sellsFor = ({ finder }: Appraiser, tiles: string): number =>
  tiles === '' ? 0 : priceOf(Math.max(0, finder.dearestWorth(tiles, false)));

/** What a lot would add to what the hand sells for. */
const addedBy = (who: Appraiser, lot: string): number =>
  HOPE * (sellsFor(who, handOf(who) + lot) - sellsFor(who, handOf(who)));

const costOf = ({ view }: Appraiser, lot: string): number =>
  priceOf(pipsOf(TILE_SETS[view.options.tiles], lot));

/** What the right to buy a lot is worth: nothing where it costs more than it adds, or than there is. */
const rightToBuy = (who: Appraiser, lot: string | undefined): number => {
  if (lot === undefined) return 0;
  const cost = costOf(who, lot);
  return cost > (who.view.seats[who.seat]?.money ?? 0) ? 0 : Math.max(0, addedBy(who, lot) - cost);
};

/** Takes the open tile that adds most to what lot and hand may sell for, less what it adds to the price. */
export const chooseDraft = (who: Appraiser, { tiles }: OfferOf<'draft'>): PlayerAction => {
  const lot = who.view.lots.find(({ from }) => from === who.seat)?.tiles ?? '';
  const letters = [...new Set(tiles)].sort((a, b) => costOf(who, a) - costOf(who, b) || (a < b ? -1 : 1));
  let best = { letter: letters[0] as string, gain: Number.NEGATIVE_INFINITY };
  for (const letter of letters) {
    const gain = addedBy(who, lot + letter) - costOf(who, lot + letter);
    if (gain > best.gain) best = { letter, gain };
  }
  return { kind: 'draft', letter: best.letter };
};

/** Bids as long as the lot is worth it: the least, or where bidding goes on a round sum. */
export const chooseBid = (who: Appraiser, { from, to }: OfferOf<'bid'>): PlayerAction => {
  const { auction, options } = who.view;
  const worth = addedBy(who, auction?.lot ?? '');
  if (worth <= from) return { kind: 'pass' };
  const goesOn = options.auctions === 'french' && auction?.seller !== who.seat;
  return { kind: 'bid', amount: goesOn ? sensibleBid(from, Math.min(to, Math.floor(worth))) : from };
};

/** What a deal would bring a seat: a better lot to buy, and money. */
const gainOf = (who: Appraiser, terms: Terms): number => {
  const { view, seat } = who;
  const before = view.lots.filter(({ holder }) => holder === seat);
  const moveOf = (lot: (typeof before)[number]) =>
    terms.lots.find(({ from, origin = lot.from }) => from === lot.holder && origin === lot.from);
  const after = view.lots.filter((lot) => (moveOf(lot)?.to ?? lot.holder) === seat);
  const worth = (lots: typeof before): number =>
    Math.max(0, ...lots.map(({ tiles }) => rightToBuy(who, tiles)));
  const paid = terms.money.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
  return worth(after) - worth(before) + paid;
};

/** An exchange of two lots that serves both best, as far as a seat can see the other's tiles. */
const bestExchange = (who: Appraiser, { lots, seats }: OfferOf<'propose'>): PlayerAction | undefined => {
  const own = lots.filter(({ holder }) => holder === who.seat);
  const [mine] = own;
  if (mine === undefined || own.length > 1) return undefined;
  let best: { action: PlayerAction; gain: number } | undefined;
  for (const theirs of lots.filter(({ holder }) => holder !== who.seat && seats.includes(holder))) {
    if (lots.filter(({ holder }) => holder === theirs.holder).length > 1) continue;
    const terms = {
      lots: [
        { from: who.seat, to: theirs.holder },
        { from: theirs.holder, to: who.seat },
      ].sort((a, b) => a.from - b.from),
      money: [],
    };
    const other = { ...who, seat: theirs.holder };
    const gain = Math.min(gainOf(who, terms), gainOf(other, terms));
    if (gain > (best?.gain ?? 0)) best = { action: { kind: 'propose', ...terms }, gain };
  }
  return best?.action;
};

/** Accepts what it gains by, rejects the rest, proposes one exchange a round, waits for the answers, and is done. */
export const chooseDeal = (who: Appraiser, open: readonly Offer[]): PlayerAction | undefined => {
  const { view, seat } = who;
  const accept = open.find((offer) => offer.kind === 'accept');
  for (const { number, ...proposal } of view.proposals) {
    if (accept?.kind !== 'accept' || !accept.proposals.includes(number)) continue;
    const gains = gainOf(who, proposal) > 0;
    return { kind: gains ? 'accept' : 'reject', proposal: number };
  }
  if (view.proposals.some(({ by }) => by === seat)) return undefined;
  const propose = open.find((offer) => offer.kind === 'propose');
  const exchange =
    propose?.kind === 'propose' && !view.proposed.includes(seat) ? bestExchange(who, propose) : undefined;
  return exchange ?? { kind: 'done' };
};
