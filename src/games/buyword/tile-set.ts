/** A set of letter tiles: how many of each letter, and each letter's pips (BW-1.5). */
export type TileSet = {
  readonly name: string;
  readonly tiles: Readonly<Record<string, { readonly count: number; readonly pips: number }>>;
};

/** A wild counts one pip, whatever it stands for (BW-1.2). */
export const WILD_PIPS = 1;

/** What a lot costs and a word sells for: its pips squared (BW-4.2, BW-5.3). */
export const priceOf = (pips: number): number => pips * pips;

/** The pips of the 26 letters, A to Z. */
export const pipsByLetter = ({ tiles }: TileSet): number[] =>
  Array.from({ length: 26 }, (_, code) => tiles[String.fromCharCode(65 + code)]?.pips ?? 0);
