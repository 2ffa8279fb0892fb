import type { Phase } from '../../../games/buyword/events.ts';
import { auctionSurface } from './auction.tsx';
import { buySurface } from './buy.tsx';
import { chooseSurface } from './choose.tsx';
import { dealSurface } from './deal.tsx';
import { draftSurface } from './draft.tsx';
import { drawSurface } from './draw.ts';
import { rollSurface } from './roll.tsx';
import { sellSurface } from './sell.tsx';
import type { PhaseSurface } from './surface.ts';
import { voteSurface } from './vote.tsx';

/** How each phase looks at the table; when the game is over the result is shown. */
export const SURFACES: Readonly<Record<Exclude<Phase, 'over'>, PhaseSurface>> = {
  roll: rollSurface,
  choose: chooseSurface,
  draw: drawSurface,
  draft: draftSurface,
  deal: dealSurface,
  auction: auctionSurface,
  buy: buySurface,
  sell: sellSurface,
  vote: voteSurface,
};
