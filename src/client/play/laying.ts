import { computed, effect, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { pipsOf, priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import type { Cell } from '../../games/buyword/variants/crossword.ts';
import type { Deed } from './action-queue.ts';
import {
  cursor,
  goTo,
  ground,
  isTaken,
  lastBefore,
  onGrid,
  picked,
  resetCursor,
  takeSquare,
} from './grid/grid-cursor.ts';
import { layoutOf, preview } from './grid/grid-preview.ts';
import { createHeldInputs } from './held-inputs.ts';
import {
  asked,
  canLayWild,
  change,
  forget,
  type LayingNote,
  laid,
  laidIds,
  layAgain,
  letterKeys,
  note,
  type Placed,
  undo as undoChange,
  wildIsLaid,
} from './laid-tiles.ts';
import type { Judgement } from './play-protocol.ts';
import { act, judge, mySeat, view } from './play-state.ts';
import { followHand, rack, tileSet, wilds } from './rack.ts';
import { movedTo } from './rack-order.ts';

export {
  asked,
  canLayWild,
  canUndo,
  laid,
  letterKeys,
  note,
  wildIsLaid,
} from './laid-tiles.ts';

/** Whose moment it is; what others do meanwhile does not change it. */
const moment = computed(() => `${view.value?.round} ${view.value?.phase} ${mySeat.value}`);

const inputs = createHeldInputs(() => moment.peek());
/** Takes what is typed or tapped: at once, or after the word that is on its way. */
export const takeInput = inputs.whenFree;

/** What has been said of words in this game, where anybody may say. */
const judgements = signal<ReadonlyMap<string, Judgement>>(new Map());
export const judgementOf = (word: string): Judgement | undefined => judgements.value.get(word);

/** The word as it lies there, with its pips and price. */
export const laidWord = computed(() => {
  const word = laid.value.map(({ letter }) => letter).join('');
  const wildAt = laid.value.findIndex(({ from }) => from === 'wild');
  const tiles = laid.value.filter(({ from }) => from !== 'wild').map(({ letter }) => letter);
  const pips = pipsOf(tileSet.value, tiles.join('')) + (wildAt < 0 ? 0 : WILD_PIPS);
  return { word, wildAt: wildAt < 0 ? null : wildAt, tiles: tiles.join(''), pips, price: priceOf(pips) };
});

/** What is said of the word laid out; undefined while nothing is. */
export const verdict = computed<Judgement | undefined>(() => judgementOf(laidWord.value.word));

/** The words that selling would sell. */
const wordsLaid = computed<readonly string[]>(() => {
  if (onGrid.value) return preview.value.kind === 'legal' ? preview.value.words.map(({ word }) => word) : [];
  const { word } = laidWord.value;
  return word.length < 2 ? [] : [word];
});

/** Whether something speaks against what is laid out, so that selling it would be refused. */
export const isUnsound = computed(() =>
  wordsLaid.value.some((word) => (judgementOf(word) ?? 'good') !== 'good'),
);

const isUsed = (id: number): boolean => laid.value.some(({ from }) => from === id);

/** Lays a tile of the rack out, last or before a place of the word; one that lies there moves. */
export const placeTile = (id: number | 'wild', at = laid.value.length): void => {
  const from = laid.value.findIndex((placed) => placed.from === id);
  if (from >= 0) {
    if (at !== from && at !== from + 1) change(movedTo(laid.value, from, at));
    return;
  }
  const tile = rack.value.find((each) => each.id === id);
  if (tile !== undefined) put({ letter: tile.letter, from: tile.id }, at);
};

/** Lays a new tile out, at a place of the word or, where there is a grid, on the next free square. */
const put = (tile: Placed, place: number, tell?: LayingNote, wanted?: Cell): void => {
  const at = takeSquare(wanted);
  change(laid.value.toSpliced(place, 0, at === undefined ? tile : { ...tile, at }), tell);
};

/** A tap on a tile of the rack: with a square chosen it goes there, else it waits for one. */
export const tapTile = (id: number): void =>
  takeInput(() => {
    if (!onGrid.value || cursor.value !== undefined) placeTile(id);
    else picked.value = picked.value === id ? undefined : id;
  });

/** A tap on the wild: its letter is asked for, once it has a place to go to. */
export const tapWild = (): void =>
  takeInput(() => {
    if (!onGrid.value || cursor.value !== undefined) chooseWild();
    else picked.value = picked.value === 'wild' ? undefined : 'wild';
  });

/** Lays a tile on a free square of the grid; one that lies on another moves. */
export const placeOnSquare = (from: number | 'wild', at: Cell): void => {
  const already = laid.value.findIndex((placed) => placed.from === from);
  const tile = rack.value.find(({ id }) => id === from);
  if (isTaken(at)) return;
  if (already >= 0)
    change(laid.value.map((placed, place) => (place === already ? { ...placed, at } : placed)));
  else if (from === 'wild') chooseWild(at);
  else if (tile !== undefined) put({ letter: tile.letter, from }, laid.value.length, undefined, at);
};

/** Where the wild goes whose letter is being chosen; undefined: last. */
let wildPlace: number | Cell | undefined;

/** Asks which letter a wild stands for. */
export const chooseWild = (at?: number | Cell): void => {
  if (!canLayWild.value) return;
  wildPlace = at;
  picked.value = undefined;
  letterKeys.value = 'wild';
};

/** Lays a wild out for a letter; a word takes one at most (BW-5.2). */
export const placeWild = (letter: string): void => {
  if (letterKeys.value === 'wild') letterKeys.value = 'shut';
  if (!canLayWild.value) return;
  const wanted = wildPlace;
  wildPlace = undefined;
  const place = typeof wanted === 'number' ? wanted : laid.value.length;
  const square = typeof wanted === 'object' ? wanted : undefined;
  put({ letter, from: 'wild' }, place, { kind: 'wild-placed', letter }, square);
};

/** Lays a letter out as it is typed: a tile if there is one, else the wild. */
export const typeLetter = (letter: string): void => {
  const tile = rack.value.find((each) => each.letter === letter && !isUsed(each.id));
  if (tile !== undefined) placeTile(tile.id);
  else if (wildIsLaid.value) note.value = { kind: 'wild-taken', letter };
  else if (wilds.value > 0) placeWild(letter);
  else note.value = { kind: 'no-such-letter', letter };
};

export const takeBack = (at: number): void => {
  const square = laid.value[at]?.at;
  change(laid.value.toSpliced(at, 1));
  if (square !== undefined) goTo(square);
};
/** Takes back the tile laid last; on a grid, the one before the cursor. */
export const takeBackLast = (): void => {
  if (laid.value.length > 0) takeBack(onGrid.value ? lastBefore() : laid.value.length - 1);
};
/** Lays out what lay there before the last change; the cursor goes where a tile has gone from. */
export const undo = (): void => {
  const before = laid.value;
  undoChange();
  const gone = before.findLast(({ from }) => !laid.value.some((placed) => placed.from === from));
  if (gone?.at !== undefined) goTo(gone.at);
};
/** Takes all back; where nothing lies on the grid, no square stays chosen. */
export const takeBackAll = (): void => {
  const square = laid.value[0]?.at;
  if (laid.value.length > 0) change([]);
  if (square === undefined) resetCursor();
  else goTo(square);
};

/** The deals on the table that one has made or may still answer: to be done with deals ends them (BW-11.2). */
export const openDeals = (): readonly number[] => {
  const { proposals = [], phase } = view.value ?? {};
  if (phase !== 'deal') return [];
  return proposals
    .filter(({ by, parties }) => [by, ...parties].includes(mySeat.value))
    .map(({ number }) => number);
};

/** What cannot be taken back asks once: a wild spent, tiles thrown away, deals given up, the table left. */
const isCostly = (action: PlayerAction): boolean => {
  if (action.kind === 'done') return openDeals().length > 0;
  if (action.kind !== 'sell') return action.kind === 'discard' || action.kind === 'leave';
  // A word that will be refused costs nothing.
  const layout = layoutOf(action);
  if (!layout.ok || layout.value.wilds === 0) return false;
  return layout.value.words.every(({ word }) => (judgementOf(word) ?? 'good') === 'good');
};

const LAYS_OUT: ReadonlySet<PlayerAction['kind']> = new Set(['sell', 'discard', 'done']);

/** The tiles that leave the hand with something. */
const spentBy = (action: PlayerAction): Deed<PlayerAction>['spends'] => {
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
    if (done) {
      forget();
      resetCursor();
    }
    return done;
  });
};

