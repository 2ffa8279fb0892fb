import { buyWordRulesEn } from './buyword-rules-en.ts';
import { waysOf } from './buyword-wording.ts';
import { spanEn, tableTextsEn } from './table-texts-en.ts';

const { money, number } = waysOf('en');

/** What the page that makes a table says of BuyWord, its variants apart. */
export const buyWordFormEn = {
  groups: {
    words: 'Words',
    start: 'At the start',
    lots: 'Getting letters',
    selling: 'Selling words',
    long: 'A longer game',
    round: 'During a round',
  },
  rows: {
    dictionary: { name: 'Dictionary', hint: 'Which words count.', values: tableTextsEn.dictionaryNames },
    tiles: {
      name: 'Tiles',
      hint: 'How many of each letter there are, and their pips.',
      values: { classic: 'Classic', french: 'French' },
    },
    judge: {
      name: 'Who judges words',
      hint: 'The bank checks every word, or players challenge each other.',
      values: { dictionary: 'The bank', challenge: 'The players' },
    },
    penalty: { name: 'Penalty', hint: 'Paid by the player who loses a challenge.', say: money },
    challengeSeconds: {
      name: 'Time to challenge',
      hint: 'How long words can be challenged after the last sale.',
      say: spanEn,
    },
    ...tableTextsEn.houseRows,
    startMoney: { name: 'Money', hint: 'What everybody starts with.', say: money },
    wilds: {
      name: 'Wilds',
      hint: 'A wild stands for any letter, for 1 pip.',
      values: { undefined: 'Set by player count' },
    },
    leader: {
      name: 'First leader',
      hint: 'Rolls the die first. If that seat stays empty, the next one leads.',
      say: (seat: number | null) => (seat === null ? 'At random' : `Seat ${number(seat + 1)}`),
    },
    shortDraw: {
      name: 'When the bag runs out',
      hint: 'What happens to the last lots.',
      values: { void: 'Nobody buys', partial: 'Buy what you got', voidShort: 'Only full lots' },
    },
    selling: {
      name: 'Selling',
      hint: 'All at once is quicker; in turn is easier to follow.',
      values: { together: 'All at once', inTurn: 'In turn', oneByOne: 'In turn, one word at a time' },
    },
    tileLimit: {
      name: 'Tiles to keep',
      hint: 'The most you can hold after each round. More tiles make longer words.',
      values: { null: 'No limit' },
    },
    openTiles: {
      name: 'Tiles',
      hint: 'Whether everybody can see what you hold.',
      values: { true: 'Open', false: 'Hidden' },
    },
    turnSeconds: {
      name: 'Clock',
      hint: 'If time runs out, the game plays for you.',
      values: { null: 'None' },
      say: spanEn,
    },
  },
  sentences: buyWordRulesEn,
  presets: {
    classic: { name: 'Classic', text: 'By the book. The bank checks every word.' },
    family: { name: 'Family', text: 'Common words, more money, room for ten tiles.' },
  },
};
