import { codeAt, LETTERS } from './alphabet.ts';

/** Words of a few letters in the order of the most that each could be worth, so that a search can stop early. */
export type BoundedWords = {
  /**
   * The word of these letters (counts by code) and so many wilds that is worth most. `worthOf` says what a word is worth
   * with them, or anything not above `floor` where it is not worth more than that; `slack` is what it may add to bounds.
   */
  readonly best: (
    rack: Uint8Array,
    wilds: number,
    worthOf: (word: string, floor: number) => number,
    slack?: number,
  ) => { readonly word: string; readonly worth: number } | undefined;
};

const SHORT_WORD = 3;

/** Whether more than so many bits are set: takes them off one by one, no further than it must. */
const hasMoreBits = (mask: number, most: number): boolean => {
  let left = mask;
  for (let i = 0; i < most && left !== 0; i++) left &= left - 1;
  return left !== 0;
};

type Columns = {
  readonly words: readonly string[];
  readonly bounds: Int32Array;
  /** The letters of each word, a bit each. */
  readonly masks: Int32Array;
};

const columnsOf = (words: readonly string[], boundOf: (word: string) => number): Columns => {
  const bounds = Int32Array.from(words, boundOf);
  const order = Array.from(words.keys()).sort(
    (a, b) => (bounds[b] as number) - (bounds[a] as number) || a - b,
  );
  const sorted = order.map((place) => words[place] as string);
  const maskOf = (word: string): number => {
    let mask = 0;
    for (let i = 0; i < word.length; i++) mask |= 1 << codeAt(word, i);
    return mask;
  };
  return {
    words: sorted,
    bounds: Int32Array.from(order, (place) => bounds[place] as number),
    masks: Int32Array.from(sorted, maskOf),
  };
};

/**
 * Makes a search over words (capitals A–Z); `boundOf` says the most a word could be worth with so many wilds, which from
 * `mostWilds` on no more of them raise.
 */
export const createBoundedWords = (
  words: readonly string[],
  boundOf: (word: string, wilds: number) => number,
  mostWilds: number,
): BoundedWords => {
  /** Short words first: few, quickly looked through, and what they are worth spares a search most of the others. */
  const short = words.filter(({ length }) => length <= SHORT_WORD);
  const long = words.filter(({ length }) => length > SHORT_WORD);
  const byWilds: (readonly Columns[] | undefined)[] = [];
  const columnsFor = (wilds: number): readonly Columns[] => {
    const capped = Math.min(wilds, mostWilds);
    byWilds[capped] ??= [short, long].map((some) => columnsOf(some, (word) => boundOf(word, capped)));
    return byWilds[capped];
  };
  const left = new Uint8Array(LETTERS);

  /** Whether the letters spell a word, with wilds for those that are missing. */
  const spells = (word: string, rack: Uint8Array, wilds: number): boolean => {
    left.set(rack);
    let missing = 0;
    for (let i = 0; i < word.length; i++) {
      const code = codeAt(word, i);
      const held = left[code] as number;
      if (held > 0) left[code] = held - 1;
      else if (++missing > wilds) return false;
    }
    return true;
  };

  return {
    best: (rack, wilds, worthOf, slack = 0) => {
      let lacking = 0;
      for (let code = 0; code < LETTERS; code++) if (rack[code] === 0) lacking |= 1 << code;
      let found: string | undefined;
      let most = -1;
      for (const { words: sorted, bounds, masks } of columnsFor(wilds)) {
        for (let i = 0; i < sorted.length; i++) {
          if ((bounds[i] as number) + slack <= most) break;
          const missing = (masks[i] as number) & lacking;
          if (missing !== 0 && hasMoreBits(missing, wilds)) continue;
          const word = sorted[i] as string;
          if (!spells(word, rack, wilds)) continue;
          const worth = worthOf(word, most);
          if (worth <= most) continue;
          most = worth;
          found = word;
        }
      }
      return found === undefined ? undefined : { word: found, worth: most };
    },
  };
};
