import { useContext } from 'preact/hooks';
import { pipsOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TileSetContext } from './tile-set-context.ts';

type TileProps = {
  /** A capital A–Z; for a wild, the letter it stands for, or nothing yet. */
  readonly letter: string;
  readonly wild?: boolean;
  /** The name by which a tile is known when it moves, and the home it comes from when it is new (see play/motion). */
  readonly fly?: string;
  readonly from?: string;
};

/** A tile: its letter, and its pips as dots. A wild is round, and its letter small. */
export const Tile = ({ letter, wild = false, fly, from }: TileProps) => {
  const set = useContext(TileSetContext);
  return (
    <span
      class={`tile pips-${wild ? WILD_PIPS : pipsOf(set, letter)}${wild ? ' tile-wild' : ''}`}
      data-fly={fly}
      data-from={from}
    >
      {wild ? letter.toLowerCase() || '★' : letter}
    </span>
  );
};
