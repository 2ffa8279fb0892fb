import type { Style } from '../characters.ts';

/** What a style changes in how a player deals with others and with money. */
export type StyleParameters = {
  /** A lot must be worth so much more than its price to be bought, in dollars. */
  readonly buyMargin: number;
  /** Bids go up to this part of what a lot is worth. */
  readonly bidShare: number;
  /** Bids go up to this part of what a lot is worth to a rival, to make them pay. */
  readonly bluffShare: number;
  /** A deal must bring so much more than it brings the others, in dollars; below 0: deals for the sake of dealing. */
  readonly dealMargin: number;
  /** Of what a deal brings the two sides, so much is asked for. */
  readonly dealShare: number;
  /** A lot is put up where that is hoped to save so much, in dollars. */
  readonly putUpMargin: number;
  /** How often it declares a word that it made up, where words are only judged when challenged (BW-5.5). */
  readonly makesUp: number;
};

export const STYLE_PARAMETERS: Readonly<Record<Style, StyleParameters>> = {
  steady: {
    buyMargin: 0,
    bidShare: 0.95,
    bluffShare: 0.6,
    dealMargin: 3,
    dealShare: 0.6,
    putUpMargin: 4,
    makesUp: 0,
  },
  cautious: {
    buyMargin: 5,
    bidShare: 0.75,
    bluffShare: 0,
    dealMargin: 10,
    dealShare: 0.5,
    putUpMargin: 15,
    makesUp: 0,
  },
  trader: {
    buyMargin: 0,
    bidShare: 1,
    bluffShare: 0.6,
    dealMargin: -4,
    dealShare: 0.5,
    putUpMargin: -6,
    makesUp: 0,
  },
  bluffer: {
    buyMargin: -3,
    bidShare: 1.1,
    bluffShare: 0.9,
    dealMargin: 0,
    dealShare: 0.8,
    putUpMargin: 0,
    makesUp: 0.35,
  },
};
