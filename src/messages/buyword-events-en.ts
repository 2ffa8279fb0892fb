import type { ChallengedSale, GameResult, Grade } from '../games/buyword/events.ts';
import type { Terms } from '../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../games/core/seat.ts';
import { type EventOf, type EventSentences, type People, waysOf } from './buyword-wording.ts';

const { money, number, count, list, words: sayWords } = waysOf('en');

const GRADES: Readonly<Record<Grade, string>> = {
  'try-again': 'Try again!',
  fair: 'Fair.',
  good: 'Good!',
  outstanding: 'Outstanding!',
  masterly: 'Masterly!',
  legendary: 'Legendary!',
};

const LAPSES: Readonly<Record<EventOf<'lapsed'>['why'], string>> = {
  'lot-moved': 'one of its lots has changed hands',
  'not-paid': 'one of its players can no longer pay',
  done: 'one of its players is done',
  left: 'one of its players has left',
};

const VOTES: Readonly<Record<EventOf<'voted'>['ballot'], string>> = {
  yes: 'voted for the word',
  no: 'voted against the word',
  pass: 'abstained',
};

const ENDS: Readonly<Record<GameResult['reason'], string>> = {
  bag: 'The bag is empty',
  target: 'The target has been reached',
  left: 'Everybody else has left',
};

const subject = ({ isReader, name }: People, seat: Seat): string => (isReader(seat) ? 'You' : name(seat));
/** The same within a sentence, and as what a verb does something to. */
const you = ({ isReader, name }: People, seat: Seat): string => (isReader(seat) ? 'you' : name(seat));
const whose = ({ isReader, name }: People, seat: Seat): string =>
  isReader(seat) ? 'your' : `${name(seat)}’s`;
/** A subject with its verb: You take, Ann takes. */
const does = (people: People, seat: Seat, own: string, other: string): string =>
  `${subject(people, seat)} ${people.isReader(seat) ? own : other}`;

const tilesAndWilds = (tiles: string, wilds: number): string =>
  list([tiles, wilds === 0 ? '' : wilds === 1 ? 'a wild' : `${wilds} wilds`].filter((part) => part !== ''));

const saleOf = ({ seller, words }: ChallengedSale, people: People): string =>
  `${whose(people, seller)} ${sayWords(words)}`;

/** What moves in a deal: Ann’s lot goes to you, you pay Ann $25. */
const sayTerms = ({ lots, money: paid }: Terms, people: People): string =>
  [
    ...lots.map(({ from, to }) => `${whose(people, from)} lot goes to ${you(people, to)}`),
    ...paid.map(
      ({ from, to, amount }) =>
        `${you(people, from)} ${people.isReader(from) ? 'pay' : 'pays'} ${you(people, to)} ${money(amount)}`,
    ),
  ].join(', ');

const sayWinners = ({ winners, money: all }: GameResult, people: People): string => {
  const [first] = winners;
  if (first === undefined) return 'The game is over.';
  const amount = money(all[first] ?? 0);
  if (winners.length === 1) return `${does(people, first, 'win', 'wins')} with ${amount}!`;
  const readerFirst = [...winners].sort((a, b) => Number(people.isReader(b)) - Number(people.isReader(a)));
  const [head = '', ...others] = readerFirst.map((seat) => subject(people, seat));
  return `${list([head, ...others])} share the win with ${amount} each!`;
};

