/** A vote on what was challenged. */
export const BALLOTS = ['yes', 'no', 'pass'] as const;
/** *Yes*: it stands. *Pass* abstains. */
export type Ballot = (typeof BALLOTS)[number];

export const isBallot = (given: unknown): given is Ballot => (BALLOTS as readonly unknown[]).includes(given);

/** How many are for and against. */
export const countBallots = (ballots: readonly Ballot[]): { readonly yes: number; readonly no: number } => ({
  yes: ballots.filter((ballot) => ballot === 'yes').length,
  no: ballots.filter((ballot) => ballot === 'no').length,
});
