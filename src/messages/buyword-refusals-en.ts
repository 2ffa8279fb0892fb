import type { ActionKind } from '../games/buyword/actions.ts';
import type { Phase } from '../games/buyword/events.ts';
import type { OptionBounds } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import { type RefusalSentences, waysOf } from './buyword-wording.ts';
import { boundsEn } from './option-bounds.ts';
import { themeName } from './themes.ts';

const { money, number, count, list } = waysOf('en');
const letters = (text: string): string => list([...text]);
const player = (seat: Seat): string => `player ${seat + 1}`;

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  roll: 'roll the die',
  choose: 'name a number',
  draft: 'take an open tile',
  propose: 'propose a deal',
  accept: 'accept a deal',
  reject: 'reject a deal',
  withdraw: 'withdraw a deal',
  buy: 'buy',
  decline: 'decline a lot',
  auction: 'put a lot up for auction',
  bid: 'bid',
  pass: 'pass',
  sell: 'sell',
  challenge: 'challenge',
  vote: 'vote',
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
  draft: 'the open tiles are being taken',
  deal: 'deals are being made',
  auction: 'a lot is up for auction',
  buy: 'the lots are being bought',
  sell: 'words are being sold',
  vote: 'a vote is going on',
  over: 'the game is over',
};

const bounds = (limits: OptionBounds): string => {
  switch (limits.kind) {
    case 'theme':
      return `takes the name of a theme, a list of 1 to ${number(limits.mostWords)} words of 2 to ${limits.mostLetters} letters, a short theme in your own words, or none`;
    case 'extended':
      return `takes refill (all or sold) with bags (1 to ${limits.mostBags}), target (${money(limits.highestTarget)} at most) or both, and refillWhen (roundEnd or atOnce); or none`;
    default:
      return boundsEn(limits);
  }
};

const SETUP = {
  bag: 'A prepared bag takes letters A to Z, 1 to 1,000 of them.',
  rolls: 'Prepared rolls are 2, 3, 4, 5 or choice, 1,000 of them at most.',
  leader: 'The prepared leader is not a seat of this table.',
  seed: 'A table needs a seed of 200 characters at most, or a prepared bag.',
} as const;

const NOT_ALONE = { auctions: 'auctions', deals: 'trades or sales' } as const;
const LANGUAGE = { en: 'English', fr: 'French' } as const;

