import { formatMoney } from './money.ts';
import { formatNumber } from './wording.ts';

const money = (amount: number): string => formatMoney('en', amount);
const number = (value: number): string => formatNumber('en', value);

/** Letters with their pips and price: a lot, or a word. */
export type Weighed = { readonly letters: string; readonly pips: number; readonly price: number };

/** What the tutorial says, step by step. */
export const learnEn = {
  heading: 'Learn BuyWord',
  progress: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
  again: 'Start over',
  skip: 'Skip to a game',
  lessons: 'More lessons',
  firstGame: 'Play your first game',
  /** What a move that comes too early is answered with. */
  notYet: {
    roll: 'One thing at a time: first roll the die.',
    choose: (tiles: number) => `In a real game any number will do. Here, take ${number(tiles)}.`,
    buy: 'In a real game that’s up to you. Here, buy this one.',
    decline: 'In a real game that’s up to you. Here, let this one go.',
    sell: (word: string) => `Good idea, but there’s a bigger one: ${word}.`,
    done: 'Not now: just press Done.',
  },
  steps: {
    welcome: (opening: number) =>
      `Welcome! You start with ${money(opening)}. Every round begins with the die: it says how many tiles you draw. Roll it.`,
    firstLot: ({ letters, pips, price }: Weighed) =>
      `${letters} is your lot. The dots on a tile are its pips: ${number(pips)} here. Pips times pips is the price, ${money(price)}, all or nothing. The J is worth having: buy it.`,
    hold: () =>
      'Now you may sell words. Yours would be short, and short is cheap. So keep your tiles: press Done.',
    secondRoll: () => 'A new round, and the bag has fewer tiles. Roll.',
    secondLot: ({ letters, price }: Weighed) =>
      `${letters} for ${money(price)}. Together with your tiles it makes something good. Buy it.`,
    firstWord: ({ letters, pips, price }: Weighed) =>
      `${letters}! ${number(pips)} pips, so it sells for ${money(price)}. Tap the tiles in order, drag them, or type the word. Then sell it.`,
    sold: () => 'That’s the heart of it: buy cheap letters, sell long words for a lot. Press Done.',
    thirdRoll: () => 'Roll again.',
    badLot: ({ letters, price }: Weighed) =>
      `${money(price)} for ${letters}? Those are hard to place. Let it go: a lot you decline leaves play and costs nothing.`,
    nothing: () => 'No tiles, so nothing to sell. Press Done.',
    choiceRoll: () => 'Two faces of the die let you choose. Roll.',
    choose: (tiles: number) => `Your choice: you decide how many tiles. Take ${number(tiles)}.`,
    wildLot: ({ letters, price }: Weighed) =>
      `${letters} for ${money(price)}: one letter short of an animal with stripes. You have wilds for that. Buy it.`,
    wildWord: ({ letters, price }: Weighed) =>
      `The round tile is a wild: any letter, always one pip. Lay out ${letters}; for the letter you’re missing, tap the wild and choose it, or just type it. ${money(price)}. A wild is gone once it’s sold, so you’re asked first.`,
    wildSold: () => 'At most one wild per word, so save some for good words. Press Done.',
    cheapRoll: () => 'Roll once more.',
    cheapLot: ({ letters, price }: Weighed) =>
      `${letters}: plain letters, ${money(price)}. Plain letters go into almost every long word. Buy it.`,
    holdMore: () =>
      'You could sell a word now. But twice the pips bring four times the money: hold out for a longer one. Press Done.',
    lastRoll: () => 'And roll.',
    lastLot: ({ letters, price }: Weighed) => `${letters} for ${money(price)}. Buy it.`,
    limit: ({ letters, price }: Weighed) =>
      `Nine letters, and at the end of a round you may keep only eight: sell a word, or discard. You can do better: ${letters}, all nine, for ${money(price)}.`,
    end: (sum: number) =>
      `You have ${money(sum)}, and you know everything you need. The game ends when the bag is empty; leftover tiles are lost, and the most money wins. Alone, ${money(800)} is fair and ${money(1000)} outstanding. Your turn!`,
  },
};
