/** What may come out of a bag in the next rounds, by chance that follows from a seed. */
import { LETTERS } from '../../lexicon/alphabet.ts';
import { createRandom, type Random } from '../random.ts';
import { LOT_SIZES } from './value/value-net.ts';

/** Faces of the die (places in LOT_SIZES, beyond them a choice), and tiles as letter codes in the order they are drawn. */
export type Future = { readonly faces: readonly number[]; readonly tiles: Uint8Array };

const FACES = LOT_SIZES.length + 2;
const LARGEST_LOT = Math.max(...LOT_SIZES);

/** All faces once, in an order by chance. */
const shuffledFaces = (random: Random): number[] => {
  const faces = Array.from({ length: FACES }, (_, face) => face);
  for (let i = FACES - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [faces[i], faces[j]] = [faces[j] as number, faces[i] as number];
  }
  return faces;
};

/** Tiles drawn one by one; of a letter whose rest is not a whole tile, less than one may be left. */
const drawTiles = (letters: Float64Array, most: number, random: Random): Uint8Array => {
  const left = Float64Array.from(letters);
  let total = left.reduce((sum, each) => sum + each, 0);
  const tiles: number[] = [];
  while (tiles.length < most && total > 0.5) {
    let at = random.next() * total;
    let code = 0;
    while (code < LETTERS - 1 && at >= (left[code] as number)) at -= left[code++] as number;
    const taken = Math.min(1, left[code] as number);
    left[code] = (left[code] as number) - taken;
    total -= taken;
    if (taken > 0) tiles.push(code);
  }
  return Uint8Array.from(tiles);
};

/**
 * Gives the futures of a bag by number: of six in a row each shows another face of the die in each round, so that the luck of
 * the die is the same for all.
 */
export const createFutures = (
  letters: Float64Array,
  rounds: number,
  seed: string,
): ((at: number) => Future) => {
  const known: Future[] = [];
  return (at) => {
    for (let from = known.length; from <= at; from += FACES) {
      const random = createRandom(`${seed}/${from}`);
      const faces = Array.from({ length: rounds }, () => shuffledFaces(random));
      for (let i = 0; i < FACES; i++) {
        known.push({
          faces: faces.map((order) => order[i] as number),
          tiles: drawTiles(letters, rounds * LARGEST_LOT, random),
        });
      }
    }
    return known[at] as Future;
  };
};
