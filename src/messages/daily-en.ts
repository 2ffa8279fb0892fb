import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const days = (count: number): string => `${number(count)} ${plural('en', count, 'day', 'days')}`;

/** What is said of the game of the day. */
export const dailyEn = {
  words: { en: 'English words', fr: 'French words' },
  /** The way from one kind to the other. */
  alsoToday: 'Also today:',
  of: {
    bag: {
      heading: 'The Daily Bag',
      lead: 'One bag a day: the same tiles and the same rolls for everyone. Your first game counts.',
      toPlay: 'Today’s bag hasn’t been opened yet.',
      play: 'Open the bag',
      practise: 'Practise with this bag',
      next: 'A new bag opens at midnight, your time.',
      /** The bars: one for each word sold, by what it brought. */
      marks: (count: number) => `${number(count)} ${plural('en', count, 'word', 'words')} sold`,
      legend: 'One square for each word sold, by its price:',
      steps: ['under $100', '$100 to $199', '$200 to $299', '$300 and up'],
      botsHeading: 'The bots with the same bag',
      botsAfter: 'The bots play this bag when you’re done.',
      /** What somebody could have made who knows bag and rolls. */
      possible: {
        searching: 'Working out what the whole bag would have allowed…',
        atLeast: (amount: string) => `Knowing the whole bag, you could have made at least ${amount}.`,
        yours: 'Even knowing the whole bag, our search found no more than you made.',
      },
    },
    deal: {
      heading: 'The Daily Deal',
      lead: 'Five rounds of cards against Penny, Marlowe and Quill: the same hands for everyone. Your first game counts.',
      toPlay:
        'You start with 500 chips; the ante is 5, bets and raises are 10 at most. What counts is your chips after five rounds.',
      play: 'Deal the cards',
      practise: 'Practise with these cards',
      next: 'New cards are dealt at midnight, your time.',
      marks: (count: number) => `${number(count)} ${plural('en', count, 'round', 'rounds')}`,
      legend: 'One square for each round:',
      steps: ['lost 20 chips or more', 'lost less, or nothing', 'won', 'won 50 chips or more'],
      botsHeading: 'The bots in your seat',
      botsAfter: 'When you’re done, the bots play your hands against the same three.',
      /** The same, for somebody who knows all cards. */
      possible: {
        searching: 'Working out what these cards would have allowed…',
        atLeast: (amount: string) => `Knowing every card, you could have ended with at least ${amount}.`,
        yours: 'Even knowing every card, our search found no more than you made.',
      },
    },
  },
  running: 'Your game is waiting. It counts if you finish it today.',
  givenUp: 'You deleted today’s game before finishing it, so it doesn’t count. You can still practise.',
  goOn: 'Continue your game',
  review: 'Review your game',
  /** Those one has played against, and what they had left. */
  atYourTable: 'At your table',
  share: 'Share',
  copy: 'Copy result',
  copied: 'Result copied.',
  /** What is sent to friends: no words, no letters. */
  shared: (game: string, day: string, words: string) => `Wordstake · ${game} · ${day} · ${words}`,
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
    none: 'No results yet.',
    count: (count: number) => `${number(count)} ${plural('en', count, 'player', 'players')}`,
    place: (place: number) => `${number(place)}.`,
    you: 'you',
    sendAs: 'Put your result on the table of the day. What should we call you?',
    send: 'Add my result',
    waiting: 'Your result will be sent as soon as you’re online.',
    late: 'Your result came in after the day had ended, so it isn’t on the table.',
    refused: 'The server didn’t accept your result: it may run another version of the game.',
    honest:
      'The server replays every game by the rules. It can’t know who looked words up elsewhere: this is for fun.',
  },
  bots: {
    thinking: 'is playing…',
    unreachable: 'The bots couldn’t be loaded.',
  },
};

export type DailyMessages = typeof dailyEn;
