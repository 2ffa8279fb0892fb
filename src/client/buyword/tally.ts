import { computed, signal } from '@preact/signals';
import { priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { type Scene, steppedScene } from '../table/motion/scenes.ts';
import type { Facts } from './facts.ts';
import type { LaidTiles } from './rack.ts';

/** A tile is counted so long after the one before, and a long word takes no longer than this; then its price stands for a while. */
const STEP_MS = 75;
const LONGEST_MS = 600;
const PRICE_MS = 220;
const SEMITONES = 2;

/** The word that is sold, counted tile by tile before its money comes: how far that is, and what it comes to so far. */
export const createTally = ({ laid }: Pick<LaidTiles, 'laid'>, { pips }: Pick<Facts, 'pips'>) => {
  /** How many tiles have been counted; undefined while nothing is counted. */
  const counted = signal<number | undefined>(undefined);
  const isWhole = computed(() => counted.value !== undefined && counted.value > laid.value.length);

  return {
    /** Whether the tile at a place of the word has been counted. */
    isCounted: (at: number): boolean => counted.value !== undefined && at < counted.value,
    /** The sum so far and its price, and whether that is all; undefined while nothing is counted. */
    sum: computed(() => {
      if (counted.value === undefined) return undefined;
      const sum = laid.value
        .slice(0, counted.value)
        .reduce((before, { letter, from }) => before + (from === 'wild' ? WILD_PIPS : pips(letter)), 0);
      return { pips: sum, price: priceOf(sum), isWhole: isWhole.value };
    }),
    /** Counts the word that lies there; its last step is that it has been counted. */
    scene: (): Scene => {
      const tiles = laid.peek().length;
      const count = (so: number) => () => {
        counted.value = so;
      };
      const steps = steppedScene(
        Math.min(STEP_MS, LONGEST_MS / (tiles + 1)),
        Array.from({ length: tiles + 1 }, (_, at) => count(at + 1)),
        'count',
        SEMITONES,
      );
      return {
        ms: steps.ms + PRICE_MS,
        begin: (hear) => {
          counted.value = 0;
          const end = steps.begin(hear);
          return () => {
            end();
            counted.value = undefined;
          };
        },
      };
    },
  };
};
