import { waysOf } from './buyword-wording.ts';
import {
  makeVariantsEn,
  variantGroupsEn,
  variantOptionsEn,
  variantPresetsEn,
  variantValuesEn,
} from './make-variants-en.ts';
import { spanEn } from './table-rules-en.ts';

const { money, number } = waysOf('en');

/** What the page says that makes a table for friends. */
export const makeEn = {
  ...makeVariantsEn,
  heading: 'Make a table',
  lead: 'Choose the rules and who with, and play: nobody needs an account.',
  presets: 'How do you want to play?',
  preset: {
    classic: {
      name: 'Classic',
      text: 'The rule book as it is. The bank checks every word.',
    },
    family: {
      name: 'Family',
      text: 'Common words, more money, room for ten tiles.',
    },
    french: {
      name: 'French rules',
      text: 'Players judge the words: bluff, and challenge.',
    },
    ...variantPresetsEn,
  },
  ownRules: 'Your own mix of rules',
  seats: 'Seats',
  summary: 'The rules at this table',
  changed: 'not as usual',
  allRules: 'All the rules',
  change: 'Change the rules',
  groups: {
    ...variantGroupsEn,
    words: 'Words',
    start: 'At the start',
    round: 'During a round',
    table: 'Around the game',
  },
  option: {
    ...variantOptionsEn,
    dictionary: { name: 'Dictionary', hint: 'Whose words count.' },
    tiles: {
      name: 'Tiles',
      hint: 'How many of each letter there are, and their pips.',
    },
    judge: {
      name: 'Who judges words',
      hint: 'The bank, or the other players by challenging.',
    },
    penalty: {
      name: 'Penalty',
      hint: 'Paid by whoever is wrong in a challenge.',
    },
    challengeSeconds: {
      name: 'Time to challenge',
      hint: 'How long selling stays open after the last word.',
    },
    houseWords: {
      name: 'Words you allow',
      hint: 'Good here, whatever the dictionary says.',
    },
    houseBans: {
      name: 'Words you ban',
      hint: 'Not good here, whatever the dictionary says.',
    },
    startMoney: { name: 'Money', hint: 'What everybody starts with.' },
    wilds: { name: 'Wilds', hint: 'A wild stands for any letter, for 1 pip.' },
    leader: {
      name: 'First leader',
      hint: 'Who rolls the die first. If that seat stays empty, the next one leads.',
    },
    selling: {
      name: 'Selling',
      hint: 'All at once is quicker; in turn is easier to follow.',
    },
    tileLimit: {
      name: 'Tiles to keep',
      hint: 'At most so many after each round; more tiles, longer words.',
    },
    shortDraw: {
      name: 'When the bag runs out',
      hint: 'What becomes of the last lots.',
    },
    openTiles: { name: 'Tiles', hint: 'Whether everybody sees what you hold.' },
    turnSeconds: { name: 'Clock', hint: 'Whoever takes longer is played for.' },
  },
  values: {
    ...variantValuesEn,
    dictionary: {
      'en-full': 'English, all words',
      'en-common': 'English, common words',
      'fr-full': 'French, all words',
      'fr-common': 'French, common words',
    },
    tiles: { classic: 'Classic', french: 'French' },
    judge: { dictionary: 'The bank', challenge: 'The players' },
    selling: { together: 'All at once', inTurn: 'In turn', oneByOne: 'In turn, one word at a time' },
    shortDraw: {
      void: 'Nobody buys',
      partial: 'Buy what is there',
      voidShort: 'Only full lots',
    },
    openTiles: { true: 'Open', false: 'Hidden' },
  },
  penalty: money,
  startMoney: money,
  challengeSeconds: spanEn,
  turnSeconds: (seconds: number | null) => (seconds === null ? 'None' : spanEn(seconds)),
  tileLimit: (tiles: number | null) => (tiles === null ? 'No limit' : number(tiles)),
  wilds: (wilds: number | undefined) => (wilds === undefined ? 'By the number of players' : number(wilds)),
  leader: (seat: number | null) => (seat === null ? 'Drawn by lot' : `Seat ${seat + 1}`),
  wordsHint: 'Separate words with spaces.',
  badWords: 'Words of 2 to 15 letters, A to Z, please.',
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
