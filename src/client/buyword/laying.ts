import { computed, effect } from '@preact/signals';
import { createRef } from 'preact';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Cell } from '../../games/buyword/variants/crossword.ts';
import { stopAll } from '../base/stop-all.ts';
import type { Spends } from '../link/pending-actions.ts';
import { createConfirmation } from '../table/confirmation.ts';
import { focusGround } from '../table/focus-ground.ts';
import { createHeldInputs } from '../table/held-inputs.ts';
import { followKeptWord } from '../table/kept-word.ts';
import type { HandId } from '../table/laid-word.ts';
import type { BuyWordState } from './buyword-state.ts';
import type { Facts } from './facts.ts';
import type { Grid } from './grid/grid.ts';
import { readTiles, writeTiles } from './kept-tiles.ts';
import type { LaidTiles, LayingNote, Placed, Rack } from './rack.ts';
import type { WordsLaid } from './words-laid.ts';

const SHORTEST_WORD = 2;
const LAYS_OUT: ReadonlySet<PlayerAction['kind']> = new Set(['sell', 'discard', 'done']);

/** Laying words out of the hand, in a row or on a grid, and selling them. */
export const createLaying = (
  table: BuyWordState,
  { openDeals }: Facts,
  rack: Rack,
  tiles: LaidTiles,
  grid: Grid,
  words: WordsLaid,
) => {
  const { view, mySeat, act } = table;
  const { asked, laid, isLaid, change, forget, letterKeys, note } = tiles;
  const { onGrid, cursor, picked, goTo, preview, layoutOf } = grid;
  const { laidWord } = words;
  /** Whose moment it is; what others do meanwhile does not change it. */
  const moment = computed(() => `${view.value?.round} ${view.value?.phase} ${mySeat.value}`);
  const inputs = createHeldInputs(() => moment.peek());
  const doneButton = createRef<HTMLButtonElement>();

  /** Lays a new tile out: last or before a place of the word; where there is a grid, on a square or the next free one. */
  const put = (tile: Placed, to?: number | Cell, tell?: LayingNote): void => {
    const [place, wanted] = typeof to === 'object' ? [undefined, to] : [to, undefined];
    const at = grid.takeSquare(wanted);
    const laidTile = at === undefined ? tile : { ...tile, at };
    change(laid.value.toSpliced(place ?? laid.value.length, 0, laidTile), tell);
  };

  /** Where the wild goes whose letter is being chosen; undefined: last. */
  let wildPlace: number | Cell | undefined;

  /** Asks which letter a wild stands for. */
  const chooseWild = (at?: number | Cell): void => {
    if (!tiles.canLayWild.value) return;
    wildPlace = at;
    picked.value = undefined;
    letterKeys.value = 'wild';
  };

  /** Lays a wild out for a letter; a word takes one at most (BW-5.2). */
  const placeWild = (letter: string): void => {
    if (letterKeys.value === 'wild') letterKeys.value = 'shut';
    if (!tiles.canLayWild.value) return;
    put({ letter, from: 'wild' }, wildPlace, { kind: 'wildPlaced', letter });
    wildPlace = undefined;
  };

  /** Lays a tile of the rack or the wild out, last, before a place of the word or on a free square; one that lies there moves. */
  const placeTile = (id: HandId, to?: number | Cell): void => {
    const tile = rack.hand.value.find((each) => each.id === id);
    if (typeof to === 'object' && grid.isTaken(to)) return;
    if (isLaid(id) && typeof to === 'object')
      change(laid.value.map((placed) => (placed.from === id ? { ...placed, at: to } : placed)));
    else if (isLaid(id)) tiles.move(id, typeof to === 'number' ? to : laid.value.length);
    else if (id === 'wild') chooseWild(to);
    else if (tile !== undefined) put({ letter: tile.letter, from: id }, to);
  };

  /** Lays a letter out as it is typed: a tile if there is one, else the wild. */
  const typeLetter = (letter: string): void => {
    const tile = rack.hand.value.find((each) => each.letter === letter && !isLaid(each.id));
    if (tile !== undefined) placeTile(tile.id);
    else if (tiles.wildIsLaid.value) note.value = { kind: 'wildTaken', letter };
    else if (rack.wilds.value > 0) placeWild(letter);
    else note.value = { kind: 'noSuchLetter', letter };
  };

  /** Takes tiles out of the word in some way; the cursor goes where the first of them lay. */
  const takingOut =
    <Args extends readonly unknown[]>(take: (...args: Args) => void) =>
    (...args: Args): void => {
      const before = laid.value;
      take(...args);
      const gone = before.find(({ from }) => !isLaid(from));
      if (gone?.at !== undefined) goTo(gone.at);
    };
  const takeBack = takingOut(tiles.takeBack);
  const layAnew = (): void => {
    forget();
    grid.reset();
  };

  /** What cannot be taken back asks once: a wild spent, tiles thrown away, deals given up, the table left. */
  const isCostly = (action: PlayerAction): boolean => {
    if (action.kind === 'done') return openDeals() > 0;
    if (action.kind !== 'sell') return action.kind === 'discard' || action.kind === 'leave';
    // A word that will be refused costs nothing.
    const layout = layoutOf(action);
    if (!layout.ok || layout.value.wilds === 0) return false;
    return words.areSound(layout.value.words.map(({ word }) => word));
  };

  /** The tiles that leave the hand with something. */
  const spentBy = (action: PlayerAction): Spends | undefined => {
    if (action.kind === 'discard') return { tiles: action.tiles, wilds: 0 };
    const layout = action.kind === 'sell' ? layoutOf(action) : undefined;
    return layout?.ok ? { tiles: layout.value.tiles, wilds: layout.value.wilds } : undefined;
  };

  /** Does something; what lies there goes with it, and what is typed meanwhile is for the next word. */
  const carryOut = async (action: PlayerAction): Promise<boolean> => {
    const spends = spentBy(action);
    const send = () => act(action, spends === undefined ? {} : { spends });
    if (!LAYS_OUT.has(action.kind)) return send();
    return inputs.during(async () => {
      const done = await send();
      if (done) layAnew();
      return done;
    });
  };

  // Where something is refused, the word stays as it lies.
  const confirmation = createConfirmation({ asked, isCostly, carryOut, moment, table });
  const { confirmThenAct } = confirmation;

  /** What selling would bring as tiles lie; undefined where they are nothing to sell. */
  const priceLaid = computed(() => {
    if (onGrid.value) return preview.value.kind === 'legal' ? preview.value.price : undefined;
    return laidWord.value.word.length >= SHORTEST_WORD ? laidWord.value.price : undefined;
  });
  const sellLaid = async (): Promise<boolean> => {
    const { word, wildAt } = laidWord.value;
    if (!onGrid.value) return confirmThenAct({ kind: 'sell', word, wildAt });
    return preview.value.kind === 'legal' && confirmThenAct(preview.value.action);
  };
  /** To the next word; what is asked first has the focus on its answer. */
  const goOn = (): void => {
    if (asked.value === undefined) focusGround();
  };

  /** What is done by keys, and by what lies on the table. */
  const ways = {
    takeBackLast: (): void => {
      // On a grid, the one before the cursor.
      const last = laid.value.at(onGrid.value ? grid.lastBefore() : -1);
      if (last !== undefined) takeBack(last.from);
    },
    takeBackAll: (): void => {
      const isOnSquares = laid.value[0]?.at !== undefined;
      takingOut(tiles.takeBackAll)();
      // Where nothing lies on the grid, no square stays chosen.
      if (!isOnSquares) grid.reset();
    },
    /** Lays out what lay there before the last change. */
    undo: takingOut(tiles.undo),
  };

  return {
    ...tiles,
    ...words,
    ...ways,
    confirmation,
    placeTile,
    chooseWild,
    placeWild,
    typeLetter,
    takeBack,
    /** Takes what is typed or tapped: at once, or after the word that is on its way. */
    takeInput: inputs.whenFree,
    /** A tap on a tile of the rack or the wild: with a square chosen it goes there, else it waits for one. */
    tap: (id: HandId): void =>
      inputs.whenFree(() => {
        if (!onGrid.value || cursor.value !== undefined) placeTile(id);
        else picked.value = picked.value === id ? undefined : id;
      }),
    /** On a table with a grid: tiles are laid in a row beside it, to be discarded … */
    layBeside: (): void => {
      forget();
      grid.ground.value = 'tray';
    },
    /** … or on the grid again. */
    layOnGridAgain: layAnew,
    priceLaid,
    sellLaid,
    discardLaid: () => confirmThenAct({ kind: 'discard', tiles: laidWord.value.tiles }),
    goOn,
    /** The button that ends the selling. */
    doneButton,
    keys: {
      layLetter: (letter: string) => (letterKeys.value === 'wild' ? placeWild : typeLetter)(letter),
      ...ways,
      askForWild: () => chooseWild(),
      /** Enter sells what is laid out; with nothing there it goes to the button that ends the selling. */
      onEnter: () => () => {
        if (laid.value.length === 0) doneButton.current?.focus();
        else if (priceLaid.value !== undefined) void sellLaid().then(goOn);
      },
      onSpace: () => (onGrid.value ? grid.turn : rack.shuffle)(),
      whenFree: inputs.whenFree,
    },
    /** Starts to follow the hand and the word; returns what stops it. */
    start: (): (() => void) => {
      layAnew();
      letterKeys.value = 'shut';
      return stopAll([
        rack.follow(() => new Set(laid.peek().map(({ from }) => from))),
        tiles.followHand(),
        followKeptWord({
          storedAs: 'wordstake.word',
          table: table.storedAs,
          mySeat,
          step: moment,
          laid,
          write: writeTiles,
          read: (text) => readTiles(text, { hand: rack.hand.peek(), wilds: rack.wilds.peek() }),
          layAgain: tiles.layAgain,
        }),
        words.followWords(),
        // With another moment tiles are laid on the grid again.
        effect(() => {
          moment.value;
          grid.ground.value = 'grid';
        }),
        confirmation.startLapsing(),
      ]);
    },
  };
};
