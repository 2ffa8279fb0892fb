import { LETTERS, LONGEST_WORD } from './alphabet.ts';
import type { Worths } from './dearest.ts';
import { CHILD_SHIFT, ENDS, LAST, LETTER_MASK } from './graph.ts';
import { ALL_LETTERS, crossLengthOf, type GridLayout, PLACE_MASK, ROOM_SHIFT, WILD } from './grid-layout.ts';
import { BEFORE, GOES_ON, NEEDED, STRIDE, searchTable } from './grid-table.ts';
import { outlookOf } from './letter-graph.ts';
import type { Spelling } from './spelling.ts';

/** What a search hands over of a play. It lies in the search's own state: whoever wants to keep it copies it. */
export type GridPlay = {
  /** The word's first place in the layout. */
  start: number;
  /** The codes of the word's letters; only the first `length` count. */
  readonly letters: Uint8Array;
  length: number;
  /** The word's number in the alphabetical list. */
  ordinal: number;
  /** The worth of the word. */
  worth: number;
  /** Where in the word a wild from the hand stands, −1: nowhere. */
  wildAt: number;
};

export type GridSearchQuery = {
  readonly layout: GridLayout;
  /** The hand's letters, counted by code. */
  readonly rack: Uint8Array;
  readonly wild: boolean;
  /** Whether the wild may also stand for letters that the hand still holds after the play. */
  readonly everyWild: boolean;
  /** What a word of a worth is paid, and what plays are to be paid at least: most that are paid less are left out. */
  readonly bound?: { readonly pay: (worth: number) => number; readonly floor: number } | undefined;
};

/** Takes a play, and tells what the next ones must be paid at least. */
export type GridVisitor = (play: GridPlay) => number;

/** In place of a place: no word is ever there. */
const ANYWHERE = 0;

/** In place of a letter: the word's wild lies on the grid. */
const LYING = LETTERS;

/**
 * A search for all plays on a grid. It spells every beginning that the hand can lay on free cells once, whatever the
 * place, and goes on from it along each line where the next letter meets a tile or a cell beside tiles with that many
 * free cells before it. A letter that the hand lacks is taken to be the wild; which of its places in the word the wild
 * takes is settled when the word is found.
 */
