/**
 * What the betting policy tells apart. Places in a round that look alike to it share a row of its table: the betting, who is left, how
 * strong the hand is among all, who exchanged few cards, what is left to bet and how far the pot has grown, and the bet to be met.
 */

/** Parts of equal size that hands are told apart by, by betting. */
const HAND_PARTS = [16, 16, 20] as const;
/** Two players from the start; one rival left of several; several rivals. */
export const SCENES = 3;
/** Up to which multiple of the pot lies behind, after a call … */
const DEPTHS = [0.4, 1, 2, 3.5, 6, 10, 17, 40] as const;
/** … and how many times what must be put in the pot was before the bet to be met. */
const GROWTHS = [1.2, 2.5, 6] as const;
/** In the first betting: how many antes the least bet is. */
const LEAST_BETS = [1.4, 2.9] as const;
/** Bets that are told apart, as parts of the pot before them. */
const BETS_MET = [0.1, 0.33, 0.7, 1.2, 2.5, 7] as const;
/** Who exchanged few cards: nobody, the rival, oneself, both. */
const DRAWS = 4;
const RIVAL_FEW = 1;
const OWN_FEW = 2;

/** Nothing to meet, early or late; a first bet of some size, early or late; a raise of some size. */
const FACINGS = 2 + 3 * BETS_MET.length;
const CONTEXTS = (DEPTHS.length + 1) * (GROWTHS.length + 1) * FACINGS * DRAWS;

/** Fold; check or call (or the least, where one must bet); the least or little more; two sizes; all that a rival can meet. */
export const ACTIONS = 6;
export const FOLD = 0;
export const PASS = 1;
export const ALL_IN = 5;
export const LEAST = 2;
/** Up to which part of the pot the smallest bets go. */
const LITTLE = 0.2;
/** The sizes of the next two, as parts of the pot after a call. */
const SIZES = [0.5, 1.2] as const;
/** A bet of so large a part of what is left is all of it. */
const NEARLY_ALL = 0.7;

const ROWS_BEFORE = HAND_PARTS.map((_, betting) =>
  HAND_PARTS.slice(0, betting).reduce((sum, parts) => sum + parts * CONTEXTS, 0),
);
const ROWS_A_SCENE = HAND_PARTS.reduce((sum, parts) => sum + parts * CONTEXTS, 0);
export const ROWS = SCENES * ROWS_A_SCENE;

/** A place in a betting as the policy looks at it; sums are chips. */
export type Spot = {
  readonly scene: number;
  /** From 0. */
  betting: number;
  /** All that lies in the middle, bets of this betting included. */
  pot: number;
  toCall: number;
  /** What the player and a rival can still put in after a call. */
  behind: number;
  /** How many times what everybody must put in lay in the pot before the bet to be met. */
  growth: number;
  /** How many antes the least bet is. */
  leastBet: number;
  /** Whether the player has put chips in during this betting. */
  hasBet: boolean;
  /** Whether the player acts last, or after a bet closes the betting. */
  isLate: boolean;
  ownFew: boolean;
  rivalFew: boolean;
};

/** How many antes the least bet is, by the stakes of a table. */
export const leastBetOf = ({ ante, minBet }: { readonly ante: number; readonly minBet: number }): number =>
  minBet / Math.max(ante, 0.2);

const binOf = (edges: readonly number[], value: number): number => {
  let bin = 0;
  while (bin < edges.length && value > (edges[bin] as number)) bin++;
  return bin;
};

/**
 * Which of the known bets a bet is taken for: between two of them by lot, as often as makes neither worth aiming at (the
 * pseudo-harmonic mapping of Ganzfried and Sandholm).
 */
export const betTakenFor = (part: number, lot: number): number => {
  const above = binOf(BETS_MET, part);
  if (above === 0) return 0;
  if (above === BETS_MET.length) return above - 1;
  const [a, b] = [BETS_MET[above - 1] as number, BETS_MET[above] as number];
  return lot < ((b - part) * (1 + a)) / ((b - a) * (1 + part)) ? above - 1 : above;
};

const HUGE = BETS_MET.length - 1;
const NO_BET = -1;

const facingOf = ({ hasBet, isLate }: Spot, size: number): number => {
  const late = isLate ? 1 : 0;
  if (size === NO_BET) return late;
  return hasBet ? 2 + 2 * BETS_MET.length + size : 2 + 2 * size + late;
};

/**
 * How much can still be won or lost, in steps. Of a huge bet, mostly all-in, it is the whole of it, for little or nothing lies behind: twelve pots must not
 * be answered like fifty.
 */
