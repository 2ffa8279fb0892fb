import type { Phase } from '../../../games/choose-your-words/events.ts';
import { betSurface } from './bet.tsx';
import { categorySurface } from './category.tsx';
import { challengeSurface } from './challenge.tsx';
import { declareSurface } from './declare.tsx';
import { exchangeSurface } from './exchange.tsx';
import type { PhaseSurface } from './surface.ts';
import { voteSurface } from './vote.tsx';

/** How each phase looks at the table; when the game is over the result is shown. */
export const SURFACES: Readonly<Record<Exclude<Phase, 'over'>, PhaseSurface>> = {
  category: categorySurface,
  bet: betSurface,
  exchange: exchangeSurface,
  declare: declareSurface,
  challenge: challengeSurface,
  vote: voteSurface,
};
