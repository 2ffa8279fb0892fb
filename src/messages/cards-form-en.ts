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
      hint: 'Which words are valid.',
      values: tableTextsEn.dictionaryNames,
    },
    deck: {
      name: 'Deck',
      hint: 'How many cards of each letter there are, and their values.',
      values: { classic: 'Classic', french: 'French' },
    },
    judge: {
      name: 'Who judges words',
      hint: 'If the dictionary does, invalid words can’t be declared.',
      values: { challenge: 'The players, by challenges', dictionary: 'The dictionary' },
    },
    openDictionary: {
      name: 'Looking up words',
      hint: 'Whether the word finder stays open during the game.',
      values: { true: 'Allowed', false: 'Not during the game' },
    },
    ...tableTextsEn.houseRows,
    stack: { name: 'Chips', hint: 'What everybody starts with. Play chips only, no money value.' },
    ante: { name: 'Ante', hint: 'What everybody pays before each deal.' },
    minBet: { name: 'Minimum bet', hint: 'The smallest first bet.' },
    maxBet: {
      name: 'Maximum bet',
      hint: 'Caps each bet, and what each raise adds; never below the minimum.',
      values: { null: 'No limit' },
    },
    limit: {
      name: 'Raises',
      hint: 'How many are allowed per betting round.',
      values: { null: 'No limit', '0': 'None' },
    },
    leastRaise: {
      name: 'Minimum raise',
      hint: 'The least a raise must add.',
      values: { bet: 'The minimum bet', poker: 'As much as the last bet or raise' },
    },
    challengeSeconds: {
      name: 'Time to challenge',
      hint: 'How long words can be challenged, and how long votes take.',
      say: spanEn,
    },
    turnSeconds: {
      name: 'Clock',
      hint: 'If time runs out, you check or fold.',
      values: { null: 'None' },
      say: spanEn,
    },
    revealAll: {
      name: 'After the game',
      hint: 'Whether everybody can see folded hands.',
      values: { true: 'All hands are shown', false: 'Folded hands stay hidden' },
    },
    score: {
      name: 'Chips to reach',
      hint: 'The game ends after a round in which a player has this many.',
      say: (score: number | null) => (score === null ? 'All of them' : count(score, 'chip', 'chips')),
    },
    minutes: {
      name: 'Minutes',
      hint: 'The round being played then is the last.',
      say: (minutes: number | null) => (minutes === null ? 'No limit' : count(minutes, 'minute', 'minutes')),
    },
    rounds: {
      name: 'Rounds',
      hint: 'The game ends after this many.',
      say: (rounds: number | null) => (rounds === null ? 'No limit' : count(rounds, 'round', 'rounds')),
    },
    ties: {
      name: 'Tied at the top',
      hint: 'What happens if several have the most chips at the end.',
      values: { play: 'They play on until one leads', share: 'They share the win' },
    },
  },
  sentences: cardsRulesEn,
  presets: {
    friendly: { name: 'Friendly', text: '200 chips, low stakes, no hurry.' },
    tournament: {
      name: 'Tournament',
      text: '500 chips, stakes that bite, a minute per turn; folded hands stay hidden.',
    },
  },
  summaryNote: tableTextsEn.playChips,
};
