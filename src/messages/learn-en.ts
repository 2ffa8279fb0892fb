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
  firstGame: 'Play your first game',
  /** What a move that comes too early is answered with. */
  notYet: {
    roll: 'One thing at a time: first roll the die.',
    choose: (tiles: number) => `Any number will do in a real game. Here, take ${number(tiles)}.`,
    buy: 'In a real game that is up to you. Here, buy this one.',
    decline: 'In a real game that is up to you. Here, let this one go.',
    sell: (word: string) => `A fair idea, but look for a bigger one: ${word}.`,
    done: 'Not now: just say done.',
  },
  steps: {
    welcome: (opening: number) =>
      `Welcome! You start with ${money(opening)}. Every round begins with the die: it says how many tiles you draw. Roll it.`,
    firstLot: ({ letters, pips, price }: Weighed) =>
      `${letters} is your lot. The dots on a tile are its pips: ${number(pips)} here. Pips times pips is the price, ${money(price)}, all or nothing. The J is worth having: buy it.`,
    hold: () =>
      'Now words may be sold. Yours would be short, and short is cheap. So hold your tiles: say done.',
    secondRoll: () => 'A new round, and the bag has fewer tiles. Roll.',
    secondLot: ({ letters, price }: Weighed) =>
      `${letters} for ${money(price)}. With the tiles you hold it makes something fine. Buy it.`,
    firstWord: ({ letters, pips, price }: Weighed) =>
      `${letters}! ${number(pips)} pips, so it sells for ${money(price)}. Tap the tiles in order, drag them, or type the word. Then sell it.`,
    sold: () => 'Now you know the heart of it: buy letters cheap, sell long words dear. Say done.',
    thirdRoll: () => 'Roll again.',
    badLot: ({ letters, price }: Weighed) =>
      `${money(price)} for ${letters}? Those are hard to place. Let it go: a lot you decline leaves play and costs nothing.`,
    nothing: () => 'No tiles, so nothing to sell. Say done.',
    choiceRoll: () => 'Two faces of the die are wild as well. Roll.',
    choose: (tiles: number) => `A choice: you say how many tiles. Take ${number(tiles)}.`,
    wildLot: ({ letters, price }: Weighed) =>
      `${letters} for ${money(price)}: one letter short of an animal with stripes. You have wilds for that. Buy it.`,
    wildWord: ({ letters, price }: Weighed) =>
      `The round tile is a wild: any letter, always one pip. Lay out ${letters}; for the letter you lack, tap the wild and choose it, or just type it. ${money(price)}. A wild is gone once it is sold, so the table asks first.`,
    wildSold: () => 'One wild in a word at most, so keep some for good words. Say done.',
    cheapRoll: () => 'Roll once more.',
    cheapLot: ({ letters, price }: Weighed) =>
      `${letters}: plain letters, ${money(price)}. Plain letters go into almost every long word. Buy it.`,
    holdMore: () =>
      'A word would be there now. But twice the pips bring four times the money: hold out for a longer one. Say done.',
    lastRoll: () => 'And roll.',
    lastLot: ({ letters, price }: Weighed) => `${letters} for ${money(price)}. Buy it.`,
    limit: ({ letters, price }: Weighed) =>
      `Nine letters, and at the end of a round you may keep only eight: sell a word, or discard. You have a better way: ${letters}, all nine, for ${money(price)}.`,
    end: (sum: number) =>
      `You are at ${money(sum)}, and you know all there is to know. The game ends when the bag is empty; tiles left over are lost, and most money wins. Alone, ${money(800)} is fair and ${money(1000)} outstanding. Your turn!`,
  },
};
