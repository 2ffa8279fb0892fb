import { waysOf } from './buyword-wording.ts';
import { sayPlace } from './grid-place.ts';

const { money, number, count } = waysOf('en');

/** What is said around the grid of a crossword. */
export const gridEn = {
  heading: 'Grid',
  summary: (tiles: number, words: number) =>
    tiles === 0
      ? 'The grid is empty.'
      : `${count(tiles, 'tile', 'tiles')} on the grid, ${count(words, 'word', 'words')}.`,
  keys: 'Arrows move the square, Space changes direction, letters place tiles, Backspace takes back, plus and minus zoom, 0 shows everything.',
  keysLook: 'Arrows move the grid, plus and minus zoom, 0 shows everything.',
  square: (row: number, col: number, letter: string | undefined, way: 'across' | 'down') =>
    `${sayPlace('en', row, col)}, ${letter ?? 'free'}, ${way}`,
  way: { across: 'Across: switch to down', down: 'Down: switch to across' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole grid',
  words: (words: number) => `Words on the grid: ${number(words)}`,
  lies: (way: 'across' | 'down', row: number, col: number) => `${way} from ${sayPlace('en', row, col)}`,
  begin: 'Tap a square, then tiles; or a tile, then a square.',
  firstWord: 'The first word starts in the centre, on the marked square.',
  layTiles: 'Tap tiles or type letters; tap the square to change direction.',
  pickSquare: 'Now tap a square for it.',
  made: 'You would sell',
  total: (words: number, price: number) => `${count(words, 'word', 'words')}, ${money(price)} in all`,
  judged: { good: 'valid', 'not-a-word': 'not in the dictionary', 'off-theme': 'off theme' },
  notInLine: 'All your tiles must be in one line.',
  gap: (row: number, col: number) => `There’s a gap in your word: ${sayPlace('en', row, col)}.`,
  cleared: 'New bag: the grid is cleared, and the next word starts in the centre.',
  discard: 'Discard tiles…',
  backToGrid: 'Back to the grid',
  keysHint:
    'On the grid: arrows move the square, Space switches between across and down, Shift + arrow moves the grid, + and − zoom, 0 shows everything.',
};
