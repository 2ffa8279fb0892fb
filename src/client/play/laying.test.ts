import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { createDealSource } from '../../games/buyword/deal-source.ts';
import type { View } from '../../games/buyword/view.ts';
import { replay } from '../../games/core/game.ts';
import { ok } from '../../shared/result.ts';
import {
  answer,
  asked,
  canUndo,
  chooseWild,
  discardLaid,
  laid,
  laidWord,
  letterKeys,
  note,
  placeTile,
  placeWild,
  sellLaid,
  startLaying,
  takeBack,
  takeBackAll,
  takeBackLast,
  takeInput,
  typeLetter,
  undo,
  verdict,
} from './laying.ts';
import type { Judgement } from './play-protocol.ts';
import { type PlayHost, playThrough, view } from './play-state.ts';
import { rack } from './rack.ts';

const env = {
  deal: createDealSource({ seed: 'laying' }),
  judge: { has: () => true, inTheme: () => true },
};
const started = BUYWORD.start(env, { players: 2, options: {}, setup: {} });
const events = started.ok ? started.value : [];
const atStart = BUYWORD.view(replay(BUYWORD, events), 0);

/** A game in which I hold these tiles, and sell. */
const holding = (tiles: string, wilds: number): View => ({
  ...atStart,
  phase: 'sell',
  toAct: [0],
  seats: atStart.seats.map((seat, i) => (i === 0 ? { ...seat, tiles, wilds } : seat)),
});

const done: PlayerAction[] = [];
const host = (says: Judgement = 'good'): PlayHost => ({
  act: async (action) => {
    done.push(action);
    return ok(null);
  },
  judge: async () => says,
});

let stop = (): void => {};
const sitDown = (tiles: string, wilds = 0, through: PlayHost = host()): void => {
  playThrough(through);
  view.value = holding(tiles, wilds);
  stop = startLaying();
};
const type = (letters: string): void => Array.from(letters).forEach(typeLetter);
const word = (): string => laidWord.value.word;

beforeEach(() => {
  done.length = 0;
});
afterEach(() => {
  stop();
  playThrough(undefined);
});

describe('tiles laid out', () => {
  it('are those of the letters typed, each once; what is not there is said', () => {
    sitDown('AACT');
    type('CATA');
    expect(word()).toBe('CATA');
    expect(new Set(laid.value.map(({ from }) => from)).size).toBe(4);
    type('A');
    expect([word(), note.value]).toEqual(['CATA', { kind: 'no-such-letter', letter: 'A' }]);
  });

  it('move where they are put, and are taken back one by one or all', () => {
    sitDown('ACT');
    type('ACT');
    const [, second] = laid.value;
    placeTile(second?.from ?? 'wild', 0);
    expect(word()).toBe('CAT');
    takeBack(0);
    expect(word()).toBe('AT');
    takeBackLast();
    expect(word()).toBe('A');
    takeBackAll();
    expect(word()).toBe('');
  });

  it('are undone step by step, taking back included', () => {
    sitDown('ACT');
    type('CAT');
    takeBackAll();
    undo();
    expect(word()).toBe('CAT');
    undo();
    expect(word()).toBe('CA');
    undo();
    undo();
    expect([word(), canUndo.value]).toEqual(['', false]);
    undo();
    expect(word()).toBe('');
  });

  it('stay as far as they are still held when the hand changes, and are not undone to tiles that are gone', () => {
    sitDown('ACT');
    type('CAT');
    view.value = holding('AT', 0);
    expect(word()).toBe('AT');
    expect(canUndo.value).toBe(false);
    expect(
      rack.value
        .map(({ letter }) => letter)
        .toSorted()
        .join(''),
    ).toBe('AT');
  });
});

describe('a wild', () => {
  it('takes the place of a letter that is not there, one a word (BW-5.2), and counts one pip', () => {
    sitDown('AT', 2);
    type('CAT');
    expect([word(), laidWord.value.wildAt, laidWord.value.tiles]).toEqual(['CAT', 0, 'AT']);
    type('S');
    expect([word(), note.value]).toEqual(['CAT', { kind: 'wild-taken', letter: 'S' }]);
  });

  it('asks for its letter, and goes where it was wanted', () => {
    sitDown('AT', 1);
    type('AT');
    chooseWild(0);
    expect(letterKeys.value).toBe('wild');
    placeWild('C');
    expect([letterKeys.value, word(), laidWord.value.wildAt]).toEqual(['shut', 'CAT', 0]);
  });

  it('asks once before it is spent: not yet keeps the word, yes sells it and clears the table', async () => {
    sitDown('AT', 1);
    type('CAT');
    expect(await sellLaid()).toBe(false);
    expect(asked.value?.kind).toBe('sell');
    expect(await answer(false)).toBe(false);
    expect([word(), asked.value, done]).toEqual(['CAT', undefined, []]);
    await sellLaid();
    expect(await answer(true)).toBe(true);
    expect([word(), done]).toEqual(['', [{ kind: 'sell', word: 'CAT', wildAt: 0 }]]);
  });

  it('costs nothing in a word that will be refused, and then is not asked about', async () => {
    sitDown('AT', 1, host('not-a-word'));
    type('CAT');
    await expect.poll(() => verdict.value).toBe('not-a-word');
    await sellLaid();
    expect(asked.value).toBeUndefined();
    expect(done).toHaveLength(1);
  });
});

describe('a word that is sold', () => {
  it('takes along what lies there; letters typed meanwhile begin the next word', async () => {
    let land = (): void => {};
    sitDown('ACTIN', 0, {
      ...host(),
      act: (action) =>
        new Promise((resolve) => {
          done.push(action);
          land = () => resolve(ok(null));
        }),
    });
    type('CAT');
    const sold = sellLaid();
    for (const letter of 'IN') takeInput(() => typeLetter(letter));
    expect(word()).toBe('CAT');
    view.value = holding('IN', 0);
    land();
    await sold;
    await expect.poll(word).toBe('IN');
    expect(done).toEqual([{ kind: 'sell', word: 'CAT', wildAt: null }]);
  });

  it('stays where it lies when it is refused', async () => {
    sitDown('ACT', 0, {
      ...host(),
      act: async () => ({ ok: false, error: { code: 'told', sentence: 'No.' } }),
    });
    type('CAT');
    expect(await sellLaid()).toBe(false);
    expect(word()).toBe('CAT');
  });

  it('and what is thrown away: that is asked first, and the question lapses with its moment', async () => {
    sitDown('ACT');
    type('CT');
    await discardLaid();
    expect(asked.value).toEqual({ kind: 'discard', tiles: 'CT' });
    view.value = { ...holding('ACT', 0), round: 2, phase: 'roll' };
    expect(asked.value).toBeUndefined();
  });
});
