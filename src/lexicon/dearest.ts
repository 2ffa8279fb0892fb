import { codeAt, LETTERS } from './alphabet.ts';
import { CHILD_SHIFT, ENDS, FIRST_EDGE, LAST, LETTER_MASK } from './graph.ts';
import { type LetterGraph, outlookOf, placesIn } from './letter-graph.ts';

/** What letters are worth, A to Z, and what a wild standing for any of them is: whole numbers, none below 0. */
export type Worths = { readonly letters: ArrayLike<number>; readonly wild: number };

/** Letters that make one or more words: how many of each (by code), the wild's letter (−1: none), and their worth. */
export type LetterSet = { readonly letters: Uint8Array; readonly wildLetter: number; readonly worth: number };

export type DearestQuery = {
  /** The rack's letters, counted by code. */
  readonly rack: Uint8Array;
  /** Whether one wild may stand for any letter. */
  readonly wild: boolean;
  /** Sets worth so much less than the dearest are not looked for. */
  readonly within?: number | undefined;
  /** A word worth so much is known to be there: what cannot count beside it is not looked for. */
  readonly known?: number | undefined;
};

export type DearestFinder = {
  readonly worths: Worths;
  /** The worth of the dearest word in a rack, −1 where there is no word. */
  readonly dearestWorth: (query: DearestQuery) => number;
  /**
   * The dearest sets of letters, dearest first: `limit` of them and all that are worth as much as the last one, each
   * once, in its dearest form. `accept` leaves sets out.
   */
  readonly dearestSets: (
    query: DearestQuery,
    limit: number,
    accept?: (letters: Uint8Array) => boolean,
  ) => LetterSet[];
};

/** Numbers a search reads together lie together: an edge's bits, needs and most (see Outlook), and one of padding. */
const STRIDE = 4;
const NEEDS = 1;
const MOST = 2;
const BEYOND_EDGE_BITS = (1 << CHILD_SHIFT) - 1;
const MOST_WORTH = 1_000_000;

const isWorth = (worth: number): boolean => Number.isInteger(worth) && worth >= 0 && worth <= MOST_WORTH;

/**
 * A search for the dearest words of racks, for one table of worths. It walks the letter graph depth first, rare letters
 * first, and leaves a branch as soon as it needs a letter that is not there, or what the branch and what the rest of
 * the rack can still pay stay below what has been found.
 */
