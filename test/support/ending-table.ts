import { lettersOf } from '../../src/bots/buyword/standing.ts';
import { allTiles } from '../../src/games/buyword/tile-sets.ts';
import { countLetters } from '../../src/lexicon/alphabet.ts';
import { BuyWordTable } from './buyword-table.ts';

export type EndingSpec = {
  readonly words: readonly string[];
  /** Lots that are bought, two to five letters each, and what is left in the bag after them, in the order it is drawn. */
  readonly lots: readonly string[];
  readonly rest: string;
  readonly last?: 2 | 3 | 4 | 5 | 'choice';
  readonly options?: Readonly<Record<string, unknown>>;
};

/** A game of one player who has let all lots go but some, and stands before the last tiles of a whole bag. */
export const endingTable = ({ words, lots, rest, last = 2, options }: EndingSpec): BuyWordTable => {
  const wanted = countLetters(lots.join('') + rest);
  const others = lettersOf(
    countLetters(allTiles('classic')).map((count, code) => count - (wanted[code] as number)),
  );
  // Lots of five, and two or three of other sizes, so that all others are gone before.
  const sizes: (2 | 3 | 4 | 5)[] = [];
  for (let left = others.length; left > 0; left -= sizes.at(-1) as number) {
    sizes.push(left === 6 || left === 3 ? 3 : left === 4 || left === 2 ? left : left < 5 ? 2 : 5);
  }
  const rolls = [...sizes, ...lots.map(({ length }) => length as 2 | 3 | 4 | 5), last];
  const table = new BuyWordTable({
    players: 1,
    words,
    options: { startMoney: 1000, wilds: 1, ...options },
    setup: { bag: others + lots.join('') + rest, rolls, seed: 'ending', leader: 0 },
  });
  for (let i = 0; i < sizes.length; i++) table.roll(0).decline(0).done(0);
  for (let i = 0; i < lots.length; i++) table.roll(0).buy(0).done(0);
  return table;
};
