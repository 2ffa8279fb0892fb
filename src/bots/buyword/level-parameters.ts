import type { Language } from '../../shared/language.ts';
import type { Level } from '../levels.ts';
import type { Thumb } from './heuristic.ts';
import type { NetworkMind } from './network-evaluator.ts';

/** Sums to err by are for each language: by French words and tiles a third more is earned. */
type Network = Pick<NetworkMind, 'effort'> & {
  readonly slip: Readonly<Record<Language, number>>;
  readonly looksAhead: boolean;
};

/** How a level plays: by rules of thumb or by the network, and how often it doubts a word that it does not know. */
export type LevelParameters = { readonly doubts: number } & (
  | { readonly thumb: Omit<Thumb, 'seed'>; readonly network?: undefined }
  | { readonly thumb?: undefined; readonly network: Network }
);

export const BUYWORD_LEVELS: Readonly<Record<Level, LevelParameters>> = {
  novice: {
    doubts: 0.05,
    thumb: {
      sellFrom: 100,
      wildPays: 36,
      mostHeld: 8,
      overlooks: 0.06,
      hope: 0.8,
      letterHope: 12,
      misjudges: 10,
      whim: 0.5,
    },
  },
  casual: {
    doubts: 0.1,
    thumb: {
      sellFrom: 169,
      wildPays: 50,
      mostHeld: 8,
      overlooks: 0.015,
      hope: 0.9,
      letterHope: 20,
      misjudges: 5,
      whim: 0.1,
    },
  },
  club: {
    doubts: 0.3,
    network: { effort: { plain: 30, wild: 40, judged: 16 }, slip: { en: 26, fr: 39 }, looksAhead: false },
  },
  expert: {
    doubts: 1,
    network: { effort: { plain: 100, wild: 100, judged: 36 }, slip: { en: 0, fr: 0 }, looksAhead: true },
  },
};
