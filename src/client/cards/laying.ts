import { batch, computed, effect, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import {
  type Colour,
  colourOf,
  isWild,
  type LaidCard,
  letterOf,
  readLaid,
  WILD,
} from '../../games/choose-your-words/card.ts';
import { SHORTEST_WORD, scoreWord } from '../../games/choose-your-words/score.ts';
import { movedTo } from '../play/rack-order.ts';
import { act, actQuietly, deck, mySeat, refusal, view } from './cards-state.ts';
import { followHand, type HandCard, hand } from './hand-order.ts';
import { stepOf } from './step.ts';

/** A card laid out: which of the hand, and what it reads; a wild says what it stands for. */
export type Placed = { readonly id: number; readonly as: LaidCard };

export const laid = signal<readonly Placed[]>([]);
/** The cards marked to be exchanged. */
export const marked = signal<ReadonlySet<number>>(new Set());
/** Whether the word is claimed for the category (CW-21.2). */
export const claim = signal(false);
/** The wild whose letter is being chosen, and where it goes. */
export const wildAsked = signal<{ readonly id: number; readonly at: number } | undefined>(undefined);
/** What could not be laid out. */
export const missingLetter = signal<string | undefined>(undefined);
/** What is to be done, and asks once because it cannot be taken back. */
export const asked = signal<PlayerAction | undefined>(undefined);
/** How the word lay before, newest last. */
const past = signal<readonly (readonly Placed[])[]>([]);
export const canUndo = computed(() => past.value.length > 0);

export const laidCards = computed<readonly LaidCard[]>(() => laid.value.map(({ as }) => as));
/** The word as it lies there, and its score; undefined where it is too short to be one. */
export const laidScore = computed(() =>
  laidCards.value.length < SHORTEST_WORD
    ? undefined
    : { reads: readLaid(laidCards.value), ...scoreWord(deck.value, laidCards.value, claim.value) },
);

const show = (next: readonly Placed[]): void =>
  batch(() => {
    laid.value = next;
    missingLetter.value = undefined;
    wildAsked.value = undefined;
    refusal.value = undefined;
    asked.value = undefined;
  });

const change = (next: readonly Placed[]): void =>
  batch(() => {
    past.value = [...past.value, laid.value];
    show(next);
  });

const stillHeld = (word: readonly Placed[]): readonly Placed[] => {
  const held = new Map(hand.peek().map(({ id, card }) => [id, card]));
  return word.filter(({ id, as }) => held.get(id) === (isWild(as) ? WILD : as));
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

const isLaid = (id: number): boolean => laid.value.some((placed) => placed.id === id);

/** The colour a wild is proposed to have: that of the word where it has one, which makes a flush. */
export const likelyColour = (): Colour => {
  const colours = new Set(laidCards.value.map(colourOf));
  return colours.size === 1 && colours.has('r') ? 'r' : 'b';
};

/** Lays a card out, last or before a place; one that lies there moves. A wild asks what it stands for. */
export const placeCard = ({ id, card }: HandCard, at = laid.value.length): void => {
  const from = laid.value.findIndex((placed) => placed.id === id);
  if (from >= 0) {
    if (at !== from && at !== from + 1) change(movedTo(laid.value, from, at));
  } else if (card === WILD) wildAsked.value = { id, at };
  else change(laid.value.toSpliced(at, 0, { id, as: card }));
};

/** Lays the wild that was asked about. */
export const placeWild = (letter: string, colour: Colour): void => {
  const wanted = wildAsked.value;
  if (wanted === undefined) return;
  change(laid.value.toSpliced(wanted.at, 0, { id: wanted.id, as: `${WILD}${letter}${colour}` }));
};

/** Lays the first wild that is free for a letter, last. */
const layWildFor = (letter: string): boolean => {
  const wild = hand.value.find(({ id, card }) => card === WILD && !isLaid(id));
  if (wild === undefined) return false;
  change([...laid.value, { id: wild.id, as: `${WILD}${letter}${likelyColour()}` }]);
  return true;
};

/** Asks what the first wild that is free stands for. */
export const askForWild = (): void => {
  const wild = hand.value.find(({ id, card }) => card === WILD && !isLaid(id));
  if (wild !== undefined) wildAsked.value = { id: wild.id, at: laid.value.length };
};

/** Lays a letter out as it is typed: a card in the word's colour, another, or a wild. */
export const typeLetter = (letter: string): void => {
  const free = hand.value.filter(({ id, card }) => card !== WILD && letterOf(card) === letter && !isLaid(id));
  const card = free.find((each) => colourOf(each.card) === likelyColour()) ?? free[0];
  if (card !== undefined) placeCard(card);
  else if (!layWildFor(letter)) missingLetter.value = letter;
};

/** Gives a wild that lies there the other colour (CW-5). */
export const turnWild = (id: number): void =>
  change(
    laid.value.map((placed) =>
      placed.id === id
        ? { id, as: `${WILD}${letterOf(placed.as)}${colourOf(placed.as) === 'b' ? 'r' : 'b'}` }
        : placed,
    ),
  );

export const takeBack = (id: number): void => change(laid.value.filter((placed) => placed.id !== id));
export const takeBackLast = (): void => {
  if (laid.value.length > 0) change(laid.value.slice(0, -1));
};
export const takeBackAll = (): void => {
  if (laid.value.length > 0) change([]);
};

/** Marks a card to be exchanged, or unmarks it; never more than may be (CW-4.2, CW-4.4). */
export const toggleMark = (id: number, most: number): void => {
  const next = new Set(marked.value);
  if (!next.delete(id) && next.size < most) next.add(id);
  batch(() => {
    marked.value = next;
    refusal.value = undefined;
  });
};

/** What cannot be taken back and is easily hit by mistake asks once. */
const isCostly = (action: PlayerAction): boolean => {
  switch (action.kind) {
    case 'fold':
      return view.value?.toCall === 0;
    case 'declare':
      return action.word === null && (view.value?.seats[mySeat.value]?.cardCount ?? 0) > 0;
    case 'challenge':
    case 'leave':
      return true;
    default:
      return false;
  }
};

/** Does something, or asks first; whether it was done. */
export const wish = async (action: PlayerAction): Promise<boolean> => {
  if (!isCostly(action)) return act(action);
  asked.value = action;
  return false;
};

/** The answer to what was asked. */
export const answer = async (yes: boolean): Promise<boolean> => {
  const action = asked.value;
  asked.value = undefined;
  return yes && action !== undefined && (await act(action));
};

export const exchangeMarked = (): Promise<boolean> =>
  wish({
    kind: 'exchange',
    cards: hand.value.filter(({ id }) => marked.value.has(id)).map(({ card }) => card),
  });

export const declareLaid = (): Promise<boolean> =>
  wish({ kind: 'declare', word: [...laidCards.value], claim: claim.value });

/** Other cards in hand: what lies there stays as far as it is still held. */
const layAgain = (): void => {
  hand.value;
  const kept = stillHeld(laid.peek());
  batch(() => {
    marked.value = new Set();
    if (kept.length === laid.peek().length) return;
    past.value = [];
    laid.value = kept;
  });
};

/** Whose moment it is; what others do meanwhile does not change it. */
const moment = computed(() => {
  const { round, phase, betting, exchange } = view.value ?? {};
  return `${round} ${phase} ${betting} ${exchange} ${mySeat.value}`;
});

/** A new round begins with nothing laid out; what was asked lapses with the moment it was asked in, but for leaving. */
const lapse = (): (() => void) => {
  let round: number | undefined;
  return effect(() => {
    moment.value;
    const now = view.peek()?.round;
    batch(() => {
      if (asked.peek()?.kind !== 'leave') asked.value = undefined;
      wildAsked.value = undefined;
      marked.value = new Set();
      if (now === round) return;
      claim.value = false;
      past.value = [];
      laid.value = [];
    });
    round = now;
  });
};

const sitting = computed(() => `${mySeat.value} ${view.value?.phase === 'over'}`);

/** Whether to leave is asked until somebody else holds the device, or there is nothing left to leave. */
const lapseLeaving = (): void => {
  sitting.value;
  asked.value = undefined;
};

const QUIET_MS = 500;

/** A word that the table knows, of cards in hand; undefined where they are not all there. */
const placedAs = (layout: string): readonly Placed[] | undefined => {
  const left = [...hand.value];
  const word = layout.split(' ').map((as) => {
    const at = left.findIndex(({ card }) => card === (isWild(as) ? WILD : as));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found && { id: found.id, as };
  });
  return word.every((placed) => placed !== undefined) ? word : undefined;
};

/**
 * CW-26.2: while one declares, the table knows what is laid out, in case time runs out. Only what is changed here is told: two
 * devices of one person must not answer each other for ever. What the table knows from before, as after a reload, is laid out anew.
 */
const followLayout = (): (() => void) => {
  let told: { readonly at: string; readonly word: string } | undefined;
  return effect(() => {
    const word = [...laidCards.value];
    const seen = view.value;
    if (seen === undefined || stepOf(seen, mySeat.value).kind !== 'declare') return undefined;
    if (told?.at !== moment.value) {
      const before = word.length === 0 && seen.layout !== '' ? placedAs(seen.layout) : laid.peek();
      if (before === undefined) return undefined;
      told = { at: moment.value, word: seen.layout };
      laid.value = before;
      if (word.length === 0) return undefined;
    }
    const text = word.join(' ');
    if (text === told.word) return undefined;
    const { at } = told;
    const timer = setTimeout(() => {
      told = { at, word: text };
      actQuietly({ kind: 'layout', word });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });
};

/** Starts to follow the hand and the word; returns what stops it. */
export const startLaying = (): (() => void) => {
  batch(() => {
    past.value = [];
    show([]);
  });
  const stops = [followHand(), effect(layAgain), lapse(), effect(lapseLeaving), followLayout()];
  return () => {
    for (const stop of stops) stop();
  };
};
