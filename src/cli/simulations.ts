import { buywordSimulation } from './buyword-simulation.ts';
import { cardsSimulation } from './cards-simulation.ts';
import type { Simulation } from './simulation.ts';

const SIMULATIONS: Readonly<Record<string, Simulation>> = {
  buyword: buywordSimulation,
  'choose-your-words': cardsSimulation,
};

/** The games that can be simulated, by name. */
export const simulationOf = (game: string): Simulation | undefined =>
  Object.hasOwn(SIMULATIONS, game) ? SIMULATIONS[game] : undefined;
