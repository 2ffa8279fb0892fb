import type { Language } from '../shared/language.ts';
import { charactersEn } from './characters-en.ts';
import { formatMoney } from './money.ts';
import { offlineEn } from './offline-en.ts';
import { recordsEn } from './records-en.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);
const money = (amount: number): string => formatMoney('en', amount);
const pips = (count: number): string => `${number(count)} ${plural('en', count, 'pip', 'pips')}`;
const titled = (name: string): string => `${name} · Wordstake`;

/** The ways into a game, on the home page. */
const waysEn = {
  alone: {
    name: 'Play alone',
    text: `Can you turn ${formatMoney('en', 200)} into ${formatMoney('en', 1000)}?`,
  },
  bots: {
    name: 'Play with bots',
    text: 'They never tire, and they never gloat.',
  },
  friends: {
    name: 'Play with friends',
    text: 'Send a link: they sit down in two taps.',
  },
  pass: { name: 'Pass and play', text: 'One device, passed round the table.' },
  variants: { name: 'Other rules', text: 'Auctions, drafts, deals, crosswords, themes.' },
  learn: { name: 'Learn', text: 'First lot, first sale: five minutes.' },
};

/** What the home page and the frame of every page say: all that is fetched before anything is shown. */
export const frameEn = {
  site: {
    name: 'Wordstake',
    toContent: 'Skip to content',
    toHome: 'Wordstake, home page',
    language: 'Language',
    credits: 'Credits and licences',
    independent:
      'An independent implementation. BuyWord, Oh My Word and Choose Your Words belong to their owners; we are not affiliated with them.',
    version: (version: string) => `Version ${version}`,
  },
  home: {
    title: 'Wordstake: word games where words are money',
    heading: ['Buy letters.', 'Sell words.'],
    lead: 'Letters cost money, words earn it. A word sells for its pips squared: twice the pips, four times the price.',
    sampleWord: 'ENJOYED',
    ways: waysEn,
    /** The lesson, to whoever has never played. */
    newHere: { name: 'New here? Learn in five minutes', text: 'A guided game, step by step.' },
    goOn: 'Continue your game',
    /** The game of the day: still to play, going on, played. */
    daily: {
      of: {
        bag: {
          name: 'The Daily Bag',
          practice: 'The Daily Bag: practice',
          text: 'One bag a day, the same for everyone.',
          score: (amount: number) => formatMoney('en', amount),
        },
        deal: {
          name: 'The Daily Deal',
          practice: 'The Daily Deal: practice',
          text: 'Five hands of cards a day, the same for everyone.',
          score: (amount: number) => `${number(amount)} ${plural('en', amount, 'chip', 'chips')}`,
        },
      },
      running: 'Today’s game is waiting for you.',
      done: (score: string) => `Today: ${score}. Come back tomorrow.`,
      streak: (days: number) => `${number(days)} ${plural('en', days, 'day', 'days')} in a row`,
    },
    puzzles: { name: 'Puzzles', text: 'One clear best move. Can you see it?' },
    /** Into a game with others, at once. */
    online: {
      name: 'Play online now',
      looking: 'Looking for a table…',
      text: (language: Language) =>
        `In ${language === 'en' ? 'English' : 'French'}, with anyone who’s there.`,
      /** So many tables have a free seat, at so many a game is on. */
      lobby: (open: number, playing: number) =>
        open > 0
          ? `Lobby: ${number(open)} open`
          : playing > 0
            ? `Lobby: ${number(playing)} ${plural('en', playing, 'game', 'games')}`
            : 'Lobby',
    },
    haveCode: 'Join with a table code',
    /** A public game that is on. */
    live: {
      heading: 'Live now',
      playing: (games: number) => `${number(games)} ${plural('en', games, 'game', 'games')} in progress`,
      pot: (amount: string) => `Pot: ${amount}`,
      watching: (watching: number) => `${number(watching)} watching`,
      watch: 'Watch',
    },
    alsoHeading: 'Also here',
    also: [
      {
        name: 'Lobby',
        text: 'Public tables: play now with anyone who’s there, or watch.',
        href: '/lobby',
      },
      {
        name: 'Word finder',
        text: 'The most valuable words in any letters, and what they mean.',
        href: '/finder',
      },
      {
        name: 'Rules of BuyWord',
        text: 'Quick to learn; every rule has a number.',
        href: '/rules/buyword',
      },
    ],
  },
  /** What the parts of the design system say by themselves. */
  ui: {
    close: 'Close',
    retry: 'Try again',
    troubleHeading: 'This page didn’t load',
    trouble: 'You may be offline, or there’s a newer version of Wordstake. Try again to load it.',
    notYet: 'Still nothing. Is this device online?',
    noTexts: 'That language couldn’t be loaded. Is this device online?',
    /** What keeps things as they are, where a game is asked about. */
    stay: 'Keep playing',
    understood: 'OK',
    newVersion: 'A new version of Wordstake is ready.',
    takeNewVersion: 'Update now',
  },
  /** On the tab of a table that is not seen. */
  turn: { here: (game: string) => `Your turn – ${game}` },
  pages: {
    play: titled('BuyWord'),
    daily: titled('The Daily Bag'),
    dailyDeal: titled('The Daily Deal'),
    puzzles: titled('Puzzles'),
    lessons: titled('Lessons'),
    cards: titled('Choose Your Words'),
    learnCards: titled('Learn Choose Your Words'),
    replay: titled('Replay'),
    table: titled('A table'),
    credits: titled('Credits and licences'),
    opponents: titled('Opponents'),
    pass: titled('Pass and play'),
    learn: titled('Learn BuyWord'),
    newTable: titled('New table'),
    lobby: titled('Lobby'),
    records: titled('Finished games'),
    developers: titled('For developers'),
    protocol: titled('The server protocol'),
    notation: titled('Notation and engine protocol'),
    admin: titled('Site admin'),
    games: titled('My games'),
    finder: titled('Word finder'),
    rules: titled('Rules'),
    rulesOf: (game: string) => titled(`Rules of ${game}`),
    settings: titled('Settings'),
    privacy: titled('Privacy'),
    design: titled('How it looks'),
  },
  nav: {
    bothGames: 'Our games',
    label: 'Pages',
    games: 'My games',
    rules: 'Rules',
    lobby: 'Lobby',
    records: 'Finished games',
    developers: 'For developers',
    finder: 'Word finder',
    settings: 'Settings',
    privacy: 'Privacy',
    design: 'How it looks',
  },
  /** Letters and what they bring, wherever tiles are seen. */
  tiles: {
    pips,
    price: money,
    /** How a word is read aloud; its wild, if any, is the letter given. */
    spoken: (word: string, count: number, amount: number, wildLetter: string | undefined) =>
      `${word}${wildLetter === undefined ? '' : ` with a wild as ${wildLetter}`}, ${pips(count)}, ${money(amount)}`,
  },
  characters: charactersEn,
  records: recordsEn,
  offline: offlineEn,
  notFound: {
    title: titled('Page not found'),
    tiles: 'OOPS',
    heading: 'That page isn’t in the bag',
    text: 'We looked under every tile. The address may have a typo, or the page has been sold.',
    home: 'Go to the home page',
  },
};

export type FrameMessages = typeof frameEn;
