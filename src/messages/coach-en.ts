import type { Nudge } from '../coach/hint.ts';
import { formatMoney } from './money.ts';
import { plural } from './wording.ts';

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
  /** The move, as one would advise it (“sell JADE”), and what it is worth more than the next best. */
  readonly move: (move: string) => string;
  readonly gain: (amount: string) => string;
};

const letters = (count: number): string => `${count} ${plural('en', count, 'letter', 'letters')}`;

export const coachEn: CoachMessages = {
  nudges: {
    hold: () => 'A longer word is worth waiting for.',
    'no-word': () => 'There’s nothing to sell in these letters.',
    sell: ({ letters: count }) => `There’s a word of ${letters(count)} worth selling now.`,
    'spend-wild': ({ letters: count }) => `A wild makes a word of ${letters(count)} here, and it pays.`,
    'keep-wild': ({ letters: count }) => `Keep the wild: sell a word of ${letters(count)} without it.`,
    discard: ({ count }) =>
      count === 1 ? 'One letter will help you least.' : `${count} letters will help you least.`,
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
  gain: (amount) => `It’s worth about ${amount} more than the next best.`,
};
