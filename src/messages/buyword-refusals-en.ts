import type { ActionKind } from '../games/buyword/actions.ts';
import type { Phase } from '../games/buyword/events.ts';
import type { OptionBounds } from '../games/buyword/refusals.ts';
import type { Seat } from '../games/core/seat.ts';
import { type RefusalSentences, waysOf } from './buyword-wording.ts';
import { sayPlace } from './grid-place.ts';
import { boundsEn } from './option-bounds.ts';
import { themeName } from './themes.ts';

const { money, number, count, list } = waysOf('en');
const letters = (text: string): string => list([...text]);
const player = (seat: Seat): string => `player ${seat + 1}`;

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  roll: 'roll the die',
  choose: 'choose a number',
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
  waive: 'let words stand',
  discard: 'discard',
  done: 'press Done',
  leave: 'leave',
  timeout: 'end a turn',
  window: 'close challenges',
};

const PHASES: Readonly<Record<Phase, string>> = {
  roll: 'the leader rolls the die first',
  choose: 'the leader chooses a number first',
  draw: 'the lots are being drawn',
  draft: 'players are taking open tiles',
  deal: 'players are making deals',
  auction: 'a lot is up for auction',
  buy: 'players are buying lots',
  sell: 'players are selling words',
  vote: 'a vote is under way',
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

const NOT_ALONE = { auctions: 'Auctions', deals: 'Deals' } as const;
const LANGUAGE = { en: 'English', fr: 'French' } as const;

export const refusalsEn: RefusalSentences = {
  'bad-players': ({ from, to }) => `BuyWord is for ${from} to ${to} players.`,
  'bad-options': () => 'These options can’t be read.',
  'unknown-option': ({ option }) => `There is no option “${option}”.`,
  'bad-option': ({ option, bounds: limits }) => `The option ${option} ${bounds(limits)}.`,
  'bad-title': ({ title }) =>
    `The title “${title}” can’t be used: titles have 2–40 letters and nothing else.`,
  'bad-setup': ({ part }) => SETUP[part],
  'needs-extended': ({ most }) => `Extended play is required for more than ${most} players: turn it on.`,
  'not-alone': ({ option }) => `${NOT_ALONE[option]} need at least two players.`,
  'theme-not-in-language': ({ theme, language }) =>
    `The theme “${themeName('en', theme)}” has no ${LANGUAGE[language]} words: choose another.`,
  'theme-needs-players': ({ least }) =>
    `A theme without a list needs at least ${least} players: one sells, one challenges, the others vote.`,
  'theme-needs-challenge': () => 'A theme without a list needs challenges: let the players judge words.',
  'extended-endless': () => 'Extended play needs an end: set a number of bags, a target sum, or both.',
  'at-once-needs-sold': () =>
    'The bag can be refilled mid-draw only if just the letters of sold words go back: otherwise players would lose tiles mid-round.',
  'target-too-low': ({ target, startMoney }) =>
    `A target of ${money(target)} would be reached before the first round: set it above the starting money, ${money(startMoney)}.`,
  'bad-action': () => 'That’s not a move in this game.',
  'bad-seat': ({ players }) => `There’s no such seat: this table has ${count(players, 'seat', 'seats')}.`,
  'server-only': ({ action }) => `Only the table itself can ${ACTIONS[action]}.`,
  'players-only': ({ action }) => `Only players can ${ACTIONS[action]}.`,
  'game-over': () => 'The game is over.',
  'has-left': () => 'You’ve left this table.',
  'not-now': ({ action, phase }) => `You can’t ${ACTIONS[action]} now: ${PHASES[phase]}.`,
  'not-your-turn': () => 'It’s not your turn yet.',
  'nothing-due': () => 'Nobody is waiting for this player.',
  'no-roll-left': () => 'The prepared bag and rolls are used up, and there’s no seed to continue with.',
  'bad-number': ({ from, to }) => `Choose a number from ${from} to ${to}.`,
  'cannot-afford': ({ price, money: held }) => `The lot costs ${money(price)} and you have ${money(held)}.`,
  'other-lot-first': ({ seat }) =>
    `Settle the lot drawn for ${player(seat)} first: lots are settled in seat order.`,
  'not-open': ({ open }) => `Take one of the open tiles: ${open}.`,
  'bad-terms': () =>
    'Change the deal: each lot can move once, with at most one payment between two players, in whole dollars.',
  'deal-without-lot': () => 'A deal must move at least one lot: choose who gets it.',
  'no-such-lot': ({ seat }) => `There’s no lot for ${player(seat)} this round: choose another.`,
  'which-lot': ({ seat }) => `Say which of ${player(seat)}’s lots you mean, as in 1.0>2.`,
  'lot-already-there': ({ seat }) => `That lot is already with ${player(seat)}: give it to somebody else.`,
  'no-money-in-trades': () => 'At this table, lots are traded only for lots: leave the money out.',
  'not-an-exchange': () => 'In a trade, everybody gives one lot and gets one.',
  'out-of-deals': ({ seat }) => `No more deals with ${player(seat)} this round: propose one without them.`,
  'already-proposed': () => 'That deal is already on the table.',
  'too-many-proposals': ({ most }) =>
    `You’ve proposed ${most} deals this round, the maximum: answer the others’ deals.`,
  'no-such-proposal': ({ proposal }) => `Deal ${proposal} isn’t on the table.`,
  'not-your-deal': ({ proposal }) => `Deal ${proposal} isn’t yours to answer.`,
  'own-proposal': ({ proposal }) => `Deal ${proposal} is your own: withdraw it instead.`,
  'not-your-proposal': ({ proposal }) => `Only the player who proposed deal ${proposal} can withdraw it.`,
  'already-accepted': ({ proposal }) =>
    `You’ve already accepted deal ${proposal}: it’s up to the others now.`,
  'done-dealing': () => 'You’re done: no more deals for you this round.',
  'bid-too-low': ({ least }) => `Bid at least ${money(least)}.`,
  'bid-too-high': ({ money: held }) => `You can’t bid more than your ${money(held)}.`,
  'bid-only-least': ({ least }) => `Nobody has bid: take the lot for exactly ${money(least)}, or pass.`,
  'already-done': () => 'You’re done: no more selling for you this round.',
  'word-too-short': () => 'A word has two letters or more.',
  'word-too-long': ({ most }) => `A word has at most ${number(most)} letters.`,
  'word-bad-letters': () => 'Use only the letters A to Z, and at most one wild per word.',
  'missing-tiles': ({ letters: missing }) => `You’re missing ${letters(missing)}.`,
  'no-wild': () => 'You have no wild left.',
  'not-a-word': ({ word }) => `${word} isn’t in the dictionary.`,
  'off-theme': ({ word }) => `${word} is off theme.`,
  'too-many-sales': ({ most }) => `There have been ${most} sales this round, the maximum: press Done.`,
  'no-grid': () => 'There’s no grid at this table: sell the word without a position.',
  'needs-place': () => 'Choose where the word starts, and whether it runs across or down.',
  'bad-place': ({ farthest }) =>
    `A position is a row and a column, each at most ${number(farthest)} from 0, and across or down.`,
  'first-word-place': () => 'The first word starts in the centre.',
  'cell-taken': ({ row, col, letter }) =>
    `Your word must use the ${letter === letter.toLowerCase() ? 'wild ' : ''}${letter.toUpperCase()} already on the grid: ${sayPlace('en', row, col)}.`,
  'word-goes-on': () => 'There are letters right before or after your word: include them.',
  'lays-nothing': () => 'All those letters are already there: add at least one tile of your own.',
  'not-joined': () =>
    'Connect your word to the grid: use a tile that’s already there, or place it alongside a word.',
  'two-wilds': ({ word }) => `${word} would have more than one wild, counting those on the grid.`,
  'over-limit': ({ limit, excess }) =>
    `You may keep ${count(limit, 'letter', 'letters')}: sell or discard ${number(excess)} more first.`,
  'nothing-to-discard': () => 'You’re within the limit: there’s nothing to discard.',
  'discard-too-many': ({ excess }) => `You may discard at most ${count(excess, 'tile', 'tiles')}.`,
  'tiles-not-held': ({ letters: missing }) => `You don’t have ${letters(missing)}.`,
  'no-challenges': () => 'No challenges here: the bank checks every word at this table.',
  'no-such-sale': ({ sale }) => `There’s no sale ${sale}.`,
  'sale-settled': () => 'That word stands: only this round’s words can be challenged.',
  'sale-undone': () => 'That word has already been taken back, with the word it was built on.',
  'own-sale': () => 'You can’t challenge your own word.',
  'already-challenged': () => 'This word has already been challenged, and that settled it.',
  'built-on': () => 'That word stands: another player’s word uses its tiles.',
  'bad-ballot': () => 'Vote yes (the word stands) or no, or pass.',
  'already-voted': () => 'You’ve already voted.',
  'no-vote-for-you': () => 'You can’t vote here: only the others do, not the seller or the challenger.',
  'nothing-to-waive': () => 'There’s nothing you could challenge right now.',
  'already-waived': () => 'You’ve already let the words stand.',
  'window-not-open': () => 'Challenges aren’t open right now.',
};
