import { signal } from '@preact/signals';
import { expect, it, onTestFinished } from 'vitest';
import type { TableView } from './phase-surface.ts';
import { createPremoves, type PremoveRules } from './premoves.ts';

type View = TableView & { readonly price: number };

/** Buys what is there, or anything at all. */
const RULES: PremoveRules<View, string> = {
  phase: 'buy',
  open: () => ['buy', 'buy any'],
  takes: (name) => /^buy \d+$/.test(name),
  span: (name, { round, price }) => `${round} ${name === 'buy' ? price : ''}`,
  action: (name, { price }) => (/\d/.test(name) && price > Number(name.slice(4)) ? undefined : name),
  label: (name) => name.toUpperCase(),
};

const theirs: View = { round: 1, phase: 'buy', players: 2, seats: [{}, {}], toAct: [1], price: 9 };
const mine: View = { ...theirs, toAct: [0] };

const sitDown = ({
  storedAs = 'a table',
  device,
}: {
  storedAs?: string | undefined;
  device?: object;
} = {}) => {
  const done: string[] = [];
  const view = signal<View | undefined>(theirs);
  const act = async (action: string) => done.push(action) > 0;
  const isPlaying = signal(false);
  const scenes = { isPlaying };
  const premoves = createPremoves({ view, mySeat: signal(0), act, scenes, storedAs, device }, RULES);
  onTestFinished(premoves.start());
  return { view, isPlaying, done, ...premoves };
};

it('waits until what has happened was seen', () => {
  const { view, isPlaying, done, choose } = sitDown();
  choose('buy');
  isPlaying.value = true;
  view.value = mine;
  expect(done).toEqual([]);
  isPlaying.value = false;
  expect(done).toEqual(['buy']);
});

it('is done as soon as the turn is there, once', () => {
  const { view, done, choose, chosen } = sitDown();
  expect(choose('buy')).toBe(true);
  view.value = { ...theirs, seats: [{}, {}] };
  expect(done).toEqual([]);
  view.value = mine;
  expect([done, chosen()]).toEqual([['buy'], undefined]);
  view.value = theirs;
  view.value = mine;
  expect(done).toEqual(['buy']);
});

it('is taken back by a tap, and gives way to another', () => {
  const { view, done, choose, list } = sitDown();
  choose('buy');
  choose('buy any');
  expect(list().map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ['BUY', false],
    ['BUY ANY', true],
  ]);
  choose('buy any');
  view.value = mine;
  expect(done).toEqual([]);
});

it('lapses where it would mean something else, or its round is over', () => {
  const { view, done, choose, chosen } = sitDown();
  choose('buy');
  view.value = { ...theirs, price: 12 };
  expect(chosen()).toBeUndefined();
  choose('buy any');
  view.value = { ...theirs, price: 20 };
  expect(chosen()).toBe('buy any');
  view.value = { ...mine, round: 2 };
  expect([chosen(), done]).toEqual([undefined, []]);
});

it('is not kept for the next game', () => {
  const { view, done, choose, chosen } = sitDown();
  choose('buy any');
  view.value = { ...theirs, phase: 'over', toAct: [] };
  expect(chosen()).toBeUndefined();
  view.value = mine;
  expect(done).toEqual([]);
});

it('leaves to its player what it does not answer', () => {
  const { view, done, choose, list } = sitDown();
  expect(choose('buy 5')).toBe(true);
  expect(list().at(-1)).toEqual({ name: 'buy 5', label: 'BUY 5', isChosen: true });
  view.value = mine;
  expect(done).toEqual([]);
});

it('is neither said in one’s own turn nor to what nobody knows', () => {
  const { view, choose, list, typed } = sitDown();
  expect(typed()).toEqual(['next buy', 'next buy any']);
  expect(choose('sing')).toBe(false);
  view.value = mine;
  expect([choose('buy'), list()]).toEqual([false, []]);
});

it('is not there in a lesson, nor at a device that others will hold', () => {
  const lesson = createPremoves(
    {
      view: signal(theirs),
      mySeat: signal(0),
      act: async () => true,
      scenes: { isPlaying: signal(false) },
      storedAs: undefined,
      device: undefined,
    },
    RULES,
  );
  expect([lesson.list(), sitDown({ device: {} }).list()]).toEqual([[], []]);
});
