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
  running: (percent: number) => `Reviewing: ${percent}%`,
  stop: 'Stop',
  unreachable: 'The coach can’t be reached. Try again when you’re online.',
  broken: 'The coach can’t review this game.',
  // How everybody played.
  players: 'How everyone played',
  accuracy: (percent: number) => `${percent}%`,
  accuracyOf: (name: string, percent: number) => `${name}: ${percent}% accuracy`,
  accuracyLabel: 'accuracy',
  lost: (sum: string) => `${sum} given away`,
  lostNothing: 'nothing given away',
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
  /** While the coach still looks. */
  noneYet: 'None so far.',
  next: 'Next mistake',
  before: 'Previous mistake',
  // With the keys that do the same.
  keys: {
    open: 'Review (R)',
    next: 'Next mistake (N)',
    before: 'Previous mistake (P)',
    tryIt: 'Try it yourself (T)',
    fork: 'Play on from here (F)',
  },
  step: (step: number) => `Step ${step}`,
  wasBest: (name: string) => `${name}: the best choice.`,
  wasFine: (name: string, sum: string, better: string) =>
    `${name}: fine. A little better, by ${sum}: ${better}.`,
  wasWorse: (name: string, sum: string, better: string) => `${name} lost ${sum}. Better: ${better}.`,
  tryIt: 'Try it yourself',
  tryStep: (tryIt: string, step: string) => `${tryIt}: ${step}`,
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
    start: 'Expected at start',
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
  tryOwn: (round: number) => `Round ${round}, your decision. What would you do this time?`,
  tryBack: 'Back to the review',
  tryAgain: 'Try again',
  weighing: 'The coach is weighing it…',
  yours: 'You',
  played: (name: string) => `${name} in the game`,
  best: 'Best',
  worth: 'Expected result',
  tryBest: 'That’s the best choice!',
  trySame: (sum: string) => `The same as in the game: ${sum} short of the best.`,
  tryAsGood: 'As good as what was played.',
  tryBetter: (sum: string) => `${sum} better than what was played.`,
  tryWorse: (sum: string) => `${sum} worse than what was played.`,
  // A game played on from a moment of another.
  fork: {
    open: 'Play on from here',
    short: 'Play on',
    text: (step: number, round: number) =>
      `You take over after step ${step}, in round ${round}. The letters still to come are the same as in the real game.`,
    bots: 'Bots play everyone else.',
    notCounted: 'The new game is kept among yours, and doesn’t count for records or streaks.',
    seat: 'Play as',
    standIn: 'Bots in place of people',
    start: 'Play on',
    noChance:
      'This record doesn’t tell which letters were still to come, so you can’t play on with the same ones.',
    atEnd: 'The game is over at this step. Go back to an earlier one to play on from there.',
    back: 'See the real game',
    // Both lines.
    lines: 'Both lines',
    lineEnd: (line: string, sum: string) => `${line}: ${sum}`,
    real: 'Real game',
    mine: 'Played on',
    difference: 'Difference',
    round: 'Round',
    player: 'Player',
    parted: 'The games diverge here',
    better: (sum: string) => `You ended ${sum} ahead of the real game.`,
    worse: (sum: string) => `You ended ${sum} behind the real game.`,
    same: 'You ended exactly as in the real game.',
    soFar: 'The real game, round by round, beside yours.',
  },
};
