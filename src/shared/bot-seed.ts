/** The chance of a bot's own in a game: the game's seed decides it, and it tells nothing of what bag or deck hold. */
export const botSeed = (seat: number, gameSeed: string): string => `bot ${seat} ${gameSeed}`;
