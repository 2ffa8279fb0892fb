import { codeAt, isLetterCode, LETTERS, LONGEST_WORD, letterOf } from './alphabet.ts';
import type { Worths } from './dearest.ts';
import { childOf, edgeFor, endsAt, type Graph, LAST, LETTER_MASK } from './graph.ts';

/** A tile lying on an endless grid; a wild keeps the letter it stands for (BW-14.4). */
export type GridTile = {
  readonly row: number;
  readonly col: number;
  /** A capital A–Z. */
  readonly letter: string;
  readonly wild: boolean;
};

/** Marks a wild in `cells` and in `crossForms`. */
export const WILD = 64;
const LENGTH_MASK = 63;
export const ALL_LETTERS = (1 << LETTERS) - 1;

/** How a contact is packed: its room above these bits, its place in them. */
export const ROOM_SHIFT = 24;
export const PLACE_MASK = (1 << ROOM_SHIFT) - 1;

/**
 * A grid made ready for a search: the box around the tiles, with room for a hand on each side, first by rows, then by
 * columns, so that a word always runs from a place to the next higher ones. All arrays go by place.
 */
export type GridLayout = {
  /** 0: empty; otherwise a letter's code + 1, and WILD for a wild. */
  readonly cells: Uint8Array;
  /** The letters (a bit each) that may be put down, for the word made crosswise. */
  readonly crossMasks: Int32Array;
  /** What the tiles lying crosswise are worth; −1: there are none. */
  readonly crossWorths: Int32Array;
  /** How many letters the word made crosswise has, 0 for none, and WILD where a wild lies in it. */
  readonly crossForms: Uint8Array;
  /** The letters (a bit each) of tiles that a word may reach from here on. */
  readonly ahead: Int32Array;
  /** By letter: the tiles that may be the first thing a word meets, those with most free cells before them first. */
  readonly tileContacts: readonly (readonly number[])[];
  /** By letter: the empty cells beside tiles that it may be put on and that may be the first thing a word meets. */
  readonly cellContacts: readonly (readonly number[])[];
  /** All of them, each its room and its place. */
  readonly contacts: readonly number[];
  /** The most free cells before any contact. */
  readonly mostRoom: number;
  /** Where the half by columns starts. */
  readonly half: number;
  /** The row and column of a place. */
  readonly rowOf: (place: number) => number;
  readonly colOf: (place: number) => number;
};

type LayoutQuery = {
  readonly graph: Graph;
  readonly worths: Worths;
  /** How many tiles a play may use. */
  readonly hand: number;
  /** The letters (a bit each) that the hand can put down. */
  readonly letters: number;
  readonly accept?: ((word: string) => boolean) | undefined;
};

/** How many letters a cross form tells of. */
export const crossLengthOf = (form: number): number => form & LENGTH_MASK;

/** Lays a grid out for one hand; throws where no play of words can have made such a grid. */
export const layOutGrid = (board: readonly GridTile[], query: LayoutQuery): GridLayout => {
  const reach = Math.min(query.hand, LONGEST_WORD - 1);
  /** Two cells at least: beside a cell that lies beside a tile there is another. */
  const margin = reach + 2;
  const start = { row: 0, col: 0 };
  const corner = board[0] ?? start;
  let [top, bottom, left, right] = [corner.row, corner.row, corner.col, corner.col];
  for (const { row, col } of board) {
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, col);
    right = Math.max(right, col);
  }
  if (!(bottom - top <= board.length && right - left <= board.length))
    throw new RangeError('the tiles do not hang together');
  top -= margin;
  left -= margin;
  const height = bottom + margin + 1 - top;
  const width = right + margin + 1 - left;
  const half = height * width;
  if (2 * half > PLACE_MASK) throw new RangeError('too large a grid');

  const byRow = ({ row, col }: Cell): number => (row - top) * width + (col - left);
  const byColumn = ({ row, col }: Cell): number => half + (col - left) * height + (row - top);
  const cells = new Uint8Array(2 * half);
  for (const tile of board) {
    const letter = codeAt(tile.letter, 0);
    if (!isLetterCode(letter) || tile.letter.length !== 1) throw new RangeError(`bad letter ${tile.letter}`);
    if (cells[byRow(tile)] !== 0) throw new RangeError(`two tiles at ${tile.row},${tile.col}`);
    cells[byRow(tile)] = (letter + 1) | (tile.wild ? WILD : 0);
    cells[byColumn(tile)] = cells[byRow(tile)] as number;
  }

  const layout = {
    cells,
    crossMasks: new Int32Array(2 * half).fill(ALL_LETTERS),
    crossWorths: new Int32Array(2 * half).fill(-1),
    crossForms: new Uint8Array(2 * half),
    ahead: new Int32Array(2 * half),
  };
  for (const tile of board) {
    for (const [place, stride] of [
      [byRow(tile), width],
      [byColumn(tile), height],
    ] as const) {
      const bit = 1 << (((cells[place] as number) & LETTER_MASK) - 1);
      for (let at = place; at >= Math.max(0, place - LONGEST_WORD); at--)
        layout.ahead[at] = (layout.ahead[at] as number) | bit;
      for (const beside of [place - stride, place + stride]) {
        if (cells[beside] === 0 && layout.crossForms[beside] === 0) checkCross(layout, query, beside, stride);
      }
    }
  }
  const contacts = contactsOf(layout, { reach, half, width, height });
  if (board.length === 0) contacts.push(byRow(start), byColumn(start));
  contacts.sort((a, b) => b - a);
  return {
    ...layout,
    ...byLetter(contacts, layout),
    contacts,
    mostRoom: (contacts[0] ?? 0) >> ROOM_SHIFT,
    half,
    rowOf: (place) => top + (place < half ? Math.trunc(place / width) : (place - half) % height),
    colOf: (place) => left + (place < half ? place % width : Math.trunc((place - half) / height)),
  };
};