export const eventsEn: EventSentences = {
  began: ({ players, options: { startMoney, wilds, auctions } }) => {
    const begins = `The game begins: everybody gets ${money(startMoney)} and ${count(wilds, 'wild', 'wilds')}.`;
    return players === 2 && auctions !== 'off'
      ? `${begins} With two players, the French rules advise against auctions.`
      : begins;
  },
  'round-began': ({ round, leader }, { isReader, name }) =>
    `Round ${number(round)}: ${isReader(leader) ? 'you lead' : `${name(leader)} leads`}.`,
  'phase-began': () => undefined,
  'leader-passed': ({ leader }, people) => `${does(people, leader, 'lead', 'leads')} now.`,
  rolled: ({ face }) => (face === 'choice' ? 'The die shows “choice”.' : `The die shows ${face}.`),
  chose: ({ seat, number: chosen }, people) => `${subject(people, seat)} chose ${chosen} tiles.`,
  drew: ({ seat, tiles }, people) => `${subject(people, seat)} drew ${tiles}.`,
  opened: ({ tiles }) => `Open tiles: ${tiles}.`,
  drafted: ({ seat, letter }, people) => `${subject(people, seat)} took ${letter}.`,
  'open-gone': ({ tiles }) =>
    tiles.length === 1
      ? `Nobody took the open tile ${tiles}: it’s out of play.`
      : `Nobody took the open tiles ${tiles}: they’re out of play.`,
  proposed: ({ proposal, by, terms }, people) =>
    `${does(people, by, 'propose', 'proposes')} deal ${proposal}: ${sayTerms(terms, people)}.`,
  accepted: ({ proposal, seat }, people) => `${subject(people, seat)} accepted deal ${proposal}.`,
  rejected: ({ proposal, seat }, people) => `${subject(people, seat)} rejected deal ${proposal}.`,
  withdrawn: ({ proposal, seat }, people) => `${subject(people, seat)} withdrew deal ${proposal}.`,
  lapsed: ({ proposal, why }) => `Deal ${proposal} is off: ${LAPSES[why]}.`,
  dealt: ({ proposal, lots, money: paid }, people) =>
    `Deal ${proposal} goes through: ${sayTerms({ lots, money: paid }, people)}.`,
  'auction-began': ({ seat, tiles, least }, people) =>
    `${subject(people, seat)} put ${tiles} up for auction: bidding starts at ${money(least)}.`,
  bid: ({ seat, amount }, people) => `${subject(people, seat)} bid ${money(amount)}.`,
  passed: ({ seat }, people) => `${subject(people, seat)} passed.`,
  'bids-struck': ({ seat }, { isReader, name }) =>
    `${isReader(seat) ? 'Your' : `${name(seat)}’s`} bids no longer count.`,
  'auction-won': ({ seat, seller, tiles, price }, people) =>
    `${subject(people, seat)} ${seat === seller ? 'kept' : 'won'} ${tiles} for ${money(price)}.`,
  // That the lot is gone has been said.
  'auction-failed': () => undefined,
  bought: ({ seat, tiles, price }, people) => `${subject(people, seat)} bought ${tiles} for ${money(price)}.`,
  'lot-gone': ({ seat, tiles, why }, people) => {
    switch (why) {
      case 'voided':
        return `The bag has run out: nobody can buy ${tiles}.`;
      case 'unsold':
        return `Nobody wanted ${tiles}: the lot is out of play.`;
      default:
        return `${subject(people, seat)} declined ${tiles}.`;
    }
  },
  sold: ({ seat, words, price }, people) =>
    `${subject(people, seat)} sold ${sayWords(words)} for ${money(price)}.`,
  'vote-called': (called, people) =>
    `${subject(people, called.by)} challenged ${saleOf(called, people)}: the others vote.`,
  voted: ({ seat, ballot }, people) => `${subject(people, seat)} ${VOTES[ballot]}.`,
  'vote-closed': ({ yes, no, ...closed }, people) =>
    `The vote on ${saleOf(closed, people)}: ${yes} for, ${no} against${yes === no && yes > 0 ? ', and a tie goes to the challenger' : ''}.`,
  challenged: ({ by, valid, ...sale }, people) =>
    `${subject(people, by)} challenged ${saleOf(sale, people)}: ${valid ? 'valid' : 'invalid'}.`,
  undone: ({ seat, words, refund, tiles, wilds }, people) => {
    const takes = `${does(people, seat, 'take', 'takes')} back ${sayWords(words)}`;
    const gives = `${people.isReader(seat) ? 'return' : 'returns'} ${money(refund)}`;
    const back = tilesAndWilds(tiles, wilds);
    return back === ''
      ? `${takes} and ${gives}.`
      : `${takes}, ${gives} and ${people.isReader(seat) ? 'get' : 'gets'} ${back} back.`;
  },
  penalty: ({ seat, amount }, people) =>
    `${does(people, seat, 'pay', 'pays')} a penalty of ${money(amount)}.`,
  owed: ({ seat, amount }, people) =>
    `${subject(people, seat)} can’t pay it all and ${people.isReader(seat) ? 'owe' : 'owes'} the bank ${money(amount)}.`,
  'debt-paid': ({ seat, amount }, people) =>
    `${does(people, seat, 'pay', 'pays')} ${money(amount)} back to the bank.`,
  reopened: ({ seat }, people) => `${subject(people, seat)} may sell again.`,
  waived: ({ seat }, people) => `${does(people, seat, 'let', 'lets')} the words stand.`,
  reseeded: () => 'The server was restored from a backup: the tiles left in the bag were reshuffled.',
  'window-closed': () => 'Challenges are closed.',
  'tiles-gone': ({ seat, tiles, wilds, why }, people) => {
    const gone = tilesAndWilds(tiles, wilds);
    switch (why) {
      case 'discarded':
        return `${subject(people, seat)} discarded ${gone}.`;
      case 'lost':
        return `${subject(people, seat)} lost ${gone}, unsold.`;
      default:
        return `${gone} left play.`;
    }
  },
  done: ({ seat }, people) => `${does(people, seat, 'are', 'is')} done.`,
  'timed-out': ({ seat }, { isReader, name }) =>
    isReader(seat) ? 'You ran out of time.' : `${name(seat)} ran out of time.`,
  left: ({ seat }, people) => `${subject(people, seat)} left the table.`,
  refilled: ({ bag, tiles }) => `The bag is refilled: bag ${bag}, ${count(tiles.length, 'tile', 'tiles')}.`,
  ended: ({ result }, people) => {
    const { reason, grade, money: all } = result;
    if (grade !== null) {
      return `${does(people, 0, 'finish', 'finishes')} with ${money(all[0] ?? 0)}. ${GRADES[grade]}`;
    }
    return result.winners.length === 0
      ? 'The game is over: nobody is left.'
      : `${ENDS[reason]}. ${sayWinners(result, people)}`;
  },
};
