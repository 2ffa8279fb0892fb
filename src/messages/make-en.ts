import { waysOf } from './buyword-wording.ts';
import { spanEn } from './table-texts-en.ts';

const { number, count } = waysOf('en');

/** What the page says that makes a table for friends. */
export const makeEn = {
  heading: 'Make a table',
  presets: 'How do you want to play?',
  ownRules: 'Custom rules',
  seats: 'Seats',
  summary: 'The rules at this table',
  changed: 'changed',
  allRules: 'All the rules',
  moreRules: 'More rules',
  /** Beside a group of rules that is folded up: nothing in it was changed … */
  asUsual: 'as usual',
  /** … or what was. */
  differs: (name: string, value: string) => `${name} (${value})`,
  aroundGame: 'Spectators and absences',
  /** Beside the usual numbers: any other. */
  anyNumber: {
    own: 'Other number',
    ownIn: (unit: string) => `Other number, in ${unit}`,
    less: 'Less',
    more: 'More',
    range: (from: number, to: number) => `Any number from ${number(from)} to ${number(to)}.`,
  },
  units: { seconds: 'seconds' },
  themeNone: 'No theme',
  themeList: 'Your own list…',
  themeFree: 'Any theme, by vote…',
  themeGroups: { words: 'Themes', names: 'Lists of names' },
  themeNotIn: { en: 'not in English', fr: 'not in French' },
  listLabel: 'The theme’s words',
  listHint: 'One per line, or separated by commas: film titles, names of games… They replace the dictionary.',
  listCount: (words: number) => `${count(words, 'word', 'words')} in the list.`,
  listEmpty: 'Paste at least one word.',
  freeLabel: 'The theme in your own words',
  freeHint: 'For example: things that fly. A challenged word goes to a vote.',
  freeEmpty: 'Enter a theme.',
  wordsHint: 'Separate words with spaces.',
  badWords: 'Use words of 2 to 15 letters, A to Z.',
  untimed: 'None: in pass and play, everybody takes their time.',
  /** A way out of what cannot be played: so many seats. */
  fixSeats: (seats: number) => count(seats, 'player', 'players'),
  way: 'Who’s playing?',
  ways: { friends: 'Friends, by link', bots: 'Bots', pass: 'Pass and play' },
  wayHints: {
    friends: 'Everybody on their own device; bots can fill free seats.',
    bots: 'On this device, no waiting; works offline too.',
    pass: 'One device is passed round.',
  },
  players: 'Players',
  /** The part of the page that starts the game. */
  start: 'Start',
  botsAre: (names: readonly string[]) => `Playing with you: ${names.join(', ')}.`,
  alone: 'Alone, for the best score.',
  startBots: 'Play now',
  spectators: {
    name: 'Spectators',
    hint: 'Whether others with the link may watch.',
  },
  spectatorsValues: {
    live: 'Anyone, live',
    delayed: 'Anyone, 2 minutes behind',
    off: 'Nobody',
  },
  patience: {
    name: 'When a player is away',
    hint: 'How long the table waits before the game plays for them.',
  },
  patienceValue: (seconds: number | null) => (seconds === null ? 'No limit' : spanEn(seconds)),
  make: 'Make the table',
  shareRules: 'Copy a link to these rules',
  rulesCopied: 'Link to these rules copied.',
  sameRules: 'New table, same rules',
  badLink: 'The rules in this link can’t be read. Here are the standard ones.',
  joinHeading: 'Have a code?',
  code: 'Table code',
  codeHint: 'Seven letters and digits, from the person who invited you.',
  join: 'Go to the table',
};
