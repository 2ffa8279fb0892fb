import type { Manner, Style } from '../characters.ts';
import type { Level } from '../levels.ts';

/** How a bot bets and thinks, in numbers. */
export type Temper = {
  /** The part of its work it uses to play the round on in its head; 0: it goes by what it holds now. */
  readonly foresight: number;
  /** How many ways its hand may go on it thinks of before it bets; undefined: as many as its work allows. */
  readonly futures?: number;
  /** How far it believes others' bets: 0 not at all, 1 wholly. */
  readonly heed: number;
  /** Which part of the finished hands, at most, it takes others to bet on freely, be it little; by betting. Undefined: reads bets by size alone. */
  readonly bettable?: readonly [number, number, number];
  /** By how much it misjudges its chances, at most, and by how much it overrates them with all draws to come and little at stake. */
  readonly blur: number;
  readonly optimism: number;
  /** What its chances must exceed those that the pot asks for by. */
  readonly caution: number;
  /** What they must exceed them by where a call takes all its chips; less where it takes a part of them. */
  readonly fear: number;
  /** From which multiple of a fair share of the pot on it bets, and raises. */
  readonly betFrom: number;
  readonly raiseFrom: number;
  /** How often it bets on nothing where it could check, and raises on nothing. */
  readonly bluff: number;
  /** How often it bets where all others let it be, whatever it holds. */
  readonly stab: number;
  /** What it bets, as parts of the pot; which one does not depend on what it holds. */
  readonly sizes: readonly number[];
  /** What it is ready to give up in chances for one card more in an exchange. */
  readonly curiosity: number;
};

const OF_LEVEL: Readonly<Record<Level, Temper>> = {
  novice: {
    foresight: 0,
    futures: 12,
    heed: 0.36,
    blur: 0.1,
    optimism: 0.25,
    caution: 0,
    fear: 0.25,
    betFrom: 0.9,
    raiseFrom: 1.7,
    bluff: 0.02,
    stab: 0.2,
    sizes: [0.25, 0.5],
    curiosity: 0,
  },
  casual: {
    foresight: 0,
    futures: 20,
    heed: 0.4,
    blur: 0.07,
    optimism: 0.12,
    caution: 0,
    fear: 0.1,
    betFrom: 1.4,
    raiseFrom: 1.6,
    bluff: 0.03,
    stab: 0.2,
    sizes: [0.5],
    curiosity: 0,
  },
  club: {
    foresight: 0.25,
    futures: 80,
    heed: 0.45,
    blur: 0.03,
    optimism: 0.05,
    caution: 0,
    fear: 0.03,
    betFrom: 1.25,
    raiseFrom: 1.45,
    bluff: 0.06,
    stab: 0.35,
    sizes: [0.5, 0.75],
    curiosity: 0,
  },
  expert: {
    foresight: 1,
    heed: 1,
    bettable: [1, 0.55, 0.45],
    blur: 0,
    optimism: 0,
    caution: 0.01,
    fear: 0,
    betFrom: 1.2,
    raiseFrom: 1.4,
    bluff: 0.12,
    stab: 0,
    sizes: [0.5, 0.75, 1],
    curiosity: 0,
  },
};

const IN_STYLE: Readonly<Record<Style, (temper: Temper) => Temper>> = {
  steady: (temper) => temper,
  cautious: (temper) => ({
    ...temper,
    caution: temper.caution + 0.06,
    betFrom: temper.betFrom + 0.1,
    raiseFrom: temper.raiseFrom + 0.1,
    bluff: temper.bluff / 4,
    stab: temper.stab / 2,
  }),
  trader: (temper) => ({ ...temper, curiosity: 0.01, caution: temper.caution - 0.02 }),
  bluffer: (temper) => ({
    ...temper,
    bluff: Math.max(0.12, temper.bluff * 2),
    sizes: temper.sizes.map((size) => size * 1.3),
  }),
};

export const temperOf = ({ level, style }: Manner): Temper => IN_STYLE[style](OF_LEVEL[level]);
