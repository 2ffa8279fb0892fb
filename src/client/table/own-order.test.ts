import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { createOwnOrder } from './own-order.ts';

const held = signal<readonly string[]>([]);
const mySeat = signal(0);
const order = createOwnOrder({ storedAs: 'wordstake.test', table: undefined, separator: ' ', mySeat, held });
const letters = (): string => order.hand.value.map(({ letter }) => letter).join(' ');

let stop = (): void => {};
afterEach(() => {
  stop();
  mySeat.value = 0;
});

it('keeps the order of its owner when something comes or goes', () => {
  held.value = ['Ab', 'Br', 'Cb'];
  stop = order.follow();
  const last = order.hand.value[2];
  order.move(last?.id ?? 0, 0);
  expect(letters()).toBe('Cb Ab Br');
  held.value = ['Br', 'Cb', 'Db'];
  expect(letters()).toBe('Cb Br Db');
  expect(order.hand.value[0]).toBe(last);
});

it('lines up what comes as it was known to come, and gives up what is laid out first', () => {
  held.value = ['A', 'A'];
  let laid = new Set<number>();
  stop = order.follow({ laid: () => laid, nextToCome: () => ['Z', 'Y'] });
  const [first, second] = order.hand.value;
  laid = new Set([first?.id ?? 0]);
  held.value = ['A', 'Y', 'Z'];
  expect(order.hand.value[0]).toBe(second);
  expect(letters()).toBe('A Z Y');
});

it('remembers the order of each who shares the device', () => {
  held.value = ['A', 'B'];
  stop = order.follow();
  order.move(order.hand.value[1]?.id ?? 0, 0);
  expect(letters()).toBe('B A');
  mySeat.value = 1;
  expect(letters()).toBe('A B');
  mySeat.value = 0;
  expect(letters()).toBe('B A');
});

it('sorts one way after the other', () => {
  held.value = ['Br', 'Ab', 'Ar'];
  stop = order.follow();
  const sort = (): string => {
    order.sort(
      (card) => card,
      (card) => card.slice(1),
    );
    return letters();
  };
  expect([sort(), sort(), sort()]).toEqual(['Ab Ar Br', 'Ab Ar Br', 'Ab Ar Br']);
  held.value = ['Bb', 'Ar', 'Br'];
  expect([sort(), sort(), sort()]).toEqual(['Ar Bb Br', 'Bb Ar Br', 'Ar Bb Br']);
});
