import type { ActionKind } from '../games/buyword/actions.ts';
import { formatLaid, type GameResult, type Grade, type Phase } from '../games/buyword/events.ts';
import type { OptionBounds } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import { type BuyWordSentences, type People, sayList } from './buyword-wording.ts';
import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const money = (amount: number): string => formatMoney('en', amount);
const number = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural('en', value, one, other)}`;
const list = (things: readonly string[]): string => sayList(things, 'and');
const letters = (text: string): string => list([...text]);

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  roll: 'roll the die',
  choose: 'name a number',
  buy: 'buy',
  decline: 'decline a lot',
  sell: 'sell',
  challenge: 'challenge',
  waive: 'waive challenges',
  discard: 'discard',
  done: 'say done',
  leave: 'leave',
  timeout: 'end a turn',
  window: 'close the time for challenges',
};

const PHASES: Readonly<Record<Phase, string>> = {
  roll: 'first the leader rolls the die',
  choose: 'first the leader names a number',
  draw: 'the lots are being drawn',
  buy: 'the lots are being bought',
  sell: 'words are being sold',
  over: 'the game is over',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'one-of':
      return `takes one of ${limits.values.join(', ')}`;
    case 'whole':
      return `takes a whole number from ${limits.from} to ${limits.to}${limits.orNull ? ', or none' : ''}`;
    case 'flag':
      return 'takes true or false';
    case 'words':
      return 'takes a list of words of 2 to 15 letters A to Z, 1,000 words at most';
    case 'not-yet':
      return 'cannot be played yet; leave it out';
  }
};

const SETUP = {
  bag: 'A prepared bag takes letters A to Z, 1 to 1,000 of them.',
  rolls: 'Prepared rolls are 2, 3, 4, 5 or choice, 1,000 of them at most.',
  leader: 'The prepared leader is not a seat of this table.',
  seed: 'A table needs a seed of 200 characters at most, or a prepared bag.',
} as const;

const GRADES: Readonly<Record<Grade, string>> = {
  'try-again': 'Try again!',
  fair: 'Fair.',
  good: 'Good!',
  outstanding: 'Outstanding!',
  masterly: 'Masterly!',
  legendary: 'Legendary!',
};

const subject = ({ isReader, name }: People, seat: Seat): string => (isReader(seat) ? 'You' : name(seat));
/** A subject with its verb: You take, Ann takes. */
const does = (people: People, seat: Seat, own: string, other: string): string =>
  `${subject(people, seat)} ${people.isReader(seat) ? own : other}`;

const tilesAndWilds = (tiles: string, wilds: number): string =>
  list([tiles, wilds === 0 ? '' : wilds === 1 ? 'a wild' : `${wilds} wilds`].filter((part) => part !== ''));

const sayWinners = ({ winners, money: all }: GameResult, people: People): string => {
  const [first] = winners;
  if (first === undefined) return 'The game is over.';
  const amount = money(all[first] ?? 0);
  if (winners.length === 1) return `${does(people, first, 'win', 'wins')} with ${amount}!`;
  const readerFirst = [...winners].sort((a, b) => Number(people.isReader(b)) - Number(people.isReader(a)));
  const [head = '', ...others] = readerFirst.map((seat) => subject(people, seat));
  return `${list([head, ...others])} share the win with ${amount} each!`;
};

export const buywordEn: BuyWordSentences = {
  nameless: (seat) => `Player ${seat + 1}`,
  refusals: {
    'bad-players': ({ from, to }) => `BuyWord is for ${from} to ${to} players.`,
    'bad-options': () => 'These options cannot be read.',
    'unknown-option': ({ option }) => `There is no option “${option}”.`,
    'bad-option': ({ option, bounds: limits }) => `The option ${option} ${bounds(limits)}.`,
    'bad-setup': ({ part }) => SETUP[part],
    'bad-action': () => 'That is not a move of this game.',
    'bad-seat': ({ players }) => `There is no such seat: this table has ${count(players, 'seat', 'seats')}.`,
    'server-only': ({ action }) => `Only the table itself can ${ACTIONS[action]}.`,
    'players-only': ({ action }) => `Only players can ${ACTIONS[action]}.`,
    'game-over': () => 'The game is over.',
    'has-left': () => 'You have left this table.',
    'not-now': ({ action, phase }) => `You cannot ${ACTIONS[action]} now: ${PHASES[phase]}.`,
    'not-your-turn': () => 'It is not your turn yet.',
    'nothing-due': () => 'Nobody is waiting for this player.',
    'no-roll-left': () => 'The prepared rolls are used up, and there is no seed to go on with.',
    'bad-number': ({ from, to }) => `Name a number from ${from} to ${to}.`,
    'cannot-afford': ({ price, money: held }) => `The lot costs ${money(price)} and you have ${money(held)}.`,
    'already-done': () => 'You have said done: no more selling for you this round.',
    'word-too-short': () => 'A word has two letters or more.',
    'word-too-long': ({ most }) => `A word has ${number(most)} letters at most.`,
    'word-bad-letters': () => 'Use only the letters A to Z, and one wild at most in a word.',
    'missing-tiles': ({ letters: missing }) => `You are missing ${letters(missing)}.`,
    'no-wild': () => 'You have no wild left.',
    'not-a-word': ({ word }) => `${word} is not in the dictionary.`,
    'too-many-sales': ({ most }) => `There have been ${most} sales this round; say done.`,
    'over-limit': ({ limit, excess }) =>
      `You may keep ${count(limit, 'letter', 'letters')}: sell or discard ${number(excess)} more first.`,
    'nothing-to-discard': () => 'You are within the limit: there is nothing to discard.',
    'discard-too-many': ({ excess }) => `You may discard only ${count(excess, 'tile', 'tiles')}.`,
    'tiles-not-held': ({ letters: missing }) => `You do not hold ${letters(missing)}.`,
    'no-challenges': () => 'No challenges here: at this table the bank checks every word.',
    'no-such-sale': ({ sale }) => `There is no sale ${sale}.`,
    'sale-settled': ({ sale }) => `Sale ${sale} stands: only words of this round can be challenged.`,
    'own-sale': () => 'You cannot challenge your own word.',
    'already-challenged': () => 'This word has been challenged before, and that settled it.',
    'nothing-to-waive': () => 'There is no challenge for you to waive now.',
    'already-waived': () => 'You have waived already.',
    'window-not-open': () => 'The time for challenges is not running.',
  },
  events: {
    began: ({ options: { startMoney, wilds } }) =>
      `The game begins: ${money(startMoney)} and ${count(wilds, 'wild', 'wilds')} for everybody.`,
    'round-began': ({ round, leader }, { isReader, name }) =>
      `Round ${number(round)}: ${isReader(leader) ? 'you lead' : `${name(leader)} leads`}.`,
    'phase-began': () => undefined,
    'leader-passed': ({ leader }, people) => `${does(people, leader, 'lead', 'leads')} now.`,
    rolled: ({ face }) => (face === 'choice' ? 'The die shows choice.' : `The die shows ${face}.`),
    chose: ({ seat, number: chosen }, people) => `${subject(people, seat)} named ${chosen}.`,
    drew: ({ seat, tiles }, people) => `${subject(people, seat)} drew ${tiles}.`,
    bought: ({ seat, tiles, price }, people) =>
      `${subject(people, seat)} bought ${tiles} for ${money(price)}.`,
    'lot-gone': ({ seat, tiles, why }, people) =>
      why === 'voided'
        ? `The bag has run out: nobody can buy the lot ${tiles}.`
        : `${subject(people, seat)} declined ${tiles}.`,
    sold: ({ seat, words, price }, people) =>
      `${subject(people, seat)} sold ${list(words.map(formatLaid))} for ${money(price)}.`,
    challenged: ({ sale, by, valid }, people) =>
      `${subject(people, by)} challenged sale ${sale}: ${valid ? 'the word is good' : 'the word is not good'}.`,
    undone: ({ sale, seat, refund, tiles, wilds }, people) => {
      const gives = `Sale ${sale} is undone: ${people.isReader(seat) ? 'you give' : `${people.name(seat)} gives`} back ${money(refund)}`;
      const back = tilesAndWilds(tiles, wilds);
      return back === ''
        ? `${gives}.`
        : `${gives} and ${people.isReader(seat) ? 'take' : 'takes'} back ${back}.`;
    },
    penalty: ({ seat, amount }, people) =>
      `${does(people, seat, 'pay', 'pays')} a penalty of ${money(amount)}.`,
    reopened: ({ seat }, people) => `${subject(people, seat)} may sell again.`,
    waived: ({ seat }, people) => `${does(people, seat, 'have', 'has')} nothing more to challenge.`,
    'window-closed': () => 'The time for challenges is over.',
    'tiles-gone': ({ seat, tiles, wilds, why }, people) => {
      const gone = tilesAndWilds(tiles, wilds);
      switch (why) {
        case 'discarded':
          return `${subject(people, seat)} discarded ${gone}.`;
        case 'lost':
          return `${subject(people, seat)} lost ${gone}, still held at the end.`;
        default:
          return `${gone} left play.`;
      }
    },
    done: ({ seat }, people) => `${does(people, seat, 'are', 'is')} done.`,
    'timed-out': ({ seat }, { isReader, name }) =>
      isReader(seat) ? 'Your time is up.' : `Time is up for ${name(seat)}.`,
    left: ({ seat }, people) => `${subject(people, seat)} left the table.`,
    ended: ({ result }, people) => {
      const { reason, grade, money: all } = result;
      if (grade !== null) {
        return `${does(people, 0, 'finish', 'finishes')} with ${money(all[0] ?? 0)}. ${GRADES[grade]}`;
      }
      const why = reason === 'bag' ? 'The bag is empty' : 'Everybody else has left';
      return result.winners.length === 0
        ? 'The game is over: nobody is left.'
        : `${why}. ${sayWinners(result, people)}`;
    },
  },
};
