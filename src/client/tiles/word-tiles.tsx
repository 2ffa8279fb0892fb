import { Tile } from './tile.tsx';

type WordTilesProps = {
  readonly word: string;
  readonly wildAt?: readonly number[];
  /** For tiles drawn from the bag: what they are known by when they move, followed by their place. */
  readonly fly?: string;
};

/** Words of more letters are set smaller, so that they stay on one line of a phone. */
const SHORT_WORD = 8;
const MIDDLING_WORD = 12;

const sizeClass = (length: number): string =>
  length <= SHORT_WORD
    ? 'word-tiles'
    : length <= MIDDLING_WORD
      ? 'word-tiles word-middling'
      : 'word-tiles word-long';

/** A word laid out in tiles, for the eye; what screen readers say stands beside it. */
export const WordTiles = ({ word, wildAt = [], fly }: WordTilesProps) => (
  <span class={sizeClass(word.length)} aria-hidden="true">
    {Array.from(word, (letter, place) => (
      <Tile
        key={place}
        letter={letter}
        wild={wildAt.includes(place)}
        {...(fly === undefined ? {} : { fly: `${fly} ${place}`, from: 'bag' })}
      />
    ))}
  </span>
);
