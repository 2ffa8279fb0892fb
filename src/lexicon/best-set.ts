import { LETTERS } from './alphabet.ts';
import type { DearestFinder, LetterSet } from './dearest.ts';
import { partsOf, wordsByPart } from './rack-parts.ts';

export type BestSetQuery = {
  /** The rack's letters, counted by code. */
  readonly rack: Uint8Array;
  /** How many wilds there are; a word takes at most one (BW-5.2). */
  readonly wilds: number;
  /** What a word of a worth is paid, above 0 where it is worth selling. */
  readonly pay: (worth: number) => number;
  /** Leaves sets of letters out. */
  readonly accept?: (letters: Uint8Array) => boolean;
};

export type BestSet = {
  readonly total: number;
  /** The letters of each word to sell, dearest first. */
  readonly sets: readonly LetterSet[];
  /** Whether no other choice can pay more (false only for racks too large to search through). */
  readonly exact: boolean;
};

/** Steps the exact search may take: enough for 13 different tiles and 2 wilds, and many larger racks with repeats. */
const MOST_STEPS = 8_000_000;

/** Finds the words that together pay most, each tile used once. */
export const bestSet = (finder: DearestFinder, query: BestSetQuery): BestSet => {
  // A choice of n tiles has 2^(n−1) words that take its first one: summed over all choices, a factor a letter.
  const steps = query.rack.reduce((product, count) => product * (2 ** (count + 1) - 1), 1) / 2;
  return steps * (query.wilds + 1) > MOST_STEPS ? beamSet(finder, query) : exactSet(finder, query);
};

/** A rack's tiles as letter codes, equal ones side by side. */
const tilesOf = (rack: Uint8Array): number[] => {
  const tiles: number[] = [];
  for (let code = 0; code < LETTERS; code++)
    for (let i = 0; i < (rack[code] as number); i++) tiles.push(code);
  return tiles;
};

/** The choices of tiles (bit masks), smaller numbers first: of several that hold the same letters only the smallest. */
const choicesOf = (tiles: readonly number[]): number[] => {
  const masks: number[] = [];
  for (let mask = 1; mask < 1 << tiles.length; mask++) {
    const skipsEqual = tiles.some(
      (tile, i) => i > 0 && (mask & (1 << i)) !== 0 && (mask & (1 << (i - 1))) === 0 && tile === tiles[i - 1],
    );
    if (!skipsEqual) masks.push(mask);
  }
  return masks;
};

/** Tries, for every choice of tiles, each word that takes its first tile, and leaving that tile unsold. */
const exactSet = (finder: DearestFinder, { rack, wilds, pay, accept }: BestSetQuery): BestSet => {
  const tiles = tilesOf(rack);
  const masks = choicesOf(tiles);
  const parts = partsOf(rack);
  const { count: numbers, strides } = parts;
  const numberOf = new Int32Array(2 ** tiles.length);
  for (let mask = 1; mask < numberOf.length; mask++) {
    const first = 31 - Math.clz32(mask & -mask);
    numberOf[mask] = (numberOf[mask & (mask - 1)] as number) + (strides[tiles[first] as number] as number);
  }

  const { pays, setAt } = wordsByPart(finder, parts, { wilds, pay, accept });

  const usable = Math.min(wilds, tiles.length);
  const best = Array.from({ length: usable + 1 }, () => new Float64Array(numbers));
  const choice = Array.from({ length: usable + 1 }, () => new Int32Array(numbers));
  for (const mask of masks) {
    const number = numberOf[mask] as number;
    const first = mask & -mask;
    const others = mask ^ first;
    for (let w = 0; w <= usable; w++) {
      const bestHere = best[w] as Float64Array;
      const bestBelow = w > 0 ? (best[w - 1] as Float64Array) : undefined;
      let most = bestHere[numberOf[others] as number] as number;
      let chosen = 0;
      for (let sub = others; ; sub = (sub - 1) & others) {
        const word = numberOf[sub | first] as number;
        const rest = numberOf[others ^ sub] as number;
        const plain = pays[0][word] as number;
        if (plain > 0 && plain + (bestHere[rest] as number) > most) {
          most = plain + (bestHere[rest] as number);
          chosen = 2 * (sub | first);
        }
        const wild = pays[1][word] as number;
        if (bestBelow !== undefined && wild > 0 && wild + (bestBelow[rest] as number) > most) {
          most = wild + (bestBelow[rest] as number);
          chosen = 2 * (sub | first) + 1;
        }
        if (sub === 0) break;
      }
      bestHere[number] = most;
      (choice[w] as Int32Array)[number] = chosen;
    }
  }

  // Read the choices back from the whole rack down.
  const byNumber = new Map(masks.map((mask) => [numberOf[mask] as number, mask]));
  const sets: LetterSet[] = [];
  let mask = 2 ** tiles.length - 1;
  let w = usable;
  while (mask !== 0) {
    const chosen = (choice[w] as Int32Array)[numberOf[mask] as number] as number;
    if (chosen === 0) mask ^= mask & -mask;
    else {
      const wild = (chosen & 1) as 0 | 1;
      sets.push(setAt[wild].get(numberOf[chosen >> 1] as number) as LetterSet);
      mask ^= chosen >> 1;
      w -= wild;
    }
    mask = mask === 0 ? 0 : (byNumber.get(numberOf[mask] as number) as number);
  }
  const total = (best[usable] as Float64Array)[numbers - 1] as number;
  return { total, sets: sets.sort((a, b) => b.worth - a.worth), exact: true };
};

const BEAM_WIDTH = 48;
const BEAM_TRIES = 40;

type BeamState = { rack: Uint8Array; wilds: number; total: number; sets: LetterSet[] };

/** For racks beyond exact search: sells word after word, keeping the most promising partial choices. */
const beamSet = (finder: DearestFinder, { rack, wilds, pay, accept }: BestSetQuery): BestSet => {
  let best: BeamState = { rack, wilds, total: 0, sets: [] };
  let states = [best];
  while (states.length > 0) {
    const next = new Map<string, BeamState>();
    for (const state of states) {
      const query = { rack: state.rack, wild: state.wilds > 0 };
      for (const set of finder.dearestSets(query, BEAM_TRIES, accept).slice(0, BEAM_TRIES)) {
        const paid = pay(set.worth);
        if (paid <= 0) continue;
        const left = state.rack.map(
          (count, code) => count - (set.letters[code] as number) + (code === set.wildLetter ? 1 : 0),
        );
        const after: BeamState = {
          rack: left,
          wilds: state.wilds - (set.wildLetter < 0 ? 0 : 1),
          total: state.total + paid,
          sets: [...state.sets, set],
        };
        const key = `${after.wilds}:${left.join()}`;
        if (after.total > (next.get(key)?.total ?? -1)) next.set(key, after);
      }
    }
    states = [...next.values()].sort((a, b) => b.total - a.total).slice(0, BEAM_WIDTH);
    if (states[0] !== undefined && states[0].total > best.total) best = states[0];
  }
  return { total: best.total, sets: best.sets.sort((a, b) => b.worth - a.worth), exact: false };
};
