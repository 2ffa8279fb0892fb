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
      'Everybody has put 1 chip into the pot, and you hold seven cards that only you see. Blue ● and red ◆ cards will matter. You deal, so you open: bet 1.',
    swap: (letters: readonly string[]) =>
      `Dot called. Now up to four cards may be exchanged. ${list(letters)} are dear but hard to use: tap them, then exchange.`,
    halfPot: () =>
      'A second G, and a wild ★! Dot checks, so nothing is to be matched. Your hand is good: choose ½ pot, and bet 2.',
    keep: () => 'Dot called again. The second exchange takes two cards at most. Yours are fine: keep all.',
    check: () => 'The last betting. Dot checks; check too, and both of you show your cards.',
    pair: ({ reads, score, steps }: Word) =>
      `Lay out ${reads}, with the wild as one of the two like letters, in blue. A pair multiplies both its letters, a wild in it makes that more: ${number(steps.sum)} in all. Length adds ${number(steps.length)}; all blue with a wild is a flush, ×${number(steps.flush)}: ${number(score)}. Watch the count grow, then declare.`,
    stand: () =>
      'The words are open, each with its count. A word stands unless somebody challenges it. Dot’s word is good: let them stand.',
    call: () =>
      'The pot was yours. Look at the count, then go on. Dot deals now, and bets everything: all in! You can afford it: call. What you have more than Dot stays yours.',
    keepMore: () =>
      'Nobody can bet any more, but cards are still exchanged. You have four red ones: keep all.',
    keepLast: () => 'And once more: keep all.',
    flush: ({ reads, score, steps }: Word) =>
      `Lay out ${reads} in red. All red is a flush too: (${number(steps.sum)} + ${number(steps.length)}) × ${number(steps.flush)} = ${number(score)}. Declare it.`,
    challenge: (word: string) =>
      `Dot says ${word}. Is that a word? If it is, you owe a share of the pot to the next one; if not, Dot is out of the round. Challenge it.`,
    end: () =>
      'It was none: the pot is yours, and with it all the chips. That is the whole game. Ready for a real one?',
  },
  notYet: {
    bet: (amount: number) => `Bet ${number(amount)} here; the buttons above set the amount.`,
    exchange: (letters: readonly string[]) => `Mark ${list(letters)}, just those, and exchange them.`,
    keep: 'Keep all your cards this time.',
    check: 'Just check here.',
    call: 'Call: you have enough.',
    waive: 'Let the words stand this time.',
    declare: (word: string) => `Lay out ${word} as the coach says, then declare it.`,
    challenge: (word: string) => `Challenge ${word} first.`,
  },
};
