import { plural } from './wording.ts';

/** What is said of the coach outside its own pages: those fetch the rest (review-en.ts). */
export const coachWaysEn = {
  open: 'Review',
  openGame: 'Review this game',
  offer: 'How well did you play, and was it luck?',
  // A game played on from a moment of another.
  forkTitle: (game: string, round: number) => `${game}, played on from round ${round}`,
  forkAgain: 'Try again from there',
  // Hints at a table; what they say is the coach's.
  hint: {
    ask: 'Hint',
    heading: 'Hint',
    thinking: 'The coach is thinking…',
    more: (level: number): string => (level === 1 ? 'Which letters?' : 'What’s the move?'),
    nothing: 'There’s nothing to decide here.',
    unreachable: 'The coach can’t be reached. Try again when you’re online.',
    broken: 'The coach has no advice here.',
    notHere: 'No hints at this table.',
    taken: (count: number) => `${count} ${plural('en', count, 'hint', 'hints')}`,
    notCounted: (count: number) =>
      `With ${count} ${plural('en', count, 'hint', 'hints')}: this game doesn’t count for records.`,
  },
};
