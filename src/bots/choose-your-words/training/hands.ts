/** Hands that were played, as training uses them: by their rank among all instead of their strength. */
import { partBelow, type Quantiles } from '../policy/rank.ts';
import { isFew } from '../policy/spot.ts';
import type { Hands } from './betting-tree.ts';
import type { HandPath } from './deals.ts';

const PARTS = 64;
const PLACES = 4;

/** The strengths that split the hands of each betting into equal parts. */
export const quantilesOf = (paths: readonly HandPath[]): Quantiles => {
  const ofBetting = (betting: 0 | 1 | 2): number[] => {
    const sorted = paths.map(({ strengths }) => strengths[betting]).sort((a, b) => a - b);
    return Array.from({ length: PARTS + 1 }, (_, i) =>
      Number((sorted[Math.round((i / PARTS) * (sorted.length - 1))] as number).toFixed(PLACES)),
    );
  };
  return [ofBetting(0), ofBetting(1), ofBetting(2)];
};

export const handsOf = (paths: readonly HandPath[], quantiles: Quantiles): Hands => {
  const ranksIn = (betting: 0 | 1 | 2): Float32Array =>
    Float32Array.from(paths, ({ strengths }) => partBelow(quantiles[betting], strengths[betting]));
  const strengthsIn = (betting: 0 | 1 | 2): Float32Array =>
    Float32Array.from(paths, ({ strengths }) => strengths[betting]);
  const fewIn = (exchange: 0 | 1): Uint8Array =>
    Uint8Array.from(paths, ({ exchanged }) => (isFew(exchange, exchanged[exchange]) ? 1 : 0));
  return {
    count: paths.length,
    ranks: [ranksIn(0), ranksIn(1), ranksIn(2)],
    strengths: [strengthsIn(0), strengthsIn(1), strengthsIn(2)],
    few: [fewIn(0), fewIn(1)],
    scores: Int32Array.from(paths, ({ score }) => score),
  };
};
