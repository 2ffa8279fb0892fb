import { attempt } from '../base/attempt.ts';
import type { RackTile } from '../table/rack-order.ts';
import type { Placed } from './rack.ts';

/** A word that is being laid out, as the browser keeps it: which tile of the rack each was is another number after a reload. */
export const writeTiles = (laid: readonly Placed[]): string =>
  JSON.stringify(laid.map(({ letter, from, at }) => ({ letter, isWild: from === 'wild', at })));

const placeOf = (at: unknown): Placed['at'] => {
  const { row, col } = (at ?? {}) as Partial<Record<'row' | 'col', unknown>>;
  return Number.isInteger(row) && Number.isInteger(col) ? { row: Number(row), col: Number(col) } : undefined;
};

/** The same word laid out of these tiles; undefined where not all of them are there any more. */
export const readTiles = (
  text: string,
  { hand, wilds }: { readonly hand: readonly RackTile[]; readonly wilds: number },
): readonly Placed[] | undefined => {
  const stored: unknown = attempt(() => JSON.parse(text), undefined);
  if (!Array.isArray(stored)) return undefined;
  let [free, wildsLeft] = [hand, wilds];
  const word = stored.map((each): Placed | undefined => {
    const { letter, isWild, at } = (each ?? {}) as Partial<Record<'letter' | 'isWild' | 'at', unknown>>;
    const place = placeOf(at);
    const where = place === undefined ? {} : { at: place };
    if (typeof letter !== 'string') return undefined;
    if (isWild === true) return wildsLeft-- > 0 ? { letter, from: 'wild', ...where } : undefined;
    const tile = free.find((held) => held.letter === letter);
    free = free.filter((held) => held !== tile);
    return tile && { letter, from: tile.id, ...where };
  });
  return word.every((placed) => placed !== undefined) ? word : undefined;
};
