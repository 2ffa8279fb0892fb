import { batch, computed, effect, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { pipsOf, priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { act, judge, mySeat, refusal, view } from './play-state.ts';
import { followHand, rack, tileSet, wilds } from './rack.ts';
import { movedTo } from './rack-order.ts';

/** A tile laid out: its letter, and which tile of the rack it is. */
export type Placed = { readonly letter: string; readonly from: number | 'wild' };

/** What laying out has to tell. */
export type LayingNote = {
  readonly kind: 'wild-placed' | 'wild-taken' | 'no-such-letter';
  readonly letter: string;
};

export const laid = signal<readonly Placed[]>([]);
export const note = signal<LayingNote | undefined>(undefined);
/** The letter keys: shut, open to type on, or open to choose what a wild stands for. */
export const letterKeys = signal<'shut' | 'typing' | 'wild'>('shut');
/** The last word the dictionary was asked for, and whether it knows it. */
export const verdict = signal<{ readonly word: string; readonly known: boolean } | undefined>(undefined);
/** What is to be done, and asks once because it cannot be taken back. */
export const asked = signal<PlayerAction | undefined>(undefined);
/** How the word lay before, newest last. */
const past = signal<readonly (readonly Placed[])[]>([]);
export const canUndo = computed(() => past.value.length > 0);

export const wildIsLaid = computed(() => laid.value.some(({ from }) => from === 'wild'));
export const canLayWild = computed(() => wilds.value > 0 && !wildIsLaid.value);

/** The word as it lies there, with its pips and price. */
export const laidWord = computed(() => {
  const word = laid.value.map(({ letter }) => letter).join('');
  const wildAt = laid.value.findIndex(({ from }) => from === 'wild');
  const tiles = laid.value.filter(({ from }) => from !== 'wild').map(({ letter }) => letter);
  const pips = pipsOf(tileSet.value, tiles.join('')) + (wildAt < 0 ? 0 : WILD_PIPS);
  return { word, wildAt: wildAt < 0 ? null : wildAt, tiles: tiles.join(''), pips, price: priceOf(pips) };
});

const show = (next: readonly Placed[], tell?: LayingNote): void =>
  batch(() => {
    laid.value = next;
    note.value = tell;
    refusal.value = undefined;
    asked.value = undefined;
  });

const change = (next: readonly Placed[], tell?: LayingNote): void =>
  batch(() => {
    past.value = [...past.value, laid.value];
    show(next, tell);
  });

/** What of a word is still in hand. */
const stillHeld = (word: readonly Placed[]): readonly Placed[] => {
  const held = new Set(rack.peek().map(({ id }) => id));
  return word.filter(({ from }) => (from === 'wild' ? wilds.peek() > 0 : held.has(from)));
};

/** Lays the word as it lay before the last change. */
export const undo = (): void => {
  const before = past.value.at(-1);
  if (before === undefined) return;
  batch(() => {
    past.value = past.value.slice(0, -1);
    show(stillHeld(before));
  });
};

const isUsed = (id: number): boolean => laid.value.some(({ from }) => from === id);

/** Lays a tile of the rack out, last or before a place of the word; one that lies there moves. */
export const placeTile = (id: number | 'wild', at = laid.value.length): void => {
  const from = laid.value.findIndex((placed) => placed.from === id);
  if (from >= 0) {
    if (at !== from && at !== from + 1) change(movedTo(laid.value, from, at));
    return;
  }
  const tile = rack.value.find((each) => each.id === id);
  if (tile !== undefined) change(laid.value.toSpliced(at, 0, { letter: tile.letter, from: tile.id }));
};

/** Where the wild goes whose letter is being chosen; undefined: last. */
let wildPlace: number | undefined;

/** Asks which letter a wild stands for. */
export const chooseWild = (at?: number): void => {
  if (!canLayWild.value) return;
  wildPlace = at;
  letterKeys.value = 'wild';
};

/** Lays a wild out for a letter; a word takes one at most (BW-5.2). */
export const placeWild = (letter: string): void => {
  if (letterKeys.value === 'wild') letterKeys.value = 'shut';
  if (!canLayWild.value) return;
  const at = wildPlace ?? laid.value.length;
  wildPlace = undefined;
  change(laid.value.toSpliced(at, 0, { letter, from: 'wild' }), { kind: 'wild-placed', letter });
};

/** Lays a letter out as it is typed: a tile if there is one, else the wild. */
export const typeLetter = (letter: string): void => {
  const tile = rack.value.find((each) => each.letter === letter && !isUsed(each.id));
  if (tile !== undefined) placeTile(tile.id);
  else if (wildIsLaid.value) note.value = { kind: 'wild-taken', letter };
  else if (wilds.value > 0) placeWild(letter);
  else note.value = { kind: 'no-such-letter', letter };
};

export const takeBack = (at: number): void => change(laid.value.toSpliced(at, 1));
export const takeBackLast = (): void => {
  if (laid.value.length > 0) change(laid.value.slice(0, -1));
};
export const takeBackAll = (): void => {
  if (laid.value.length > 0) change([]);
};

const forget = (): void =>
  batch(() => {
    past.value = [];
    show([]);
  });

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
  const isUnknown = verdict.value?.word === action.word && !verdict.value.known;
  return action.wildAt !== null && !isUnknown;
};

const LAYS_OUT: ReadonlySet<PlayerAction['kind']> = new Set(['sell', 'discard', 'done']);

const carryOut = async (action: PlayerAction): Promise<boolean> => {
  const done = await act(action);
  if (done && LAYS_OUT.has(action.kind)) forget();
  return done;
};

/** Does something, or asks first; whether it was done. Where it is refused, the word stays as it lies. */
export const wish = async (action: PlayerAction): Promise<boolean> => {
  if (!isCostly(action)) return carryOut(action);
  asked.value = action;
  return false;
};

/** The answer to what was asked. */
export const answer = async (yes: boolean): Promise<boolean> => {
  const action = asked.value;
  asked.value = undefined;
  return yes && action !== undefined && (await carryOut(action));
};

export const sellLaid = (): Promise<boolean> => {
  const { word, wildAt } = laidWord.value;
  return wish({ kind: 'sell', word, wildAt });
};

export const discardLaid = (): Promise<boolean> => wish({ kind: 'discard', tiles: laidWord.value.tiles });

/** Other tiles in hand: what lies there stays as far as it is still held, and what was asked lapses. */
const layAgain = (): void => {
  rack.value;
  const kept = stillHeld(laid.peek());
  if (kept.length === laid.peek().length) return;
  batch(() => {
    past.value = [];
    laid.value = kept;
  });
};

/** Whose moment it is; what others do meanwhile does not change it. */
const moment = computed(() => `${view.value?.round} ${view.value?.phase} ${mySeat.value}`);

/** What was asked lapses with the moment it was asked in. */
const lapse = (): void => {
  moment.value;
  asked.value = undefined;
};

/** Asks the dictionary about the word as it grows; an answer that comes too late is dropped. */
const judgeLaid = (): (() => void) | undefined => {
  const { word } = laidWord.value;
  if (word.length < 2) {
    verdict.value = undefined;
    return undefined;
  }
  let current = true;
  void judge(word).then((known) => {
    if (current) verdict.value = known === undefined ? undefined : { word, known };
  });
  return () => {
    current = false;
  };
};

const laidIds = (): ReadonlySet<number> =>
  new Set(laid.peek().flatMap(({ from }) => (from === 'wild' ? [] : [from])));

/** Starts to follow the hand and the word; returns what stops it. */
export const startLaying = (): (() => void) => {
  forget();
  letterKeys.value = 'shut';
  const stops = [followHand(laidIds), effect(layAgain), effect(judgeLaid), effect(lapse)];
  return () => {
    for (const stop of stops) stop();
  };
};