const depthOf = ({ pot, toCall, behind }: Spot, size: number): number =>
  size === HUGE
    ? binOf(DEPTHS, (toCall + behind) / Math.max(1, pot - toCall))
    : binOf(DEPTHS, behind / Math.max(1, pot + toCall));

/** The row of a place for a hand that beats this part of all; `lot` settles what bets are taken for. */
export const rowOf = (spot: Spot, rank: number, lot: number): number => {
  const parts = HAND_PARTS[spot.betting] as number;
  const part = Math.min(parts - 1, Math.floor(rank * parts));
  const size = spot.toCall > 0 ? betTakenFor(spot.toCall / Math.max(1, spot.pot - spot.toCall), lot) : NO_BET;
  const depth = depthOf(spot, size);
  const growth = binOf(GROWTHS, spot.growth);
  // Before the first exchange the antes have the place of what was exchanged.
  const draws =
    spot.betting === 0
      ? binOf(LEAST_BETS, spot.leastBet)
      : (spot.ownFew ? OWN_FEW : 0) + (spot.rivalFew ? RIVAL_FEW : 0);
  const context = ((depth * (GROWTHS.length + 1) + growth) * FACINGS + facingOf(spot, size)) * DRAWS + draws;
  return spot.scene * ROWS_A_SCENE + (ROWS_BEFORE[spot.betting] as number) + context * parts + part;
};

/** The rows of each place, from the weakest hand to the strongest. */
export const placesByHand = (): number[][] =>
  Array.from({ length: SCENES }, (_, scene) => scene * ROWS_A_SCENE).flatMap((before) =>
    HAND_PARTS.flatMap((parts, betting) =>
      Array.from({ length: CONTEXTS }, (_, context) =>
        Array.from(
          { length: parts },
          (_, hand) => before + (ROWS_BEFORE[betting] as number) + context * parts + hand,
        ),
      ),
    ),
  );

/** Pots that have grown as far, a step less or more, two …, as far as there are such. */
const growthsNear = (growth: number): number[] =>
  Array.from({ length: GROWTHS.length + 1 }, (_, other) => other).sort(
    (a, b) => Math.abs(a - growth) - Math.abs(b - growth) || a - b,
  );

/** How far rows much like one are from it, by what tells it apart, once worked out. */
const stepsKept = new Map<number, readonly number[]>();

const stepsFrom = (scene: number, betting: number, growth: number, draws: number): readonly number[] => {
  const key = ((scene * HAND_PARTS.length + betting) * (GROWTHS.length + 1) + growth) * DRAWS + draws;
  const kept = stepsKept.get(key);
  if (kept !== undefined) return kept;
  const parts = HAND_PARTS[betting] as number;
  const steps = growthsNear(growth).flatMap((near) =>
    [draws, draws & RIVAL_FEW, 0].flatMap((others) => {
      const step = ((near - growth) * FACINGS * DRAWS - (draws - others)) * parts;
      return Array.from({ length: scene + 1 }, (_, fewer) => step - fewer * ROWS_A_SCENE);
    }),
  );
  const all = [...new Set(steps)];
  stepsKept.set(key, all);
  return all;
};

/**
 * How far those rows are from one that are much like it, itself first, then the likest: whoever exchanged few cards, with fewer players, and when the pot had
 * grown less or more.
 */
export const stepsToAlike = (row: number): readonly number[] => {
  const scene = Math.floor(row / ROWS_A_SCENE);
  const inScene = row % ROWS_A_SCENE;
  let betting = HAND_PARTS.length - 1;
  while (inScene < (ROWS_BEFORE[betting] as number)) betting--;
  const context = Math.floor((inScene - (ROWS_BEFORE[betting] as number)) / (HAND_PARTS[betting] as number));
  const growth = Math.floor(context / (DRAWS * FACINGS)) % (GROWTHS.length + 1);
  return stepsFrom(scene, betting, growth, context % DRAWS);
};

/** By how much an action raises beyond what is to be called; 0: it is not there. `lot` makes sizes uneven. */
export const raiseOf = (action: number, spot: Spot, least: number, lot: number): number => {
  const { pot, toCall, behind } = spot;
  if (behind <= 0) return 0;
  if (action === ALL_IN) return behind;
  if (action < LEAST) return 0;
  const size = action === LEAST ? LITTLE * lot : (SIZES[action - LEAST - 1] as number) * (0.8 + 0.4 * lot);
  const wish = Math.max(least, Math.round((pot + toCall) * size));
  return wish >= NEARLY_ALL * behind ? 0 : wish;
};
