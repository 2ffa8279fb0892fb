import { waysOf } from './buyword-wording.ts';

const { number, list } = waysOf('en');

/** What of a word the lesson speaks of. */
type Word = {
  readonly reads: string;
  readonly score: number;
  readonly steps: { readonly sum: number; readonly length: number; readonly flush: number };
};

/** What the lesson of Choose Your Words says. */
export const cardsLearnEn = {
  heading: 'Learn Choose Your Words',
  partner: 'Dot',
  steps: {
    open: () =>
      'Everybody has put 1 chip into the pot, and you hold seven cards that only you can see. Their colours, blue ● and red ◆, will matter. You’re the dealer, so you open: bet 1.',
    swap: (letters: readonly string[]) =>
      `Dot called. Now you may exchange up to four cards. ${list(letters)} are valuable but hard to use: tap them, then exchange.`,
    halfPot: () =>
      'A second G, and a wild ★! Dot checks, so there’s nothing to call. Your hand is good: choose ½ pot, and bet 2.',
    keep: () => 'Dot called again. This time you may exchange at most two cards. Yours are fine: keep all.',
    check: () => 'The last betting round. Dot checks; check too, and you both show your cards.',
    pair: ({ reads, score, steps }: Word) =>
      `Lay out ${reads} in blue, with the wild as one of the two matching letters. A pair multiplies both its letters, even more with a wild in it: ${number(steps.sum)} in all. Length adds ${number(steps.length)}; all blue with a wild is a flush, ×${number(steps.flush)}: ${number(score)}. Watch the score grow, then declare.`,
    stand: () =>
      'The words are revealed, each with its score. A word stands unless somebody challenges it. Dot’s word is valid: let them stand.',
    call: () =>
      'You won the pot. Look at the score, then continue. Dot deals now, and bets everything: all in! You can afford it: call. Any chips you have beyond Dot’s stay yours.',
    keepMore: () => 'Nobody can bet any more, but cards are still exchanged. You have four reds: keep all.',
    keepLast: () => 'And once more: keep all.',
    flush: ({ reads, score, steps }: Word) =>
      `Lay out ${reads} in red. All red is a flush too: (${number(steps.sum)} + ${number(steps.length)}) × ${number(steps.flush)} = ${number(score)}. Declare it.`,
    challenge: (word: string) =>
      `Dot declares ${word}. Is that a word? If it is, you owe a share of the pot to the next one; if not, Dot is out of the round. Challenge it.`,
    end: () =>
      'It wasn’t: the pot is yours, and with it all the chips. That’s the whole game. Ready for a real one?',
  },
  notYet: {
    bet: (amount: number) => `Bet ${number(amount)} here: set the amount with the buttons above.`,
    exchange: (letters: readonly string[]) => `Select ${list(letters)}, just those, and exchange them.`,
    keep: 'Keep all your cards this time.',
    check: 'Just check here.',
    call: 'Call: you have enough.',
    waive: 'Let the words stand this time.',
    declare: (word: string) => `Lay out ${word} as the coach says, then declare it.`,
    challenge: (word: string) => `Challenge ${word} first.`,
  },
};
