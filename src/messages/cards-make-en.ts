import { waysOf } from './buyword-wording.ts';
import { spanEn } from './table-rules-en.ts';

const { number, count } = waysOf('en');

/** What the page says that makes a table of Choose Your Words. */
export const cardsMakeEn = {
  number,
  span: spanEn,
  preset: {
    friendly: { name: 'Friendly', text: '200 chips, low stakes, no hurry.' },
    tournament: {
      name: 'Tournament',
      text: '500 chips, stakes that bite, a minute a turn; folded hands stay sealed.',
    },
    category: {
      name: 'Category night',
      text: 'Each dealer names a category: +10 for a word that fits.',
    },
  },
  groups: { words: 'Words and cards', stakes: 'Stakes', round: 'During a round', end: 'The end' },
  option: {
    dictionary: { name: 'Dictionary', hint: 'Whose words stand when they are challenged.' },
    deck: { name: 'Deck', hint: 'How many cards of each letter there are, and their values.' },
    judge: {
      name: 'Who judges words',
      hint: 'Where the dictionary does, a word it does not know cannot be declared.',
    },
    openDictionary: { name: 'Looking words up', hint: 'Whether the word finder stays open during the game.' },
    stack: { name: 'Chips', hint: 'What everybody starts with. Play chips only, no money value.' },
    ante: { name: 'Ante', hint: 'What everybody puts in before each deal.' },
    minBet: { name: 'Least bet', hint: 'What a first bet must be.' },
    maxBet: { name: 'Most at once', hint: 'Caps each bet, and what each raise adds; never below the least.' },
    limit: { name: 'Raises', hint: 'How many there may be in one betting.' },
    leastRaise: { name: 'Minimum raise', hint: 'What a raise must add at least.' },
    category: { name: 'Category', hint: '+10 for a word that fits it.' },
    challengeSeconds: { name: 'Time to challenge', hint: 'How long words can be doubted, and votes take.' },
    turnSeconds: { name: 'Clock', hint: 'Whoever takes longer checks or folds.' },
    revealAll: { name: 'After the game', hint: 'Whether folded hands can be looked at then.' },
    score: { name: 'Chips to reach', hint: 'Who has so many after a round ends the game.' },
    minutes: { name: 'Minutes', hint: 'The round that is under way then is the last.' },
  },
  values: {
    dictionary: {
      'en-full': 'English, all words',
      'en-common': 'English, common words',
      'fr-full': 'French, all words',
      'fr-common': 'French, common words',
    },
    deck: { classic: 'Classic', french: 'French' },
    judge: { challenge: 'The players, by challenges', dictionary: 'The dictionary' },
    openDictionary: { true: 'Allowed', false: 'Not during the game' },
    maxBet: { null: 'No limit' },
    limit: { null: 'No limit', '0': 'None' },
    leastRaise: { bet: 'The minimum bet', poker: 'As much as the last bet or raise' },
    category: { off: 'None', dealer: 'Named by the dealer' },
    turnSeconds: { null: 'None' },
    revealAll: { true: 'All hands open', false: 'Folded hands stay sealed' },
  },
  themeValue: (theme: string) => `Always ${theme}`,
  scoreValue: (score: number | null) => (score === null ? 'All of them' : count(score, 'chip', 'chips')),
  minutesValue: (minutes: number | null) =>
    minutes === null ? 'No limit' : count(minutes, 'minute', 'minutes'),
};
