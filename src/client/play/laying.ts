import { computed, effect, signal } from '@preact/signals';
import { pipsOf, priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { act, judge, mySeat, refusal, view } from './play-state.ts';

/** A tile laid out: its letter, and where in the hand it came from. */
export type Placed = { readonly letter: string; readonly from: number | 'wild' };

/** What laying out has to tell. */
export type LayingNote = {
  readonly kind: 'wild-placed' | 'wild-taken' | 'no-such-letter';
  readonly letter: string;
};

export const laid = signal<readonly Placed[]>([]);
export const note = signal<LayingNote | undefined>(undefined);
/** Whether the letter of a wild is being chosen. */
export const choosingWild = signal(false);
/** The last word the dictionary was asked for, and whether it knows it. */
export const verdict = signal<{ readonly word: string; readonly known: boolean } | undefined>(undefined);

/** The letters in hand, in alphabetical order, and how many wilds. */
export const hand = computed(() => view.value?.seats[mySeat.value]?.tiles ?? '');
export const wilds = computed(() => view.value?.seats[mySeat.value]?.wilds ?? 0);
export const wildIsLaid = computed(() => laid.value.some(({ from }) => from === 'wild'));

/** The word as it lies there, with its pips and price. */
export const laidWord = computed(() => {
  const word = laid.value.map(({ letter }) => letter).join('');
  const wildAt = laid.value.findIndex(({ from }) => from === 'wild');
  const tiles = laid.value.filter(({ from }) => from !== 'wild').map(({ letter }) => letter);
  const set = TILE_SETS[view.value?.options.tiles ?? 'classic'];
  const pips = pipsOf(set, tiles.join('')) + (wildAt < 0 ? 0 : WILD_PIPS);
  return { word, wildAt: wildAt < 0 ? null : wildAt, tiles: tiles.join(''), pips, price: priceOf(pips) };
});

const change = (next: readonly Placed[], tell?: LayingNote): void => {
  laid.value = next;
  note.value = tell;
  refusal.value = undefined;
};

/** The first place in the hand that holds a letter and is not used yet. */
const freePlace = (letter: string, used: readonly Placed[]): number =>
  Array.from(hand.value).findIndex(
    (held, place) => held === letter && !used.some(({ from }) => from === place),
  );

export const placeTile = (place: number): void => {
  const letter = hand.value[place];
  if (letter === undefined || laid.value.some(({ from }) => from === place)) return;
  change([...laid.value, { letter, from: place }]);
};

/** Lays a wild out for a letter; a word takes one at most (BW-5.2). */
export const placeWild = (letter: string): void => {
  choosingWild.value = false;
  if (wilds.value > 0 && !wildIsLaid.value) {
    change([...laid.value, { letter, from: 'wild' }], { kind: 'wild-placed', letter });
  }
};

/** Lays a letter out as it is typed: a tile if there is one, else the wild. */
export const typeLetter = (letter: string): void => {
  const place = freePlace(letter, laid.value);
  if (place >= 0) placeTile(place);
  else if (wildIsLaid.value) note.value = { kind: 'wild-taken', letter };
  else if (wilds.value > 0) placeWild(letter);
  else note.value = { kind: 'no-such-letter', letter };
};

export const takeBack = (at: number): void => change(laid.value.filter((_, each) => each !== at));
export const takeBackLast = (): void => change(laid.value.slice(0, -1));
export const takeBackAll = (): void => change([]);

/** Sells the word laid out; where that is refused it stays. */
export const sellLaid = async (): Promise<boolean> => {
  const { word, wildAt } = laidWord.value;
  const sold = await act({ kind: 'sell', word, wildAt });
  if (sold) takeBackAll();
  return sold;
};

/** Throws the tiles away that are laid out. */
export const discardLaid = async (): Promise<boolean> => {
  const gone = await act({ kind: 'discard', tiles: laidWord.value.tiles });
  if (gone) takeBackAll();
  return gone;
};

/** Other tiles in hand: what lies there is taken from them anew, as far as it is still held. */
const layAgain = (): void => {
  hand.value;
  const kept: Placed[] = [];
  for (const placed of laid.peek()) {
    const from = placed.from === 'wild' ? 'wild' : freePlace(placed.letter, kept);
    if (from === 'wild' ? wilds.peek() > 0 : from >= 0) kept.push({ letter: placed.letter, from });
  }
  laid.value = kept;
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

/** Starts to follow the hand and the word; returns what stops it. */
export const startLaying = (): (() => void) => {
  laid.value = [];
  const stops = [effect(layAgain), effect(judgeLaid)];
  return () => {
    for (const stop of stops) stop();
  };
};
