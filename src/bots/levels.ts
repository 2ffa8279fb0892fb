/** How well a bot plays, the weakest first. Each has a larger vocabulary and fewer mistakes than the one before. */
export const LEVELS = ['novice', 'casual', 'club', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/**
 * How much a bot may think about one decision, counted in work and not in time, so that it decides alike on every machine:
 * one unit is about what one core does in a millisecond. This much at a table with people …
 */
export const TABLE_WORK = 300;
/** … and this much in simulations, where bots play thousands of games. */
export const SIMULATION_WORK = 40;
/** The most one may ask for. */
export const MOST_WORK = 10_000;
