import { beforeEach, expect, it, vi } from 'vitest';
import { type LayingKeys, onLayingKey } from './laying-keys.ts';

const done: string[] = [];
const does = (what: string) => () => void done.push(what);
const keys: LayingKeys = {
  layLetter: (letter) => void done.push(letter),
  takeBackLast: does('last'),
  takeBackAll: does('all'),
  undo: does('undo'),
  askForWild: does('wild'),
  onEnter: () => undefined,
};
const press = (key: string, how: Partial<KeyboardEvent> = {}, of = keys): boolean =>
  onLayingKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...how } as KeyboardEvent, of);

beforeEach(() => {
  done.length = 0;
  vi.stubGlobal('document', { querySelector: () => null, activeElement: null });
});

it('lay letters out, take them back and ask for a wild', () => {
  const used = ['é', 'Backspace', 'Escape', '?'].map((key) => press(key));
  expect([used, press('z', { ctrlKey: true })]).toEqual([[true, true, true, true], true]);
  expect(done).toEqual(['E', 'last', 'all', 'wild', 'undo']);
});

it('are left to others where they mean nothing', () => {
  const used = [press('Enter'), press(' '), press('1'), press('a', { ctrlKey: true })];
  expect([used, done]).toEqual([[false, false, false, false], []]);
});

it('go no further than the word while Enter is held down', () => {
  const selling = { ...keys, onEnter: () => does('sell') };
  expect([press('Enter', {}, selling), press('Enter', { repeat: true }, selling)]).toEqual([true, true]);
  expect(done).toEqual(['sell']);
});

it('wait for what is on its way', () => {
  const held: (() => void)[] = [];
  expect(press('A', {}, { ...keys, whenFree: (input) => void held.push(input) })).toBe(true);
  expect(done).toEqual([]);
  held[0]?.();
  expect(done).toEqual(['A']);
});
