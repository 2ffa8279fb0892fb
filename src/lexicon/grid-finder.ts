import { countLetters, LETTERS, letterOf } from './alphabet.ts';
import type { Worths } from './dearest.ts';
import { ALL_LETTERS, type GridLayout, type GridTile, layOutGrid, WILD } from './grid-layout.ts';
import { createGridSearch, type GridPlay, type GridSearchQuery, type GridVisitor } from './grid-search.ts';
import type { Lexicon } from './lexicon.ts';

/** One play on a grid (BW-14): the word it makes, reused tiles included, and where that word starts. */
export type Placement = {
  readonly word: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  /** Where a wild stands in the word, one lying there included; null: nowhere. */
  readonly wildAt: number | null;
  /** Whether that wild comes from the hand. */
  readonly usesWild: boolean;
  /** The letter tiles that come from the hand, alphabetically. */
  readonly tiles: string;
  /** The worth of each word made or lengthened, `word` first, then those crosswise as they lie along it. */
  readonly worths: readonly number[];
};

type PlacementOptions = {
  /** Whether one wild may be taken from the hand. */
  readonly wild?: boolean;
  /**
   * A wild stands for a letter only where the hand has no more such tile, or where it is worth more than the tile; with
   * this, it stands for any letter, tiles kept back.
   */
  readonly everyWild?: boolean;
  /** Leaves out plays with a word, crosswise ones included, that is not to be made: vulgar, off theme, sold before. */
  readonly accept?: (word: string) => boolean;
};

type BestOptions = PlacementOptions & {
  /** What a word of a worth is paid, never less for more. */
  readonly pay: (worth: number) => number;
  /** How many plays. */
  readonly limit: number;
};

/** Finds plays on a grid for a hand (capitals A–Z) in a dictionary, for one table of worths. */
export type GridFinder = {
  /**
   * All plays. A tile that makes a word both ways is one play, told of under the longer word, across where they are
   * equally long.
   */
  readonly placements: (board: readonly GridTile[], rack: string, options?: PlacementOptions) => Placement[];
  /** The plays that are paid most, best first; of those paid alike, first those that spare the wild, then tiles. */
  readonly best: (board: readonly GridTile[], rack: string, options: BestOptions) => Placement[];
};

export const createGridFinder = (lexicon: Lexicon, worths: Worths): GridFinder => {
  const search = createGridSearch(lexicon.spelling, worths);

  const find = (
    board: readonly GridTile[],
    rack: string,
    { wild = false, everyWild = false, accept }: PlacementOptions,
    bound: GridSearchQuery['bound'],
    visitor: (writer: PlacementWriter) => GridVisitor,
  ): void => {
    const counts = countLetters(rack);
    const letters = wild
      ? ALL_LETTERS
      : counts.reduce((bits, count, at) => (count > 0 ? bits | (1 << at) : bits), 0);
    const hand = rack.length + (wild ? 1 : 0);
    const layout = layOutGrid(board, { graph: lexicon.spelling.graph, worths, hand, letters, accept });
    search(
      { layout, rack: counts, wild, everyWild, bound },
      visitor(createWriter(layout, counts, worths, accept)),
    );
  };

  return {
    placements: (board, rack, options = {}) => {
      const all: Placement[] = [];
      find(board, rack, options, undefined, (writer) => (play) => {
        if (writer.accepts(play)) all.push(writer.write(play));
        return 0;
      });
      return all;
    },

    best: (board, rack, { limit, pay, ...options }) => {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`bad limit ${limit}`);
      let top: PaidPlacement[] = [];
      let floor = 0;
      const cut = (): void => {
        top = top.sort(byPayment).slice(0, limit);
        if (top.length === limit) floor = top.at(-1)?.paid ?? 0;
      };
      const gather = (query: PlacementOptions): void => {
        top = [];
        find(board, rack, query, { pay, floor }, (writer) => (play) => {
          const paid = writer.paid(play, pay);
          if (paid >= floor && writer.accepts(play)) {
            top.push({ placement: writer.write(play), paid });
            if (top.length >= 2 * limit) cut();
          }
          return floor;
        });
        cut();
      };
      // Plays without the wild are found ten times as quickly, and tell what the others must be paid.
      if (options.wild === true) gather({ ...options, wild: false });
      gather(options);
      return top.map(({ placement }) => placement);
    },
  };
};

