/** What is said of the coach outside its own pages: those fetch the rest (review-en.ts). */
export const coachWaysEn = {
  open: 'Review',
  openGame: 'Review this game',
  offer: 'How well did you play, and was it luck?',
  // A game played on from a moment of another.
  forkTitle: (game: string, round: number) => `${game}, played on from round ${round}`,
  forkAgain: 'Try again from there',
};
