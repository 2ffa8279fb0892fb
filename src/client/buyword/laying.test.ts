import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import type { Judgement } from '../../catalog/game-module.ts';
import type { View } from '../../games/buyword/view.ts';
import { ok } from '../../shared/result.ts';
import { stopAll } from '../base/stop-all.ts';
import { NOTHING_STORED } from '../link/stored-actions.ts';
import { createMemoryStorage } from '../saves/storage-store.ts';
import type { TableOpening } from '../table/table-state.ts';
import { openBuyWordTable } from './buyword-state.ts';
import { buyWordTableOf } from './buyword-table.ts';

const atStart = buywordTable({}).view(0);

/** A game in which I hold these tiles, and sell. */
const holding = (tiles: string, wilds: number): View => ({
  ...atStart,
  phase: 'sell',
  toAct: [0],
  seats: atStart.seats.map((seat, i) => (i === 0 ? { ...seat, tiles, wilds } : seat)),
});

const done: string[] = [];
const obeying = (says: Judgement = 'good'): TableOpening =>
  acceptingTable({ take: (action) => void done.push(action), says });

/** Sits down at a table, with these tiles in hand. */
const sitDown = (tiles: string, wilds = 0, opening = obeying()) => {
  const { view, mySeat, rack, laying, dispose } = buyWordTableOf(openBuyWordTable(opening));
  mySeat.value = 0;
  view.value = holding(tiles, wilds);
  onTestFinished(stopAll([laying.start(), dispose]));
  const type = (letters: string): void => Array.from(letters).forEach(laying.typeLetter);
  const word = (): string => laying.laidWord.value.word;
  return { ...laying, ...laying.confirmation, view, rack, type, word };
};

beforeEach(() => {
  done.length = 0;
});

describe('tiles laid out', () => {
  it('are those of the letters typed, each once; what is not there is said', () => {
    const { type, word, laid, note } = sitDown('AACT');
    type('CATA');
    expect(word()).toBe('CATA');
    expect(new Set(laid.value.map(({ from }) => from)).size).toBe(4);
    type('A');
    expect([word(), note.value]).toEqual(['CATA', { kind: 'noSuchLetter', letter: 'A' }]);
  });

  it('move where they are put, and are taken back one by one or all', () => {
    const { type, word, laid, placeTile, takeBack, takeBackLast, takeBackAll } = sitDown('ACT');
    type('ACT');
    const [, second] = laid.value;
    placeTile(second?.from ?? 'wild', 0);
    expect(word()).toBe('CAT');
    takeBack(second?.from ?? 'wild');
    expect(word()).toBe('AT');
    takeBackLast();
    expect(word()).toBe('A');
    takeBackAll();
    expect(word()).toBe('');
  });

  it('are undone step by step, taking back included', () => {
    const { type, word, takeBackAll, undo, canUndo } = sitDown('ACT');
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
    const { type, word, canUndo, view, rack } = sitDown('ACT');
    type('CAT');
    view.value = holding('AT', 0);
    expect(word()).toBe('AT');
    expect(canUndo.value).toBe(false);
    expect(rack.hand.value.map(({ letter }) => letter).toSorted()).toEqual(['A', 'T']);
  });
});

describe('a wild', () => {
  it('takes the place of a letter that is not there, one a word (BW-5.2), and counts one pip', () => {
    const { type, word, note, laidWord } = sitDown('AT', 2);
    type('CAT');
    expect([word(), laidWord.value.wildAt, laidWord.value.tiles]).toEqual(['CAT', 0, 'AT']);
    type('S');
    expect([word(), note.value]).toEqual(['CAT', { kind: 'wildTaken', letter: 'S' }]);
  });

  it('asks for its letter, and goes where it was wanted', () => {
    const { type, word, laidWord, chooseWild, letterKeys, placeWild } = sitDown('AT', 1);
    type('AT');
    chooseWild(0);
    expect(letterKeys.value).toBe('wild');
    placeWild('C');
    expect([letterKeys.value, word(), laidWord.value.wildAt]).toEqual(['shut', 'CAT', 0]);
  });

  it('asks once before it is spent: not yet keeps the word, yes sells it and clears the table', async () => {
    const { type, word, asked, sellLaid, answer } = sitDown('AT', 1);
    type('CAT');
    expect(await sellLaid()).toBe(false);
    expect(asked.value?.kind).toBe('sell');
    expect(await answer(false)).toBe(false);
    expect([word(), asked.value, done]).toEqual(['CAT', undefined, []]);
    await sellLaid();
    expect(await answer(true)).toBe(true);
    expect([word(), done]).toEqual(['', ['sell cAT']]);
  });

  it('costs nothing in a word that will be refused, and then is not asked about', async () => {
    const { type, asked, verdict, sellLaid } = sitDown('AT', 1, obeying('not-a-word'));
    type('CAT');
    await expect.poll(() => verdict.value).toBe('not-a-word');
    await sellLaid();
    expect(asked.value).toBeUndefined();
    expect(done).toHaveLength(1);
  });
});

describe('a word that is sold', () => {
  it('takes along what lies there; letters typed meanwhile begin the next word', async () => {
    let land: () => unknown = () => {};
    const { type, word, view, sellLaid, takeInput, typeLetter } = sitDown('ACTIN', 0, {
      openLink: ({ onAnswer }) => ({
        act: ({ id, action }) => {
          done.push(action);
          land = () => onAnswer(id, ok(-1));
          return true;
        },
        judge: async () => 'good',
        close: () => {},
      }),
      stored: NOTHING_STORED,
    });
    type('CAT');
    const sold = sellLaid();
    for (const letter of 'IN') takeInput(() => typeLetter(letter));
    expect(word()).toBe('CAT');
    view.value = holding('IN', 0);
    land();
    await sold;
    await expect.poll(word).toBe('IN');
    expect(done).toEqual(['sell CAT']);
  });

  it('lies there again after a reload, and not once it is sold', async () => {
    vi.stubGlobal('localStorage', createMemoryStorage());
    const opening = { ...obeying(), storedAs: 'a table' };
    const before = sitDown('ACTX', 1, opening);
    before.type('CAT');
    before.placeWild('S');
    const after = sitDown('ACTX', 1, opening);
    expect([after.word(), after.laid.value.at(-1)?.from]).toEqual(['CATS', 'wild']);
    await after.confirmThenAct({ kind: 'done' });
    expect(sitDown('ACTX', 1, opening).word()).toBe('');
  });

  it('stays where it lies when it is refused', async () => {
    const refusing = acceptingTable({ take: () => ({ code: 'told', message: 'No.' }) });
    const { type, word, sellLaid } = sitDown('ACT', 0, refusing);
    type('CAT');
    expect(await sellLaid()).toBe(false);
    expect(word()).toBe('CAT');
  });

  it('and what is thrown away: that is asked first, and the question lapses with its moment', async () => {
    const { type, view, asked, discardLaid } = sitDown('ACT');
    type('CT');
    await discardLaid();
    expect(asked.value).toEqual({ kind: 'discard', tiles: 'CT' });
    view.value = { ...holding('ACT', 0), round: 2, phase: 'roll' };
    expect(asked.value).toBeUndefined();
  });
});
