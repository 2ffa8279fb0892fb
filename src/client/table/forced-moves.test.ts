import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import type { LinkRefusal } from '../link/table-link.ts';
import { startForcedMoves } from './forced-moves.ts';
import type { AnyGame, AnyTable, TableAction, TableEvent } from './game-parts.ts';
import type { TableView } from './phase-surface.ts';
import { createTableState } from './table-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE_MS = 1200;
const myTurn: TableView = { round: 1, phase: 'buy', players: 2, seats: [{}, {}], toAct: [0] };

/** Sits down at a table where there is one thing to do in each step of mine. */
const sitDown = ({ isLesson = false, refusal }: { isLesson?: boolean; refusal?: LinkRefusal } = {}) => {
  const done: string[] = [];
  const take = (action: string) => {
    done.push(action);
    return refusal;
  };
  const state = createTableState<TableView, TableEvent, TableAction, { readonly code: string }>(
    { format: ({ kind }) => kind, mayGoOn: () => false, step: ({ phase }) => phase },
    { ...acceptingTable({ take }), ...(isLesson ? {} : { storedAs: 'a table' }) },
  );
  const confirmation = { asked: signal<TableAction | undefined>(undefined) };
  const table = { ...state, confirmation } as unknown as AnyTable;
  const [isOn, looksAway] = [signal(true), signal(false)];
  state.mySeat.value = 0;
  const parts: Pick<AnyGame, 'forcedMove' | 'surfaces'> = {
    surfaces: { buy: { prompt: () => '', waiting: () => '', Actions: () => null } },
    forcedMove: () => ({ action: { kind: 'decline' }, why: () => 'Too dear.' }),
  };
  onTestFinished(
    startForcedMoves(parts, table, { isOn, pauseMs: () => PAUSE_MS, isLookingAway: () => looksAway.value }),
  );
  const notes = (): string[] => state.notes.value.map(({ say }) => say());
  return { ...state, confirmation, done, isOn, looksAway, notes };
};

it('takes the only step once it was seen, and says why', async () => {
  const { view, done, notes, isForced } = sitDown();
  view.value = myTurn;
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect([done, notes(), isForced.value]).toEqual([[], [], true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([done, notes(), isForced.value]).toEqual([['decline'], ['Too dear.'], false]);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(done).toEqual(['decline']);
});

it('waits until what has happened was seen', async () => {
  const { view, done, scenes } = sitDown();
  const scene = { ms: 3 * PAUSE_MS, begin: () => () => {} };
  const show = (): void => {
    view.value = myTurn;
  };
  scenes.add({ after: [scene], show, tell: () => {} });
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect(done).toEqual(['decline']);
});

it('does nothing where its owner was faster, or it is somebody else’s turn', async () => {
  const { view, done, isForced } = sitDown();
  view.value = { ...myTurn, toAct: [1] };
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
  view.value = myTurn;
  await vi.advanceTimersByTimeAsync(PAUSE_MS / 2);
  view.value = { ...myTurn, toAct: [1] };
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect([done, isForced.value]).toEqual([[], false]);
});

it('waits for who looks at something else, or is asked something', async () => {
  const { view, done, looksAway, confirmation } = sitDown();
  looksAway.value = true;
  view.value = myTurn;
  await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
  looksAway.value = false;
  confirmation.asked.value = { kind: 'leave' };
  await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
  expect(done).toEqual([]);
  confirmation.asked.value = undefined;
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(done).toEqual(['decline']);
});

it('does not begin its pause anew with what others do', async () => {
  const { view, done } = sitDown();
  view.value = myTurn;
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  view.value = { ...myTurn, seats: [{}, {}] };
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['decline']);
});

it('is left to the player who wants that, and in a lesson', async () => {
  const [here, lesson] = [sitDown(), sitDown({ isLesson: true })];
  here.isOn.value = false;
  for (const { view } of [here, lesson]) view.value = myTurn;
  await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
  expect([here.done, lesson.done]).toEqual([[], []]);
});

it('says nothing of what was refused, and does not try again', async () => {
  const { view, done, notes } = sitDown({ refusal: { code: 'no', message: 'No.' } });
  view.value = myTurn;
  await vi.advanceTimersByTimeAsync(5 * PAUSE_MS);
  expect([done, notes()]).toEqual([['decline'], []]);
});
