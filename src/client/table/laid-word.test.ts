import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { createLaidWord } from './laid-word.ts';

const hand = signal<{ id: number }[]>([]);
const refusal = signal<unknown>(undefined);
let changes = 0;
const word = createLaidWord<{ from: number }, string>({
  hand,
  refusal,
  onChange: () => {
    changes += 1;
  },
});
const lay = (...ids: number[]): void => word.change(ids.map((from) => ({ from })));
const laid = (): number[] => word.laid.value.map(({ from }) => from);

const hold = (...ids: number[]): void => {
  hand.value = ids.map((id) => ({ id }));
};

beforeEach(() => {
  hold(1, 2, 3);
  word.forget();
  changes = 0;
});

it('is undone change by change', () => {
  lay(1);
  lay(1, 2);
  word.undo();
  expect(laid()).toEqual([1]);
  word.undo();
  expect(laid()).toEqual([]);
  expect(word.canUndo.value).toBe(false);
  word.undo();
  expect(changes).toBe(4);
});

it('lays out again only what is still in hand', () => {
  lay(1, 2);
  word.takeBackAll();
  hold(2, 3);
  word.undo();
  expect(laid()).toEqual([2]);
});

it('moves what lies there, and takes it back', () => {
  lay(1, 2, 3);
  word.move(3, 0);
  expect(laid()).toEqual([3, 1, 2]);
  word.move(3, 1);
  expect(changes).toBe(2);
  word.takeBack(1);
  expect([laid(), word.isLaid(1), word.placeOf(2)]).toEqual([[3, 2], false, 1]);
});

it('loses what is no longer in hand, and its past with it', () => {
  lay(1);
  lay(1, 2);
  const stop = word.followHand();
  expect(word.canUndo.value).toBe(true);
  hold(1);
  stop();
  expect(laid()).toEqual([1]);
  expect(word.canUndo.value).toBe(false);
});

it('takes back what was asked and refused with every change', () => {
  [word.asked.value, refusal.value] = ['fold', 'why'];
  lay(1);
  expect([word.asked.value, refusal.value]).toEqual([undefined, undefined]);
});