export const refusalsEn: RefusalSentences = {
  'bad-players': ({ from, to }) => `BuyWord is for ${from} to ${to} players.`,
  'bad-options': () => 'These options cannot be read.',
  'unknown-option': ({ option }) => `There is no option “${option}”.`,
  'bad-option': ({ option, bounds: limits }) => `The option ${option} ${bounds(limits)}.`,
  'bad-title': ({ title }) => `The title “${title}” cannot be played: use letters only, 2 to 40 of them.`,
  'bad-setup': ({ part }) => SETUP[part],
  'needs-extended': ({ most }) => `More than ${most} players need extended play: turn it on.`,
  'not-alone': ({ option }) => `No ${NOT_ALONE[option]} when you play alone: they take two players or more.`,
  'theme-not-in-language': ({ theme, language }) =>
    `The theme “${themeName('en', theme)}” has no ${LANGUAGE[language]} words: choose another.`,
  'theme-needs-players': ({ least }) =>
    `A theme without a list takes ${least} players or more: one sells, one challenges, the others vote.`,
  'theme-needs-challenge': () => 'A theme without a list needs challenges: set judge to challenge.',
  'extended-endless': () => 'Extended play needs an end: set a number of bags, a target sum, or both.',
  'at-once-needs-sold': () =>
    'A refill in the middle of a draw (refillWhen) goes with refill sold only: with all, tiles held would be lost in mid-round.',
  'target-too-low': ({ target, startMoney }) =>
    `A target of ${money(target)} would be reached before the first round: set the target above the opening money, ${money(startMoney)}.`,
  'bad-action': () => 'That is not a move of this game.',
  'bad-seat': ({ players }) => `There is no such seat: this table has ${count(players, 'seat', 'seats')}.`,
  'server-only': ({ action }) => `Only the table itself can ${ACTIONS[action]}.`,
  'players-only': ({ action }) => `Only players can ${ACTIONS[action]}.`,
  'game-over': () => 'The game is over.',
  'has-left': () => 'You have left this table.',
  'not-now': ({ action, phase }) => `You cannot ${ACTIONS[action]} now: ${PHASES[phase]}.`,
  'not-your-turn': () => 'It is not your turn yet.',
  'nothing-due': () => 'Nobody is waiting for this player.',
  'no-roll-left': () => 'The prepared bag and rolls are used up, and there is no seed to go on with.',
  'bad-number': ({ from, to }) => `Name a number from ${from} to ${to}.`,
  'cannot-afford': ({ price, money: held }) => `The lot costs ${money(price)} and you have ${money(held)}.`,
  'other-lot-first': ({ seat }) =>
    `First the lot drawn for ${player(seat)}: several lots are settled in the order of their seats.`,
  'not-open': ({ open }) => `Take one of the open tiles: ${open}.`,
  'bad-terms': () =>
    'Put it another way: each lot moves once, and between two players one payment at most, in whole dollars.',
  'deal-without-lot': () => 'A deal moves at least one lot: say which goes to whom.',
  'no-such-lot': ({ seat }) => `There is no lot of ${player(seat)} this round: choose another.`,
  'which-lot': ({ seat }) => `Say which of the lots of ${player(seat)} you mean, as in 1.0>2.`,
  'lot-already-there': ({ seat }) => `That lot is with ${player(seat)} already: send it to somebody else.`,
  'no-money-in-trades': () => 'At this table lots go for lots only: leave the money out.',
  'not-an-exchange': () => 'In a trade everybody gives one lot and gets one.',
  'out-of-deals': ({ seat }) => `No more deals for ${player(seat)} this round: propose one without them.`,
  'already-proposed': () => 'This deal is on the table already.',
  'too-many-proposals': ({ most }) =>
    `You have proposed ${most} deals this round, and that is the most: now answer those of the others.`,
  'no-such-proposal': ({ proposal }) => `Deal ${proposal} is not on the table.`,
  'not-your-deal': ({ proposal }) => `Deal ${proposal} is not for you to answer.`,
  'own-proposal': ({ proposal }) => `Deal ${proposal} is your own: withdraw it instead.`,
  'not-your-proposal': ({ proposal }) => `Only the player who proposed deal ${proposal} can withdraw it.`,
  'already-accepted': ({ proposal }) =>
    `You have accepted deal ${proposal} already: now it is up to the others.`,
  'done-dealing': () => 'You have said done: no more deals for you this round.',
  'bid-too-low': ({ least }) => `Bid at least ${money(least)}.`,
  'bid-too-high': ({ money: held }) => `You have ${money(held)}: you cannot bid more.`,
  'bid-only-least': ({ least }) => `Nobody has bid: take the lot for ${money(least)}, no more, or pass.`,
  'already-done': () => 'You have said done: no more selling for you this round.',
  'word-too-short': () => 'A word has two letters or more.',
  'word-too-long': ({ most }) => `A word has ${number(most)} letters at most.`,
  'word-bad-letters': () => 'Use only the letters A to Z, and one wild at most in a word.',
  'missing-tiles': ({ letters: missing }) => `You are missing ${letters(missing)}.`,
  'no-wild': () => 'You have no wild left.',
  'not-a-word': ({ word }) => `${word} is not in the dictionary.`,
  'off-theme': ({ word }) => `${word} is off theme.`,
  'too-many-sales': ({ most }) => `There have been ${most} sales this round; say done.`,
  'no-grid': () => 'There is no grid at this table: sell the word without a place.',
  'needs-place': () => 'Say where the word starts, and whether it runs across or down.',
  'bad-place': ({ farthest }) =>
    `A place is a row and a column, no farther than ${number(farthest)} from 0, and across or down.`,
  'first-word-place': () => 'The first word starts at 0,0.',
  'cell-taken': ({ row, col, letter }) =>
    `Square ${row},${col} has ${letter === letter.toLowerCase() ? 'the wild ' : ''}${letter} on it: your word must have ${letter} there.`,
  'word-goes-on': () => 'Letters lie right before or after your word: name the whole word.',
  'lays-nothing': () => 'All of that lies there already: lay at least one tile of your own.',
  'not-joined': () => 'Join your word to the grid: use a tile that lies there, or lay it alongside a word.',
  'two-wilds': ({ word }) => `${word} would have more than one wild, counting those on the grid.`,
  'over-limit': ({ limit, excess }) =>
    `You may keep ${count(limit, 'letter', 'letters')}: sell or discard ${number(excess)} more first.`,
  'nothing-to-discard': () => 'You are within the limit: there is nothing to discard.',
  'discard-too-many': ({ excess }) => `You may discard only ${count(excess, 'tile', 'tiles')}.`,
  'tiles-not-held': ({ letters: missing }) => `You do not hold ${letters(missing)}.`,
  'no-challenges': () => 'No challenges here: at this table the bank checks every word.',
  'no-such-sale': ({ sale }) => `There is no sale ${sale}.`,
  'sale-settled': ({ sale }) => `Sale ${sale} stands: only words of this round can be challenged.`,
  'sale-undone': ({ sale }) => `Sale ${sale} has been taken back already, with the play it was built on.`,
  'own-sale': () => 'You cannot challenge your own word.',
  'already-challenged': () => 'This word has been challenged before, and that settled it.',
  'built-on': ({ sale }) => `Sale ${sale} stands: another player’s word uses its tiles.`,
  'bad-ballot': () => 'Vote yes (the word stands) or no, or pass.',
  'already-voted': () => 'You have voted already.',
  'no-vote-for-you': () => 'You have no vote here: the seller and the challenger leave it to the others.',
  'nothing-to-waive': () => 'There is no challenge for you to waive now.',
  'already-waived': () => 'You have waived already.',
  'window-not-open': () => 'The time for challenges is not running.',
};
