import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const money = (amount: number): string => formatMoney('en', amount);
const days = (count: number): string => `${number(count)} ${plural('en', count, 'day', 'days')}`;

/** What is said of the game of the day. */
export const dailyEn = {
  heading: 'The Daily Bag',
  lead: 'One bag a day: the same tiles and the same rolls for everyone. Your first game counts.',
  words: { en: 'English words', fr: 'French words' },
  toPlay: 'Today’s bag hasn’t been opened yet.',
  running: 'Your game is waiting. It counts if you finish it today.',
  givenUp: 'Today’s game was deleted before its end, so it doesn’t count. You can still practise.',
  play: 'Open the bag',
  goOn: 'Continue your game',
  practise: 'Practise with this bag',
  replay: 'Replay your game',
  next: 'A new bag opens at midnight, your time.',
  share: 'Share',
  copy: 'Copy result',
  copied: 'Result copied.',
  /** The bars: one for each word sold, by what it brought. */
  squares: (count: number) => `${number(count)} ${plural('en', count, 'word', 'words')} sold`,
  legend: 'One bar for each word sold, by its price:',
  step: (least: number, below: number | undefined) =>
    below === undefined
      ? `${money(least)} and up`
      : least === 0
        ? `under ${money(below)}`
        : `${money(least)} to ${money(below - 1)}`,
  /** What is sent to friends: no words, no letters. */
  shared: (day: string, words: string) => `Wordstake · The Daily Bag · ${day} · ${words}`,
  sharedStreak: days,
  calendar: {
    heading: 'Your calendar',
    streak: (now: number, longest: number) =>
      now === 0 ? `Longest streak: ${days(longest)}` : `${days(now)} in a row · longest: ${days(longest)}`,
    none: 'Play two days in a row to start a streak.',
    before: 'Previous month',
    after: 'Next month',
    day: (day: string, score: string, grade: string) => `${day}: ${score}, ${grade}`,
  },
  table: {
    heading: 'Table of the day',
    none: 'Nobody is on it yet.',
    count: (count: number) => `${number(count)} ${plural('en', count, 'player', 'players')}`,
    place: (place: number) => `${number(place)}.`,
    you: 'you',
    sendAs: 'Put your result on the table of the day. What should we call you?',
    send: 'Add my result',
    waiting: 'Your result will be sent as soon as you’re online.',
    late: 'Your result came after the end of the day, so it isn’t on the table.',
    refused: 'The server didn’t accept your result: it may run another version of the game.',
    honest:
      'The server replays every game by the rules. It can’t know who looked words up elsewhere: this is for fun.',
  },
  bots: {
    heading: 'The bots with the same bag',
    thinking: 'is playing…',
    after: 'The bots play this bag when you’re done.',
    unreachable: 'The bots couldn’t be loaded.',
  },
};

export type DailyMessages = typeof dailyEn;