export const createDearestFinder = (letterGraph: LetterGraph, worths: Worths): DearestFinder => {
  const places = placesIn(letterGraph.order);
  const worth = new Int32Array(LETTERS);
  const wildWorth = worths.wild;
  if (worths.letters.length !== LETTERS || !isWorth(wildWorth)) throw new RangeError('bad table of worths');
  for (let code = 0; code < LETTERS; code++) {
    const value = worths.letters[code] as number;
    if (!isWorth(value)) throw new RangeError('bad table of worths');
    worth[places[code] as number] = value;
  }
  /** A wild in place of a letter that is held pays only where it is worth more; then a set has several forms. */
  const wildMayReplace = worth.some((value) => value < wildWorth);
  const table = searchTable(letterGraph, worth);
  const root = letterGraph.graph.root * STRIDE;

  // The state of one search; `left` is what the rack still holds, by place.
  const held = new Int32Array(LETTERS);
  const left = new Int32Array(LETTERS);
  /** What the rack's letters from a place on are worth. */
  const restWorth = new Int32Array(LETTERS + 1);
  let floor = 0;
  let wildPlace = -1;
  let record: (worth: number) => void = () => {};

  const searchPlain = (node: number, sum: number, have: number): void => {
    for (let at = node; ; at += STRIDE) {
      const edge = table[at] as number;
      if (((table[at + NEEDS] as number) & ~have) === 0 && sum + (table[at + MOST] as number) >= floor) {
        const place = edge & LETTER_MASK;
        const count = left[place] as number;
        const each = worth[place] as number;
        if (sum + (restWorth[place + 1] as number) + count * each < floor) return;
        const now = sum + each;
        if (edge > BEYOND_EDGE_BITS) {
          left[place] = count - 1;
          if ((edge & ENDS) !== 0 && now >= floor) record(now);
          searchPlain(edge >> CHILD_SHIFT, now, count === 1 ? have & ~(1 << place) : have);
          left[place] = count;
        } else if (now >= floor) {
          left[place] = count - 1;
          record(now);
          left[place] = count;
        }
      }
      if ((edge & LAST) !== 0) return;
    }
  };

  const searchWild = (node: number, sum: number, have: number): void => {
    for (let at = node; ; at += STRIDE) {
      const edge = table[at] as number;
      const missing = (table[at + NEEDS] as number) & ~have;
      const place = edge & LETTER_MASK;
      const each = worth[place] as number;
      // One missing letter at most; where the wild is worth more than a letter it may add the difference.
      const most = sum + (table[at + MOST] as number) + (wildMayReplace ? wildWorth : 0);
      if ((missing & (missing - 1)) === 0 && most >= floor) {
        const count = left[place] as number;
        if (sum + (restWorth[place + 1] as number) + count * each + wildWorth < floor) return;
        if (count > 0) {
          const now = sum + each;
          left[place] = count - 1;
          if ((edge & ENDS) !== 0 && now >= floor) record(now);
          if (edge > BEYOND_EDGE_BITS) {
            searchWild(edge >> CHILD_SHIFT, now, count === 1 ? have & ~(1 << place) : have);
          }
          left[place] = count;
        }
        if ((count === 0 || each < wildWorth) && (missing & ~(1 << place)) === 0) {
          const now = sum + wildWorth;
          wildPlace = place;
          if ((edge & ENDS) !== 0 && now >= floor) record(now);
          if (edge > BEYOND_EDGE_BITS && now + (table[at + MOST] as number) - each >= floor) {
            searchPlain(edge >> CHILD_SHIFT, now, have);
          }
          wildPlace = -1;
        }
      }
      if ((edge & LAST) !== 0) return;
    }
  };

  const search = ({ rack, wild }: DearestQuery): void => {
    if (root === 0) return;
    let have = 0;
    for (let code = 0; code < LETTERS; code++) {
      const place = places[code] as number;
      const count = rack[code] as number;
      held[place] = count;
      left[place] = count;
      if (count > 0) have |= 1 << place;
    }
    for (let place = LETTERS - 1; place >= 0; place--) {
      restWorth[place] =
        (restWorth[place + 1] as number) + (held[place] as number) * (worth[place] as number);
    }
    wildPlace = -1;
    if (wild) searchWild(root, 0, have);
    else searchPlain(root, 0, have);
  };

  const recordBest = (found: number): void => {
    floor = found + 1;
  };

  const dearestWorth = (query: DearestQuery): number => {
    floor = (query.known ?? -1) + 1;
    record = recordBest;
    search(query);
    return floor - 1;
  };

  /** The letters taken so far, by code, the wild's included. */
  const taken = (): Uint8Array => {
    const letters = new Uint8Array(LETTERS);
    for (let code = 0; code < LETTERS; code++) {
      const place = places[code] as number;
      letters[code] = (held[place] as number) - (left[place] as number) + (place === wildPlace ? 1 : 0);
    }
    return letters;
  };

  const dearestSets: DearestFinder['dearestSets'] = (query, limit, accept) => {
    if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`bad limit ${limit}`);
    const { known = 0, within = MOST_WORTH } = query;
    const sets = setsFrom(Math.max(0, known - within), query, limit, accept);
    // What is known to be there may be left out by `accept`: then less counts, too.
    return known > 0 && (sets[0]?.worth ?? 0) < known ? setsFrom(0, query, limit, accept) : sets;
  };

  const setsFrom = (
    least: number,
    query: DearestQuery,
    limit: number,
    accept: ((letters: Uint8Array) => boolean) | undefined,
  ): LetterSet[] => {
    const sets: LetterSet[] = [];
    const top = new SmallestOfTop(limit);
    const within = query.within ?? MOST_WORTH;
    floor = least;
    record = (found) => {
      const letters = taken();
      if (accept !== undefined && !accept(letters)) return;
      const wildLetter = wildPlace < 0 ? -1 : codeAt(letterGraph.order, wildPlace);
      sets.push({ letters, wildLetter, worth: found });
      // Forms of one set must not be counted as several; where there can be such, all are gathered first.
      if (!wildMayReplace || !query.wild) floor = Math.max(floor, found - within, top.add(found));
    };
    search(query);
    sets.sort((a, b) => b.worth - a.worth);
    const dearestForms = wildMayReplace ? firstOfEach(sets) : sets;
    const [dearest] = dearestForms;
    const last = Math.max(dearestForms[limit - 1]?.worth ?? 0, (dearest?.worth ?? 0) - within);
    return dearestForms.filter((set) => set.worth >= last);
  };

  return { worths, dearestWorth, dearestSets };
};

const searchTable = (letterGraph: LetterGraph, worthByPlace: Int32Array): Int32Array => {
  const { edges } = letterGraph.graph;
  const { needs, most } = outlookOf(letterGraph, worthByPlace);
  const table = new Int32Array(edges.length * STRIDE);
  for (let at = FIRST_EDGE; at < edges.length; at++) {
    const edge = edges[at] as number;
    const child = (edge >>> CHILD_SHIFT) * STRIDE;
    table[at * STRIDE] = (edge & BEYOND_EDGE_BITS) | (child << CHILD_SHIFT);
    table[at * STRIDE + NEEDS] = needs[at] as number;
    table[at * STRIDE + MOST] = most[at] as number;
  }
  return table;
};

const firstOfEach = (sets: readonly LetterSet[]): LetterSet[] => {
  const seen = new Set<string>();
  return sets.filter(({ letters }) => {
    const key = letters.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Keeps the `limit` largest numbers added (a heap, smallest on top). */
class SmallestOfTop {
  readonly #heap: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Adds a number and gives the smallest of those kept, −1 while there is room. */
  add(value: number): number {
    const heap = this.#heap;
    if (heap.length < this.#limit) {
      let at = heap.push(value) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if ((heap[parent] as number) <= value) break;
        heap[at] = heap[parent] as number;
        at = parent;
      }
      heap[at] = value;
    } else if (value > (heap[0] as number)) {
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
        if ((heap[child] as number) >= value) break;
        heap[at] = heap[child] as number;
        at = child;
      }
      heap[at] = value;
    }
    return heap.length < this.#limit ? -1 : (heap[0] as number);
  }
}