export const createGridSearch = (spelling: Spelling, worths: Worths) => {
  const { needs, most } = outlookOf({ graph: spelling.graph, order: '' }, worths.letters);
  const table = searchTable(spelling, needs);
  const root = spelling.graph.root * STRIDE;
  const worth = Int32Array.from(worths.letters);
  const wildWorth = worths.wild;
  /** What a word may be worth beyond its letters: the difference where its wild is dearer than the letter. */
  const spare = worth.some((value) => value < wildWorth) ? wildWorth : 0;
  const letters = new Uint8Array(LONGEST_WORD + 1);
  const play: GridPlay = { start: 0, letters, length: 0, ordinal: 0, worth: 0, wildAt: -1 };

  // The state of one search; `left` is what the hand still holds, by letter; `wildFor` what its wild stands for.
  let layout!: GridLayout;
  let crossBounds!: Float64Array;
  let tilesAhead!: Int32Array;
  let cells!: Uint8Array;
  let crossMasks!: Int32Array;
  let crossForms!: Uint8Array;
  let ahead!: Int32Array;
  const left = new Int32Array(LETTERS);
  /** The letter that the hand's wild stands for; −1: the word has no wild, LYING: one lies in it. */
  let wildFor = -1;
  let handSize = 0;
  let hasWild = false;
  let everyWild = false;
  let mayReplace = false;
  let visit: GridVisitor = () => 0;
  /** What a play must be paid at least, and the most that can still be paid for the words crosswise. */
  let floor = 0;
  let crosswise = 0;
  let mostCrosswise = 0;
  /** What the letters still in the hand are worth, with the wild. */
  let rest = 0;
  let pay: (worth: number) => number = () => 0;

  /** Hands over the word that ends at a place, once for every place the wild may take. */
  const found = (last: number, length: number, sum: number, handLeft: number, ordinal: number) => {
    const start = last - length + 1;
    if (handSize - handLeft === 1 && isTheOtherWay(start, length)) return;
    play.start = start;
    play.length = length;
    play.ordinal = ordinal;
    play.worth = sum;
    play.wildAt = -1;
    if (wildFor < 0 || wildFor === LYING) floor = visit(play);
    if (!hasWild || wildFor === LYING || (wildFor < 0 && !mayReplace)) return;
    for (let i = 0; i < length; i++) {
      if (cells[start + i] !== 0 || ((crossForms[start + i] as number) & WILD) !== 0) continue;
      const letter = letters[i] as number;
      if (wildFor >= 0) {
        if (letter !== wildFor) continue;
      } else {
        if (!everyWild && (worth[letter] as number) >= wildWorth) continue;
        play.worth = sum - (worth[letter] as number) + wildWorth;
      }
      play.wildAt = i;
      floor = visit(play);
    }
  };

  /** Whether putting an edge's letter on a place after letters of a worth cannot lead to a play that is paid enough. */
  const paysTooLittle = (at: number, place: number, sum: number): boolean => {
    const byWords = (most[at / STRIDE] as number) + spare;
    const byTiles = rest + (tilesAhead[place] as number);
    return pay(sum + (byWords < byTiles ? byWords : byTiles)) + crosswise < floor;
  };

  /** Whether a word made with one tile is to be told of as the word made crosswise: the longer one, or the one across. */
  const isTheOtherWay = (start: number, length: number): boolean => {
    let place = start;
    while (cells[place] !== 0) place++;
    const crosswise = crossLengthOf(crossForms[place] as number);
    return crosswise > length || (crosswise === length && start >= layout.half);
  };

  /** Goes on after the letter of an edge has come to lie at a place. */
  const advance = (
    edgeAt: number,
    place: number,
    length: number,
    have: number,
    sum: number,
    handLeft: number,
    wilds: number,
    ordinal: number,
  ): void => {
    const next = place + 1;
    const cell = cells[next] as number;
    const edge = table[edgeAt] as number;
    const goesOn = table[edgeAt + GOES_ON] as number;
    const ends = (edge & ENDS) !== 0;
    const node = edge >> CHILD_SHIFT;
    if (cell === 0) {
      if (ends && handLeft < handSize) found(place, length, sum, handLeft, ordinal);
      const fitting = goesOn & (crossMasks[next] as number) & (wilds === 0 ? have : ALL_LETTERS);
      if (handLeft > 0 && fitting !== 0) {
        const missing = (table[edgeAt + NEEDED] as number) & ~(have | (ahead[next] as number));
        if (wilds === 0 ? missing === 0 : (missing & (missing - 1)) === 0)
          extend(node, fitting, next, length, have, sum, handLeft, wilds, ends ? ordinal + 1 : ordinal);
      }
      return;
    }
    const letter = (cell & LETTER_MASK) - 1;
    if (((goesOn >> letter) & 1) === 0) return;
    const isWild = (cell & WILD) !== 0;
    if (isWild && wildFor >= 0) return;
    for (let at = node; ; at += STRIDE) {
      const on = table[at] as number;
      if ((on & LETTER_MASK) === letter) {
        letters[length] = letter;
        const now = sum + (isWild ? wildWorth : (worth[letter] as number));
        const number = ordinal + (ends ? 1 : 0) + (table[at + BEFORE] as number);
        if (isWild) wildFor = LYING;
        advance(at, next, length + 1, have, now, handLeft, isWild ? 0 : wilds, number);
        if (isWild) wildFor = -1;
        return;
      }
      if ((on & LAST) !== 0) return;
    }
  };

  /** Puts each of the fitting letters (a bit each) that go on from a node on an empty cell. */
  const extend = (
    node: number,
    fitting: number,
    place: number,
    length: number,
    have: number,
    sum: number,
    handLeft: number,
    wilds: number,
    ordinal: number,
  ): void => {
    for (let at = node; ; at += STRIDE) {
      const edge = table[at] as number;
      if (((fitting >> (edge & LETTER_MASK)) & 1) === 1 && (floor === 0 || !paysTooLittle(at, place, sum)))
        put(at, edge, place, length, have, sum, handLeft, wilds, ordinal);
      if ((edge & LAST) !== 0) return;
    }
  };

  /** Puts the letter of an edge on an empty cell, from the hand or as the wild. */
  const put = (
    at: number,
    edge: number,
    place: number,
    length: number,
    have: number,
    sum: number,
    handLeft: number,
    wilds: number,
    ordinal: number,
  ): void => {
    const letter = edge & LETTER_MASK;
    const count = left[letter] as number;
    const number = ordinal + (table[at + BEFORE] as number);
    letters[length] = letter;
    if (count > 0) {
      left[letter] = count - 1;
      rest -= worth[letter] as number;
      const has = count === 1 ? have & ~(1 << letter) : have;
      advance(at, place, length + 1, has, sum + (worth[letter] as number), handLeft - 1, wilds, number);
      rest += worth[letter] as number;
      left[letter] = count;
    } else if (wilds > 0) {
      wildFor = letter;
      advance(at, place, length + 1, have, sum + wildWorth, handLeft - 1, 0, number);
      wildFor = -1;
    }
  };

  /** Spells beginnings on free cells, and goes on from each wherever its next letter meets something. */
  const begin = (
    node: number,
    depth: number,
    have: number,
    sum: number,
    handLeft: number,
    wilds: number,
    ordinal: number,
  ): void => {
    for (let at = node; ; at += STRIDE) {
      const edge = table[at] as number;
      const letter = edge & LETTER_MASK;
      const bit = 1 << letter;
      const number = ordinal + (table[at + BEFORE] as number);
      const atHand = wilds > 0 || (have & bit) !== 0;
      letters[depth] = letter;

      // Letters missing for longer words; where a word ends, it may be the one.
      const missing = (edge & ENDS) !== 0 ? 0 : (table[at + NEEDED] as number) & ~have;
      const tiles = layout.tileContacts[letter] as readonly number[];
      for (let i = 0; i < tiles.length; i++) {
        const contact = tiles[i] as number;
        if (contact >> ROOM_SHIFT < depth) break;
        const place = contact & PLACE_MASK;
        const lacking = missing & ~(ahead[place + 1] as number);
        if (wilds === 0 ? lacking !== 0 : (lacking & (lacking - 1)) !== 0) continue;
        const isWild = ((cells[place] as number) & WILD) !== 0;
        if (isWild && wildFor >= 0) continue;
        if (floor > 0) {
          crosswise = crossBounds[place] as number;
          if (paysTooLittle(at, place, sum)) continue;
        }
        const now = sum + (isWild ? wildWorth : (worth[letter] as number));
        if (isWild) wildFor = LYING;
        advance(at, place, depth + 1, have, now, handLeft, isWild ? 0 : wilds, number);
        if (isWild) wildFor = -1;
      }
      if (atHand && handLeft > 0) {
        const besides = layout.cellContacts[letter] as readonly number[];
        for (let i = 0; i < besides.length; i++) {
          const contact = besides[i] as number;
          if (contact >> ROOM_SHIFT < depth) break;
          const place = contact & PLACE_MASK;
          const lacking = missing & ~(ahead[place] as number);
          if (wilds === 0 ? lacking !== 0 : (lacking & (lacking - 1)) !== 0) continue;
          if (floor > 0) {
            crosswise = crossBounds[place] as number;
            if (paysTooLittle(at, place, sum)) continue;
          }
          put(at, edge, place, depth, have, sum, handLeft, wilds, ordinal);
        }
        const child = edge >> CHILD_SHIFT;
        crosswise = mostCrosswise;
        if (child !== 0 && depth < layout.mostRoom && (floor === 0 || !paysTooLittle(at, ANYWHERE, sum))) {
          const count = left[letter] as number;
          const on = number + ((edge & ENDS) !== 0 ? 1 : 0);
          if (count > 0) {
            left[letter] = count - 1;
            rest -= worth[letter] as number;
            const has = count === 1 ? have & ~bit : have;
            begin(child, depth + 1, has, sum + (worth[letter] as number), handLeft - 1, wilds, on);
            rest += worth[letter] as number;
            left[letter] = count;
          } else {
            wildFor = letter;
            begin(child, depth + 1, have, sum + wildWorth, handLeft - 1, 0, on);
            wildFor = -1;
          }
        }
      }
      if ((edge & LAST) !== 0) return;
    }
  };

  /** Works out, by place, the most that words crosswise can be paid from a contact on, and what tiles there are worth. */
  const setBounds = (rack: Uint8Array): void => {
    const { crossWorths, contacts } = layout;
    crossBounds = new Float64Array(cells.length);
    tilesAhead = new Int32Array(cells.length);
    mostCrosswise = 0;
    let mostTiles = 0;
    const dearest = (mask: number): number => {
      let value = hasWild ? wildWorth : 0;
      for (let letter = 0; letter < LETTERS; letter++)
        if (((mask >> letter) & 1) === 1 && (rack[letter] as number) > 0)
          value = Math.max(value, worth[letter] as number);
      return value;
    };
    let tiles = 0;
    const tileWorth = (place: number): number => {
      const cell = cells[place] ?? 0;
      return cell === 0 ? 0 : Math.max(wildWorth, worth[(cell & LETTER_MASK) - 1] as number);
    };
    for (let place = cells.length - 1; place >= 0; place--) {
      tiles += tileWorth(place) - tileWorth(place + LONGEST_WORD);
      tilesAhead[place] = tiles;
      if (tiles > mostTiles) mostTiles = tiles;
    }
    tilesAhead[ANYWHERE] = mostTiles;
    for (const contact of contacts) {
      const first = contact & PLACE_MASK;
      let bound = 0;
      for (let place = first; place < first + LONGEST_WORD; place++) {
        const mask = crossMasks[place] as number;
        // Nothing can be put there, so no word goes through.
        if (mask === 0) break;
        const lying = crossWorths[place] as number;
        if (lying >= 0) bound += pay(lying + dearest(mask));
      }
      crossBounds[first] = bound;
      if (bound > mostCrosswise) mostCrosswise = bound;
    }
  };

  /** Calls back with every play, in an order that depends on nothing but the query. */
  return (query: GridSearchQuery, visitor: GridVisitor): void => {
    if (root === 0) return;
    ({ layout, wild: hasWild, everyWild } = query);
    ({ cells, crossMasks, crossForms, ahead } = layout);
    visit = visitor;
    floor = 0;
    if (query.bound !== undefined) {
      ({ pay, floor } = query.bound);
      setBounds(query.rack);
    }
    wildFor = -1;
    handSize = hasWild ? 1 : 0;
    rest = hasWild ? wildWorth : 0;
    let have = 0;
    for (let letter = 0; letter < LETTERS; letter++) {
      const count = query.rack[letter] as number;
      left[letter] = count;
      handSize += count;
      rest += count * (worth[letter] as number);
      if (count > 0) have |= 1 << letter;
    }
    mayReplace = everyWild || spare > 0;
    begin(root, 0, have, 0, handSize, hasWild ? 1 : 0, 0);
  };
};
