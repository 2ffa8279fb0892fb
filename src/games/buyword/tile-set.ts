/** A set of letter tiles: how many of each letter, and each letter's pips (BW-1.5). */
export type TileSet = {
  readonly name: string;
  readonly tiles: Readonly<Record<string, { readonly count: number; readonly pips: number }>>;
};

/** A wild counts one pip, whatever it stands for (BW-1.2). */
export const WILD_PIPS = 1;

const TILES = 108;
const MOST_PIPS = 4;

/** What a lot costs and a word sells for: its pips squared (BW-4.2, BW-5.3). */
export const priceOf = (pips: number): number => pips * pips;

/** The pips of the 26 letters, A to Z. */
export const pipsByLetter = ({ tiles }: TileSet): number[] =>
  Array.from({ length: 26 }, (_, code) => tiles[String.fromCharCode(65 + code)]?.pips ?? 0);

/** The pips of some letter tiles together. */
export const pipsOf = ({ tiles }: TileSet, letters: string): number => {
  let sum = 0;
  for (const letter of letters) sum += tiles[letter]?.pips ?? 0;
  return sum;
};

/** Gives a set back that holds 108 tiles of 1 to 4 pips, all 26 letters; throws where it does not (BW-1.5). */
export const checkTileSet = (set: TileSet): TileSet => {
  const tiles = Object.entries(set.tiles);
  const letters = tiles.map(([letter]) => letter).join('');
  const sound = tiles.every(
    ([, { count, pips }]) =>
      Number.isInteger(count) && count >= 1 && Number.isInteger(pips) && pips >= 1 && pips <= MOST_PIPS,
  );
  const total = tiles.reduce((sum, [, { count }]) => sum + count, 0);
  if (letters !== 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' || !sound || total !== TILES) {
    throw new Error(`The tile set ${set.name} is not one of ${TILES} tiles of 1 to ${MOST_PIPS} pips.`);
  }
  return set;
};
