import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Offer } from '../../games/buyword/offers.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Choice } from '../bot.ts';
import type { BuyWordReason } from './reasons.ts';

export type BuyWordChoice = Choice<PlayerAction, BuyWordReason>;
type OfOneKind<Each, Kind> = Each extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Each
    : never
  : never;
/** The offer that a kind of action stands in. */
export type OfferOf<Kind> = OfOneKind<Offer, Kind>;
export type SellOffer = OfferOf<'sell'>;

/** How a player judges what lies on the table; all else (bids, deals, drafts) follows from it. */
export type Evaluator = {
  /**
   * What letters would bring a seat in the rest of the game, price not counted; where its hand is hidden, what they bring
   * anybody.
   */
  readonly lotWorth: (view: View, seat: number, lot: string) => number;
  /** The size of lots to name. */
  readonly nameSize: (view: View, seat: number, offer: OfferOf<'choose'>) => BuyWordChoice;
  /** What it takes to have a lot for its price: the gain of buying, which may be below 0. */
  readonly gainOfBuying: (view: View, seat: number, lot: string, price: number) => number;
  /** What to sell next, discard, or be done. */
  readonly sell: (view: View, seat: number, open: readonly Offer[]) => BuyWordChoice;
};

/** The offer of a kind among those that are open. */
export const offerOf = <Kind extends Offer['kind']>(
  open: readonly Offer[],
  kind: Kind,
): OfferOf<Kind> | undefined => open.find((offer) => offer.kind === kind) as OfferOf<Kind> | undefined;

/** What letters are guessed to bring a player whose hand is hidden: so much each. */
const LETTER_BRINGS = 16;

/** What a lot is worth to somebody, where nobody knows better. */
export const guessedWorth = (lot: string): number => LETTER_BRINGS * lot.length;