type Cell = { readonly row: number; readonly col: number };
type Crossings = Pick<GridLayout, 'cells' | 'crossMasks' | 'crossWorths' | 'crossForms'>;

/** Works out what may be put on an empty cell, for the word it would make with the tiles across the line. */
const checkCross = (
  { cells, crossMasks, crossWorths, crossForms }: Crossings,
  { graph, worths, letters, accept }: LayoutQuery,
  place: number,
  stride: number,
): void => {
  let first = place;
  while (cells[first - stride] !== 0) first -= stride;
  let worth = 0;
  let length = 0;
  let wilds = 0;
  let before = '';
  let after = '';
  for (let at = first; at === place || cells[at] !== 0; at += stride) {
    length++;
    if (at === place) continue;
    const cell = cells[at] as number;
    const letter = (cell & LETTER_MASK) - 1;
    worth += (cell & WILD) !== 0 ? worths.wild : (worths.letters[letter] as number);
    if ((cell & WILD) !== 0) wilds++;
    if (at < place) before += letterOf(letter);
    else after += letterOf(letter);
  }
  if (wilds > 1 || length > LONGEST_WORD) crossMasks[place] = 0;
  else crossMasks[place] = fittingLetters(graph, before, after, letters, accept);
  crossWorths[place] = worth;
  crossForms[place] = Math.min(length, LENGTH_MASK) | (wilds > 0 ? WILD : 0);
};

/** The letters (a bit each, of those asked about) that make a word between two texts. */
const fittingLetters = (
  graph: Graph,
  before: string,
  after: string,
  letters: number,
  accept: LayoutQuery['accept'],
): number => {
  let node = graph.root;
  for (let i = 0; i < before.length && node !== 0; i++)
    node = childOf(graph, edgeFor(graph, node, codeAt(before, i)));
  if (node === 0) return 0;
  let fitting = 0;
  for (let at = node; ; at++) {
    const edge = graph.edges[at] as number;
    const letter = edge & LETTER_MASK;
    if (((letters >> letter) & 1) === 1 && endsWith(graph, at, after)) {
      if (accept === undefined || accept(before + letterOf(letter) + after)) fitting |= 1 << letter;
    }
    if ((edge & LAST) !== 0) return fitting;
  }
};

/** Whether a text leads from an edge to the end of a word. */
const endsWith = (graph: Graph, edge: number, text: string): boolean => {
  let at = edge;
  for (let i = 0; i < text.length && at !== 0; i++) at = edgeFor(graph, childOf(graph, at), codeAt(text, i));
  return at !== 0 && endsAt(graph, at);
};

type Extent = {
  readonly reach: number;
  readonly half: number;
  readonly width: number;
  readonly height: number;
};

/** The tiles and the cells beside tiles that a word may meet first, each with how many free cells lie before it. */
const contactsOf = ({ cells, crossForms }: Crossings, extent: Extent): number[] => {
  const contacts: number[] = [];
  for (const [from, to, stride] of [
    [0, extent.half, extent.width],
    [extent.half, 2 * extent.half, extent.height],
  ] as const) {
    for (let line = from; line < to; line += stride) {
      let room = extent.reach;
      for (let place = line; place < line + stride; place++) {
        const isTile = cells[place] !== 0;
        if (!isTile && crossForms[place] === 0) {
          room++;
          continue;
        }
        if (room >= 0) contacts.push((Math.min(room, extent.reach) << ROOM_SHIFT) | place);
        // A word cannot start right after a tile: it would take the tile in.
        room = isTile ? -1 : 0;
      }
    }
  }
  return contacts;
};

const byLetter = (contacts: readonly number[], { cells, crossMasks }: Crossings) => {
  const tileContacts: number[][] = Array.from({ length: LETTERS }, () => []);
  const cellContacts: number[][] = Array.from({ length: LETTERS }, () => []);
  for (const contact of contacts) {
    const place = contact & PLACE_MASK;
    const cell = cells[place] as number;
    if (cell !== 0) tileContacts[(cell & LETTER_MASK) - 1]?.push(contact);
    else
      for (let letter = 0; letter < LETTERS; letter++)
        if ((((crossMasks[place] as number) >> letter) & 1) === 1) cellContacts[letter]?.push(contact);
  }
  return { tileContacts, cellContacts };
};
