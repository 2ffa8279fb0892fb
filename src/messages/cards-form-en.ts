import { waysOf } from './buyword-wording.ts';
import { cardsRulesEn } from './cards-rules-en.ts';
import { spanEn, tableTextsEn } from './table-texts-en.ts';

const { count } = waysOf('en');

/** What the page that makes a table says of Choose Your Words, its variants apart. */
export const cardsFormEn = {
  groups: { words: 'Words and cards', stakes: 'Stakes', round: 'During a round', end: 'The end' },
  groupNotes: { stakes: tableTextsEn.playChips },
  rows: {
    dictionary: {
      name: 'Dictionary',
      hint: 'Whose words stand when they are challenged.',
      values: tableTextsEn.dictionaryNames,
    },
    deck: {
      name: 'Deck',
      hint: 'How many cards of each letter there are, and their values.',
      values: { classic: 'Classic', french: 'French' },
    },
    judge: {
      name: 'Who judges words',
      hint: 'Where the dictionary does, a word it does not know cannot be declared.',
      values: { challenge: 'The players, by challenges', dictionary: 'The dictionary' },
    },
    openDictionary: {
      name: 'Looking words up',
      hint: 'Whether the word finder stays open during the game.',
      values: { true: 'Allowed', false: 'Not during the game' },
    },
    ...tableTextsEn.houseRows,
    stack: { name: 'Chips', hint: 'What everybody starts with. Play chips only, no money value.' },
    ante: { name: 'Ante', hint: 'What everybody puts in before each deal.' },
    minBet: { name: 'Least bet', hint: 'What a first bet must be.' },
    maxBet: {
      name: 'Most at once',
      hint: 'Caps each bet, and what each raise adds; never below the least.',
      values: { null: 'No limit' },
    },
    limit: {
      name: 'Raises',
      hint: 'How many there may be in one betting.',
      values: { null: 'No limit', '0': 'None' },
    },
    leastRaise: {
      name: 'Minimum raise',
      hint: 'What a raise must add at least.',
      values: { bet: 'The minimum bet', poker: 'As much as the last bet or raise' },
    },
    challengeSeconds: {
      name: 'Time to challenge',
      hint: 'How long words can be doubted, and votes take.',
      say: spanEn,
    },
    turnSeconds: {
      name: 'Clock',
      hint: 'Whoever takes longer checks or folds.',
      values: { null: 'None' },
      say: spanEn,
    },
    revealAll: {
      name: 'After the game',
      hint: 'Whether folded hands can be looked at then.',
      values: { true: 'All hands open', false: 'Folded hands stay sealed' },
    },
    score: {
      name: 'Chips to reach',
      hint: 'Who has so many after a round ends the game.',
      say: (score: number | null) => (score === null ? 'All of them' : count(score, 'chip', 'chips')),
    },
    minutes: {
      name: 'Minutes',
      hint: 'The round that is under way then is the last.',
      say: (minutes: number | null) => (minutes === null ? 'No limit' : count(minutes, 'minute', 'minutes')),
    },
  },
  sentences: cardsRulesEn,
  presets: {
    friendly: { name: 'Friendly', text: '200 chips, low stakes, no hurry.' },
    tournament: {
      name: 'Tournament',
      text: '500 chips, stakes that bite, a minute a turn; folded hands stay sealed.',
    },
  },
  summaryNote: tableTextsEn.playChips,
};
