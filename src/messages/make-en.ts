import { waysOf } from './buyword-wording.ts';
import { spanEn } from './table-texts-en.ts';

const { number, count } = waysOf('en');

/** What the page says that makes a table for friends. */
export const makeEn = {
  heading: 'Make a table',
  presets: 'How do you want to play?',
  ownRules: 'Your own mix of rules',
  seats: 'Seats',
  summary: 'The rules at this table',
  changed: 'not as usual',
  allRules: 'All the rules',
  moreRules: 'More rules',
  /** Beside a group of rules that is folded up: nothing in it was changed … */
  asUsual: 'as usual',
  /** … or what was. */
  differs: (name: string, value: string) => `${name} (${value})`,
  aroundGame: 'Around the game',
  /** Beside the usual numbers: any other. */
  anyNumber: {
    own: 'Any other number',
    ownIn: (unit: string) => `Any other number, in ${unit}`,
    less: 'Less',
    more: 'More',
    range: (from: number, to: number) => `Any number from ${number(from)} to ${number(to)}.`,
  },
  units: { seconds: 'seconds' },
  themeNone: 'No theme',
  themeList: 'A list of your own …',
  themeFree: 'Any theme, put to the vote …',
  themeGroups: { words: 'Themes', names: 'Lists of names' },
  themeNotIn: { en: 'not in English', fr: 'not in French' },
  listLabel: 'The words of the theme',
  listHint: 'One a line, or separated by commas: film titles, names of games … They replace the dictionary.',
  listCount: (words: number) => `${count(words, 'word', 'words')} in the list.`,
  listEmpty: 'Paste at least one word.',
  freeLabel: 'The theme in your own words',
  freeHint: 'For example: things that fly. A challenged word is put to the vote.',
  freeEmpty: 'Say what the theme is.',
  wordsHint: 'Separate words with spaces.',
  badWords: 'Words of 2 to 15 letters, A to Z, please.',
  untimed: 'None: at a device that is passed on everybody takes their time.',
  /** A way out of what cannot be played: so many seats. */
  fixSeats: (seats: number) => count(seats, 'player', 'players'),
  way: 'Who with?',
  ways: { friends: 'Friends, by a link', bots: 'Bots, here', pass: 'Pass and play' },
  wayHints: {
    friends: 'Everybody on a device of their own; bots can take free seats.',
    bots: 'On this device, without waiting; it works offline too.',
    pass: 'One device goes round.',
  },
  players: 'Players',
  /** The part of the page that starts the game. */
  start: 'Start',
  botsAre: (names: readonly string[]) => `With you at the table: ${names.join(', ')}.`,
  alone: 'Alone, for the best score.',
  startBots: 'Play now',
  spectators: {
    name: 'Watching',
    hint: 'Whether others with the link may look on.',
  },
  spectatorsValues: {
    live: 'Anyone, live',
    delayed: 'Anyone, 2 minutes late',
    off: 'Nobody',
  },
  patience: {
    name: 'When somebody is away',
    hint: 'How long the table waits before it plays on for them.',
  },
  patienceValue: (seconds: number | null) => (seconds === null ? 'We wait' : spanEn(seconds)),
  make: 'Make the table',
  shareRules: 'Copy a link to these rules',
  rulesCopied: 'The link to these rules is copied.',
  sameRules: 'New table, same rules',
  badLink: 'The rules in this link cannot be read. Here are the usual ones.',
  joinHeading: 'Have you got a code?',
  code: 'Code of the table',
  codeHint: 'Seven letters and digits, from whoever invited you.',
  join: 'Go to the table',
};
