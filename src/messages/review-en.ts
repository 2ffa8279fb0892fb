import type { CoachGrade } from '../coach/grades.ts';
import { plural } from './wording.ts';

const count = (number: number, one: string, other: string): string =>
  `${number} ${plural('en', number, one, other)}`;

const grades: Readonly<Record<CoachGrade, string>> = {
  best: 'Best',
  fine: 'Fine',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
};

/** What is said of a game that the coach looks at. */
export const reviewEn = {
  open: 'Review',
  openGame: 'Review this game',
  lead: 'The coach looks at every decision: what was best, what it cost, and how much was luck.',
  offer: 'How well did you play, and was it luck?',
  running: (percent: number) => `Reviewing: ${percent}%`,
  stop: 'Stop',
  unreachable: 'The coach can’t be reached. Try again when you’re online.',
  broken: 'The coach can’t review this game.',
  // How everybody played.
  players: 'How everyone played',
  accuracy: (percent: number) => `${percent}%`,
  accuracyOf: (name: string, percent: number) => `${name}: ${percent}% accuracy`,
  accuracyLabel: 'accuracy',
  lost: (sum: string) => `${sum} lost by choices`,
  lostNothing: 'nothing lost by choices',
  decisions: (number: number) => count(number, 'decision', 'decisions'),
  grades,
  // Step by step.
  chart: 'Expected result, step by step',
  chartHint: 'What each player could expect to end with.',
  roundOf: (round: number) => `Round ${round}`,
  mistakes: 'Mistakes',
  followed: 'More about',
  everyone: 'Everyone',
  noMistakes: 'No mistakes. Well played!',
  next: 'Next mistake',
  before: 'Previous mistake',
  step: (step: number) => `Step ${step}`,
  wasBest: (name: string) => `${name}: the best choice.`,
  wasFine: (name: string, sum: string, better: string) =>
    `${name}: fine. A little better, by ${sum}: ${better}.`,
  wasWorse: (name: string, sum: string, better: string) => `${name} lost ${sum}. Better: ${better}.`,
  tryIt: 'Try it yourself',
  // Turning points and words.
  turningPoints: 'Turning points',
  turning: (name: string, change: string) => `${name} ${change}`,
  causes: { luck: 'luck', own: 'own choice', others: 'what others did' },
  noTurning: 'None: it went as expected.',
  missed: 'Words missed',
  missedBy: (name: string, sum: string) => `${name}, ${sum} better`,
  noMissed: 'No better word was missed.',
  // Luck and choices.
  split: 'Luck and choices',
  parts: {
    start: 'Expected at the start',
    luck: 'Luck',
    own: 'Own choices',
    others: 'What others did',
    result: 'Result',
  },
  splitWords: (name: string, start: string, luck: string, own: string, others: string, result: string) =>
    `${name}: ${start} expected at the start, ${luck} by luck, ${own} by own choices, ${others} by what others did. Result: ${result}.`,
  // Trying a moment again.
  tryHeading: 'Try it yourself',
  tryText: (name: string, round: number) => `Round ${round}, as ${name}. What would you do here?`,
  tryBack: 'Back to the review',
  tryAgain: 'Try again',
  weighing: 'The coach is weighing it…',
  yours: 'You',
  played: (name: string) => `${name} in the game`,
  best: 'Best',
  worth: 'Expected result',
  tryBest: 'That’s the best choice!',
  tryAsGood: 'As good as what was played.',
  tryBetter: (sum: string) => `${sum} better than what was played.`,
  tryWorse: (sum: string) => `${sum} worse than what was played.`,
};
