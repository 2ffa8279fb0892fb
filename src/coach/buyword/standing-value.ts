/** What a seat can expect to end with, by the phase that a game of BuyWord is in. */
import { LOT_SIZES } from '../../bots/buyword/value/value-net.ts';
import { standingDealGain } from './deal-values.ts';
import { gridGain } from './grid-values.ts';
import { auctionGain, draftGain } from './lot-values.ts';
import { baseOf, lotsOf, type Position, worthWithLots } from './position.ts';

/** Before any lot lies there: with the size of the lots known, named by oneself or by another, or not rolled yet. */
const beforeDraw = ({ view, seat, holding, worths }: Position): number => {
  const heads = worths.heads(holding);
  if (view.lotSize !== null) return heads[(LOT_SIZES as readonly number[]).indexOf(view.lotSize)] ?? 0;
  if (view.phase !== 'choose') return worths.outlook(holding);
  if (view.leader === seat) return Math.max(...heads);
  return heads.reduce((sum, head) => sum + head, 0) / heads.length;
};

/** In the selling of a round: whoever is done keeps what is in hand. */
const whileSelling = (position: Position): number => {
  const { view, seat, own, holding, worths } = position;
  if (own.done) return view.lastChance ? 0 : worths.outlook(holding);
  const lays = view.options.crossword && view.phase === 'sell' && view.toAct.includes(seat);
  return lays ? gridGain(position) : worths.selling(holding);
};

export const standingValue = (position: Position): number => {
  const { view, holding, worths } = position;
  const base = baseOf(position);
  switch (view.phase) {
    case 'roll':
    case 'choose':
    case 'draw':
      return base + beforeDraw(position);
    case 'draft':
      return base + worths.selling(holding) + draftGain(position);
    case 'deal':
      return base + worthWithLots(position, holding, lotsOf(position)) + standingDealGain(position);
    case 'buy':
      return base + worthWithLots(position, holding, lotsOf(position));
    case 'auction':
      return base + worthWithLots(position, holding, lotsOf(position)) + auctionGain(position);
    default:
      return base + whileSelling(position);
  }
};