/** Does something, or asks first; whether it was done. Where it is refused, the word stays as it lies. */
export const wish = async (action: PlayerAction): Promise<boolean> => {
  if (!isCostly(action)) return carryOut(action);
  asked.value = action;
  return false;
};

/** On a table with a grid: tiles are laid in a row beside it, to be discarded … */
export const layBeside = (): void => {
  forget();
  ground.value = 'tray';
};
/** … or on the grid again. */
export const layOnGridAgain = (): void => {
  forget();
  resetCursor();
};

/** The answer to what was asked. */
export const answer = async (yes: boolean): Promise<boolean> => {
  const action = asked.value;
  asked.value = undefined;
  return yes && action !== undefined && (await carryOut(action));
};

export const sellLaid = async (): Promise<boolean> => {
  if (onGrid.value) return preview.value.kind === 'legal' && wish(preview.value.action);
  const { word, wildAt } = laidWord.value;
  return wish({ kind: 'sell', word, wildAt });
};

export const discardLaid = (): Promise<boolean> => wish({ kind: 'discard', tiles: laidWord.value.tiles });

/** What was asked lapses with the moment it was asked in; whether to leave is a question at any moment … */
const lapse = (): void => {
  moment.value;
  if (asked.peek()?.kind !== 'leave') asked.value = undefined;
  ground.value = 'grid';
};

const sitting = computed(() => `${mySeat.value} ${view.value?.phase === 'over'}`);

/** … until somebody else holds the device, or there is nothing left to leave. */
const lapseLeaving = (): void => {
  sitting.value;
  asked.value = undefined;
};

/** Asks the judge about words as they grow, each once; what is said too late, of another game, is dropped. */
const followWords = (): (() => void) => {
  let isCurrent = true;
  const stop = effect(() => {
    for (const word of wordsLaid.value) {
      if (judgements.peek().has(word)) continue;
      void judge(word).then((said) => {
        if (isCurrent && said !== undefined) judgements.value = new Map(judgements.peek()).set(word, said);
      });
    }
  });
  return () => {
    isCurrent = false;
    stop();
  };
};

/** Starts to follow the hand and the word; returns what stops it. */
export const startLaying = (): (() => void) => {
  forget();
  resetCursor();
  letterKeys.value = 'shut';
  judgements.value = new Map();
  const stops = [followHand(laidIds), effect(layAgain), followWords(), effect(lapse), effect(lapseLeaving)];
  return () => {
    for (const stop of stops) stop();
  };
};
