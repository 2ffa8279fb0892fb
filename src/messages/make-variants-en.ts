import { waysOf } from './buyword-wording.ts';

const { money, number, count } = waysOf('en');

/** Of the page that makes a table: what variants are called, and what they are about. */
export const variantPresetsEn = {
  auction: { name: 'Auction house', text: 'Lots go to who bids most, round after round.' },
  draft: { name: 'Draft', text: 'Open tiles: each takes one in turn, and lots are made by hand.' },
  traders: { name: 'Traders', text: 'Swap and sell lots before anybody buys.' },
  crossword: { name: 'Crossword', text: 'Words stay on the table and cross; every word made is paid.' },
  theme: { name: 'Theme night', text: 'Only animals, or whatever you like, and room for twelve tiles.' },
  long: { name: 'Long game', text: 'Three bags instead of one, for up to eight players.' },
};

export const variantGroupsEn = {
  lots: 'Getting letters',
  selling: 'Selling words',
  long: 'A longer game',
};

export const variantOptionsEn = {
  theme: { name: 'Theme', hint: 'Only words on theme can be sold.' },
  draft: { name: 'Draft', hint: 'Tiles lie open, and each takes one in turn.' },
  deals: { name: 'Deals', hint: 'Before buying, players exchange lots, for money too if you like.' },
  auctions: {
    name: 'Auctions',
    hint: 'Whose turn it is to buy may put the lot up for auction instead.',
  },
  crossword: { name: 'Crossword', hint: 'Words sold stay on an endless grid; the next ones join on.' },
  extended: {
    name: 'Extended play',
    hint: 'When the bag is empty it is filled again. Five to eight play so.',
  },
};

export const variantValuesEn = {
  draft: { true: 'On', false: 'Off' },
  deals: { off: 'None', trades: 'Lots for lots', sales: 'Lots and money' },
  auctions: { off: 'None', english: 'English: one bid each', french: 'French: bidding goes round' },
  crossword: { true: 'On', false: 'Off' },
};

export const makeVariantsEn = {
  /** Beside the usual numbers: any other. */
  anyNumber: {
    own: 'Any other number',
    ownIn: (unit: string) => `Any other number, in ${unit}`,
    less: 'Less',
    more: 'More',
    range: (from: number, to: number) => `Any number from ${number(from)} to ${number(to)}.`,
  },
  units: { seconds: 'seconds' },
  houseWordsOnTheme: 'Good here and on theme, whatever the lists say.',
  houseWordsVoted: 'Good words here; whether they fit the theme is put to the vote.',
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
  extendedOff: 'One bag',
  extendedAll: 'All tiles go back into the bag',
  extendedSold: 'Only letters of sold words go back',
  refillWhen: {
    name: 'When letters go back',
    hint: 'At the end of the round, or at once: then a draw goes on from the new bag.',
  },
  refillWhenValue: { roundEnd: 'At the end of the round', atOnce: 'At once, in the middle of a draw' },
  bags: { name: 'Bags', hint: 'The game ends when so many are empty.' },
  bagsValue: (bags: number | null) => (bags === null ? 'No limit' : number(bags)),
  target: { name: 'Target', hint: 'The game ends with the round in which somebody has so much.' },
  targetValue: (sum: number | null) => (sum === null ? 'None' : money(sum)),
  // What goes with what.
  forcedTurns: 'In a crossword players sell in turn, never all at once.',
  forcedTime: 'None: at a device that is passed on everybody takes their time.',
  forcedBank: 'The bank: who plays alone has nobody to challenge.',
  needsChallenge: 'A theme without a list is judged by the players: a word in doubt is put to the vote.',
  fix: {
    extended: 'Play on with more bags',
    seats: (seats: number) => count(seats, 'player', 'players'),
    off: { auctions: 'No auctions', deals: 'No deals' },
    noTheme: 'No theme',
    words: { en: 'English words', fr: 'French words' },
    challenge: 'Let the players judge',
    bags: (bags: number) => count(bags, 'bag', 'bags'),
    target: (sum: number) => `Play to ${money(sum)}`,
    soldLetters: 'Only letters of sold words go back',
    roundEnd: 'Refill at the end of the round',
  },
  // Where it is played.
  way: 'Who with?',
  ways: { friends: 'Friends, by a link', bots: 'Bots, here', pass: 'Pass and play' },
  wayHints: {
    friends: 'Everybody on a device of their own; bots can take free seats.',
    bots: 'On this device, without waiting; it works offline too.',
    pass: 'One device goes round.',
  },
  players: 'Players',
  botsAre: (names: readonly string[]) => `With you at the table: ${names.join(', ')}.`,
  alone: 'Alone, for the best score.',
  startBots: 'Play now',
};
