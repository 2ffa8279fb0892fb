import type { Style } from '../bots/characters.ts';
import type { Level } from '../bots/levels.ts';
import { formatNumber } from './wording.ts';

const number = (value: number): string => formatNumber('en', value);

/** How the bots play one game: what each level sees and misses, and what each style likes. */
export type GameManners = {
  readonly levels: Readonly<Record<Level, string>>;
  readonly styles: Readonly<Record<Style, string>>;
};

const games: Readonly<Record<string, GameManners>> = {
  buyword: {
    levels: {
      novice: 'Goes by rules of thumb: sells early, and often overlooks long words.',
      casual: 'Goes by rules of thumb too, but waits for better words and overlooks few.',
      club: 'Weighs what its letters will still bring, and misjudges that now and then.',
      expert: 'Thinks ahead to the next rounds, and makes no mistakes on purpose.',
    },
    styles: {
      steady: 'Plays what looks best, with no quirks.',
      cautious: 'Wants a clear bargain before buying, and drops out of auctions early.',
      trader: 'Puts lots up for auction and proposes deals wherever the rules allow it.',
      bluffer: 'Bids you up, haggles hard, and invents words where only a challenge would tell.',
    },
  },
  'choose-your-words': {
    levels: {
      novice: 'Goes by its own cards, misses good words, and hardly minds how much you bet.',
      casual: 'Judges its cards better, but doesn’t believe your bets enough yet.',
      club: 'Looks ahead to the exchanges to come, and takes your bets into account.',
      expert: 'Weighs every exchange and every bet, and bluffs often enough to be hard to read.',
    },
    styles: {
      steady: 'Bets by its chances, with no quirks.',
      cautious: 'Folds early, bets rarely and hardly ever bluffs.',
      trader: 'Loves the exchange: swaps a card more than others would.',
      bluffer: 'Bluffs more than others at its level, and bets more.',
    },
  },
};

/** What is said on the page of opponents about how well they play. */
export const botsPageEn = {
  games,
  knows: (words: number) => `Knows about ${number(1000 * Math.round(words / 1000))} words.`,
  knowsAll: (words: number) => `Knows all ${number(words)} words of the dictionary.`,
  strength: 'Strength',
  figure: (rating: number, plusMinus: number) => `${number(rating)} ± ${number(plusMinus)}`,
  duel: 'Play one on one',
  duelWith: (name: string) => `Play one on one with ${name}`,
  heading: 'How strong they are',
  bot: 'Bot',
  scale: (base: number) =>
    `100 points more wins about 64 games in 100, 200 points more 76. Casual bots stand at ${number(base)} on average.`,
  measured: (games: number) =>
    `Each bot has played every other ${number(games)} times, every deal from both seats. The line shows ±, the margin of error.`,
  otherWords: 'Measured with English words.',
};

export type BotsPageMessages = typeof botsPageEn;
