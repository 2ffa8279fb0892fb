import type { BuyWordReason } from '../bots/buyword/reasons.ts';
import type { CardsReason } from '../bots/choose-your-words/reasons.ts';
import type { Nudge } from '../coach/hint.ts';
import { formatMoney } from './money.ts';
import { plural } from './wording.ts';

type MoveReason = BuyWordReason | CardsReason;

/** What a coach says: a sentence for each nudge, then the letters, then the move. */
export type CoachMessages = {
  readonly nudges: {
    readonly [Code in Nudge['code']]: (nudge: Extract<Nudge, { code: Code }>) => string;
  };
  /** The letters or cards that the move is about, as they are said. */
  readonly letters: (letters: string) => string;
  /** A move that is about no letters; about odds it is the chance to win and what calling needs, in percent. */
  readonly noLetters: string;
  readonly odds: (chance: number, need: number | undefined) => string;
  /** The move, as one would advise it (“sell JADE”), why, and what it is worth more than the next best. */
  readonly move: (move: string) => string;
  /** By the code of the reason, letters in words already; left out where the nudge or the odds have said it. */
  readonly reasons: {
    readonly [Code in MoveReason['code']]?: (reason: Extract<MoveReason, { code: Code }>) => string;
  };
  readonly gain: (amount: string) => string;
};

const letters = (count: number): string => `${count} ${plural('en', count, 'letter', 'letters')}`;
const money = (amount: number): string => formatMoney('en', amount);
const points = (count: number): string => `${count} ${plural('en', count, 'point', 'points')}`;

const lotWorth = ({ price, worth }: { readonly price: number; readonly worth: number }): string =>
  `It costs ${money(price)} and looks worth ${money(worth)} to you.`;

const dealWorth = ({ gain }: { readonly gain: number }): string =>
  `The deal is worth about ${money(gain)} to you.`;

export const coachEn: CoachMessages = {
  nudges: {
    hold: () => 'A longer word is worth waiting for.',
    'no-word': () => 'There’s nothing to sell in these letters.',
    sell: ({ letters: count }) => `There’s a word of ${letters(count)} worth selling now.`,
    'spend-wild': ({ letters: count }) => `A wild makes a word of ${letters(count)} here, and it pays.`,
    'keep-wild': ({ letters: count }) => `Keep the wild: sell a word of ${letters(count)} without it.`,
    discard: ({ count }) =>
      count === 1
        ? 'Nothing is worth selling now: let go of the letter that helps you least.'
        : `Nothing is worth selling now: let go of the ${count} letters that help you least.`,
    buy: ({ price }) => `This lot is worth its ${formatMoney('en', price)}.`,
    decline: ({ price }) => `This lot isn’t worth ${formatMoney('en', price)} to you.`,
    'put-up': () => 'You may do better with this lot at auction.',
    draft: () => 'One of the open tiles fits your letters best.',
    'name-few': () => 'A few letters are enough for your hand.',
    'name-many': () => 'Your hand can use a lot of letters.',
    bid: () => 'The lot is worth more to you than the bid.',
    pass: () => 'The price has reached what the lot is worth to you.',
    deal: () => 'There’s a deal here that helps you.',
    'no-deal': () => 'No deal here helps you enough.',
    call: () => 'The pot pays well enough for your chance to win.',
    fold: () => 'The pot doesn’t pay enough for your chance to win.',
    bet: () => 'Your hand is good enough to ask for more.',
    bluff: () => 'A bet may take the pot even with a weak hand.',
    check: () => 'No need to put in more chips now.',
    exchange: ({ count }) => `Exchange ${count} ${plural('en', count, 'card', 'cards')}.`,
    stand: () => 'Your cards are better than what you could draw.',
    declare: ({ letters: count }) => `Your best word has ${letters(count)}.`,
    'declare-none': () => 'There’s no word in these cards.',
    challenge: () => 'One of these words isn’t valid.',
    'let-stand': () => 'All these words are valid.',
    equal: () => 'Every choice comes to the same here.',
  },
  letters: (said) => `Look closely at ${said}.`,
  noLetters: 'This one isn’t about particular letters.',
  odds: (chance, need) =>
    need === undefined || need === 0
      ? `You win about ${chance}% of the time.`
      : `You win about ${chance}% of the time, and calling needs ${need}%.`,
  move: (move) => `Best move: ${move}.`,
  reasons: {
    bought: lotWorth,
    declined: lotWorth,
    'could-not-pay': ({ price }) => `You can’t afford its ${money(price)}.`,
    'sold-and-kept': ({ price, kept }) => `The word sells for ${money(price)} and leaves you ${kept}.`,
    'sold-all': ({ price }) => `The word sells for ${money(price)} and uses all your letters.`,
    'sold-last': ({ price }) => `The word sells for ${money(price)}, and this is your last chance.`,
    'spent-wild': ({ price, without }) =>
      without > 0
        ? `The word sells for ${money(price)}; without a wild, the best is ${money(without)}.`
        : `The word sells for ${money(price)}; without a wild there’s none.`,
    'held-back': ({ dearest }) =>
      `Selling now brings ${money(dearest)} at most, and these letters can grow into more.`,
    'put-up': ({ expected }) => `You can expect to pay about ${money(expected)} for it.`,
    bid: ({ worth }) => `The lot looks worth ${money(worth)} to you.`,
    passed: ({ worth }) => `The lot looks worth no more than ${money(worth)} to you.`,
    proposed: dealWorth,
    accepted: dealWorth,
    'cards-exchange': ({ kept }) => (kept === '' ? '' : `You keep ${kept} for a better word.`),
    'cards-declare': ({ score }) => `It scores ${points(score)}.`,
    'cards-challenge': ({ word }) => `${word} isn’t in the dictionary.`,
  },
  gain: (amount) => `That’s worth about ${amount} more than the next best move.`,
};
