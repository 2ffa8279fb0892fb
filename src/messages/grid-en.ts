import { waysOf } from './buyword-wording.ts';

const { money, number, count } = waysOf('en');

/** What is said around the grid of a crossword. */
export const gridEn = {
  heading: 'Grid',
  summary: (tiles: number, words: number) =>
    tiles === 0
      ? 'The grid is empty.'
      : `${count(tiles, 'tile lies', 'tiles lie')} on the grid, ${count(words, 'word', 'words')}.`,
  keys: 'Arrows move the square, space turns it, letters lay tiles, Backspace takes back, plus and minus zoom, 0 shows all.',
  keysLook: 'Arrows move the grid, plus and minus zoom, 0 shows all.',
  square: (row: number, col: number, letter: string | undefined, way: 'across' | 'down') =>
    `Row ${row}, column ${col}, ${letter === undefined ? 'free' : letter}, ${way}`,
  way: { across: 'Goes across: turn down', down: 'Goes down: turn across' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole grid',
  words: (words: number) => `Words on the grid: ${number(words)}`,
  lies: (way: 'across' | 'down', row: number, col: number) => `${way} from ${row},${col}`,
  begin: 'Tap a square, then tiles; or a tile, then its square.',
  firstWord: 'The first word starts on the marked square.',
  layTiles: 'Tap tiles or type letters; tap the square to turn.',
  pickSquare: 'Now tap the square it goes to.',
  made: 'What you would sell',
  total: (words: number, price: number) => `${count(words, 'word', 'words')}, together ${money(price)}`,
  judged: { good: 'valid', 'not-a-word': 'not in the dictionary', 'off-theme': 'off theme' },
  notInLine: 'All your tiles must lie in one line.',
  gap: (row: number, col: number) => `There is a gap in your word, at ${row},${col}.`,
  cleared: 'A new bag: the grid is cleared, and the next word is a first word.',
  discard: 'Discard tiles…',
  backToGrid: 'Back to the grid',
  keysHint:
    'On the grid: arrows move the square, the space bar turns across and down, Shift with an arrow moves the grid, + and − zoom, 0 shows all.',
};
