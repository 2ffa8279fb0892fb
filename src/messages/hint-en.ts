import { plural } from './wording.ts';

/** What is said around hints at a table; the hints themselves are the coach's. */
export const hintEn = {
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
};
