import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const wins = (count: number): string => `${number(count)} ${plural('en', count, 'win', 'wins')}`;

/** What is said of the records that a device keeps, on the home pages, at the end of a game and of opponents. */
export const recordsEn = {
  heading: 'Your records',
  bestAlone: (score: string) => `Best solo ${score}`,
  bestWord: (word: string, worth: string) => `${word} ${worth}`,
  streak: (count: number) => `${wins(count)} in a row`,
  longestStreak: (count: number) => `Longest streak: ${wins(count)}`,
  played: (games: number) => `${number(games)} ${plural('en', games, 'game', 'games')} played`,
  against: (won: number, played: number) => `You won ${number(won)} of ${number(played)}`,
  againstLevel: (level: string, won: number, played: number) =>
    `${level}: ${number(won)} of ${number(played)} won`,
  // At the end of a game.
  newRecord: 'A new record!',
  bestWas: (score: string) => `Your best was ${score}.`,
  bestIs: (score: string) => `Your best is ${score}.`,
  firstAlone: 'Your first result: one to beat.',
  newWord: (word: string) => `${word} is your most valuable word so far.`,
  newStreak: (count: number) => `${wins(count)} in a row: your longest streak.`,
  // A game that goes on.
  alone: (game: string) => `${game} solo`,
  with: (game: string, names: string) => `${game} with ${names}`,
  round: (round: number) => `round ${number(round)}`,
  // Where it is told what a device keeps.
  kept: 'Your best results, most valuable words, wins and streaks are counted in this browser and stay there. They are part of the export of your games, and are deleted with everything else that this browser keeps.',
};
