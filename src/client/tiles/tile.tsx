import { WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { pipsOf } from './letter-pips.ts';

type TileProps = {
  /** A capital A–Z; for a wild, the letter it stands for, or nothing yet. */
  readonly letter: string;
  readonly wild?: boolean;
};

/** A tile: its letter, and its pips as dots. A wild is round, and its letter small. */
export const Tile = ({ letter, wild = false }: TileProps) => (
  <span class={`tile pips-${wild ? WILD_PIPS : pipsOf(letter)}${wild ? ' tile-wild' : ''}`}>
    {wild ? letter.toLowerCase() || '★' : letter}
  </span>
);
