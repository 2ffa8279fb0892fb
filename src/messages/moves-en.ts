import { waysOf } from './buyword-wording.ts';
import { formatMoney } from './money.ts';
import type { MoveWords } from './moves.ts';
import { plural } from './wording.ts';

const { list } = waysOf('en');

/** What can be done at a table, as one would advise it. */
export const movesEn: MoveWords = {
  list,
  roll: 'roll the die',
  choose: (count) => `choose ${count} ${plural('en', count, 'tile', 'tiles')}`,
  draft: (letter) => `take ${letter}`,
  buy: 'buy the lot',
  decline: 'decline the lot',
  auction: 'put the lot up for auction',
  bid: (amount) => `bid ${formatMoney('en', amount)}`,
  pass: 'pass',
  sell: (word) => `sell ${word}`,
  wilds: (letters) => `with a wild for ${list(letters)}`,
  discard: (letters) => `discard ${list(letters)}`,
  done: 'hold the tiles',
  propose: 'propose a deal',
  accept: 'accept the deal',
  reject: 'turn the deal down',
  withdraw: 'withdraw the proposal',
  challenge: 'challenge the word',
  waive: 'let the words stand',
  vote: { yes: 'vote for the word', no: 'vote against the word', pass: 'abstain' },
  category: 'name a category',
  noCategory: 'name no category',
  bet: (chips) => `bet ${chips}`,
  check: 'check',
  call: 'call',
  raise: (chips) => `raise to ${chips}`,
  fold: 'fold',
  exchange: (letters) => `exchange ${list(letters)}`,
  exchangeNone: 'keep all cards',
  wildCard: 'a wild',
  declare: (word) => `declare ${word}`,
  declareNone: 'declare no word',
};