type PaidPlacement = { readonly placement: Placement; readonly paid: number };

/** Best paid first, then as `best` says, then by word and place, so that there is one order. */
const byPayment = (
  { placement: a, paid: paidA }: PaidPlacement,
  { placement: b, paid: paidB }: PaidPlacement,
) =>
  paidB - paidA ||
  Number(a.usesWild) - Number(b.usesWild) ||
  a.tiles.length - b.tiles.length ||
  (a.word < b.word ? -1 : a.word > b.word ? 1 : 0) ||
  Number(b.across) - Number(a.across) ||
  a.row - b.row ||
  a.col - b.col ||
  (a.wildAt ?? -1) - (b.wildAt ?? -1);

/** Makes placements of what a search finds; words and tiles that come again are the same texts. */
type PlacementWriter = {
  readonly accepts: (play: GridPlay) => boolean;
  /** What all words of a play are paid together. */
  readonly paid: (play: GridPlay, pay: BestOptions['pay']) => number;
  readonly write: (play: GridPlay) => Placement;
};

const createWriter = (
  { cells, crossWorths, half, rowOf, colOf }: GridLayout,
  rack: Uint8Array,
  worths: Worths,
  accept: PlacementOptions['accept'],
): PlacementWriter => {
  const words = new Map<number, string>();
  const accepted = new Map<number, boolean>();
  const tileTexts = new Map<number, string>();
  const single: (readonly number[])[] = [];
  /** Tiles taken from the hand are told by one number: so many of each letter, each letter a digit. */
  const digits = new Float64Array(LETTERS);
  let digit = 1;
  for (let letter = 0; letter < LETTERS; letter++) {
    digits[letter] = digit;
    digit *= (rack[letter] as number) + 1;
  }

  const wordOf = ({ ordinal, letters, length }: GridPlay): string => {
    let word = words.get(ordinal);
    if (word === undefined) {
      word = '';
      for (let i = 0; i < length; i++) word += letterOf(letters[i] as number);
      words.set(ordinal, word);
    }
    return word;
  };

  const tilesOf = (taken: number): string => {
    let text = tileTexts.get(taken);
    if (text === undefined) {
      text = '';
      let rest = taken;
      for (let letter = 0; letter < LETTERS; letter++) {
        const most = (rack[letter] as number) + 1;
        text += letterOf(letter).repeat(rest % most);
        rest = Math.floor(rest / most);
      }
      tileTexts.set(taken, text);
    }
    return text;
  };

  return {
    accepts: (play) => {
      if (accept === undefined) return true;
      let verdict = accepted.get(play.ordinal);
      if (verdict === undefined) {
        verdict = accept(wordOf(play));
        accepted.set(play.ordinal, verdict);
      }
      return verdict;
    },

    paid: ({ start, letters, length, worth, wildAt }, pay) => {
      let sum = pay(worth);
      for (let i = 0; i < length; i++) {
        const lying = crossWorths[start + i] as number;
        if (lying >= 0)
          sum += pay(lying + (i === wildAt ? worths.wild : (worths.letters[letters[i] as number] as number)));
      }
      return sum;
    },

    write: (play) => {
      const { start, letters, length, worth } = play;
      let wildAt = play.wildAt;
      let taken = 0;
      let all = single[worth];
      if (all === undefined) {
        all = [worth];
        single[worth] = all;
      }
      let crossed: number[] | undefined;
      for (let i = 0; i < length; i++) {
        const cell = cells[start + i] as number;
        if (cell !== 0) {
          if ((cell & WILD) !== 0) wildAt = i;
          continue;
        }
        const letter = letters[i] as number;
        if (i !== play.wildAt) taken += digits[letter] as number;
        const crossWorth = crossWorths[start + i] as number;
        if (crossWorth >= 0) {
          crossed ??= [worth];
          crossed.push(crossWorth + (i === play.wildAt ? worths.wild : (worths.letters[letter] as number)));
        }
      }
      return {
        word: wordOf(play),
        row: rowOf(start),
        col: colOf(start),
        across: start < half,
        wildAt: wildAt < 0 ? null : wildAt,
        usesWild: play.wildAt >= 0,
        tiles: tilesOf(taken),
        worths: crossed ?? all,
      };
    },
  };
};
