/** What is said of a game that is played on from a moment of another. */
export const forkEn = {
  open: 'Play on from here',
  short: 'Play on',
  text: (step: number, round: number) =>
    `You take over after step ${step}, in round ${round}. The letters still to come are the same as in the real game.`,
  bots: 'Bots play everyone else.',
  notCounted: 'It’s kept among your games, and doesn’t count for records or streaks.',
  seat: 'Play as',
  standIn: 'Bots in place of people',
  start: 'Play on',
  noChance:
    'This record doesn’t tell which letters were still to come, so you can’t play on with the same ones.',
  atEnd: 'The game is over at this step. Go back to an earlier one to play on from there.',
  // The game itself.
  title: (game: string, round: number) => `${game}, played on from round ${round}`,
  mark: (round: number) => `Played on from round ${round}`,
  again: 'Try again from there',
  back: 'See the real game',
  // Both lines.
  lines: 'Both lines',
  real: 'Real game',
  mine: 'Played on',
  difference: 'Difference',
  round: 'Round',
  player: 'Player',
  parted: 'The two part here',
  better: (sum: string) => `You ended ${sum} ahead of the real game.`,
  worse: (sum: string) => `You ended ${sum} behind the real game.`,
  same: 'You ended exactly as in the real game.',
  soFar: 'The real game, round by round, beside yours.',
};
