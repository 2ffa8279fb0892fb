import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { createConfirmation } from './confirmation.ts';

type Action = { readonly kind: 'sell' | 'fold' | 'leave' };

const asked = signal<Action | undefined>(undefined);
const moment = signal('1 sell');
const view = signal<{ readonly phase: string } | undefined>({ phase: 'sell' });
const mySeat = signal(0);
const done: string[] = [];
const { confirmThenAct, answer, startLapsing } = createConfirmation<Action>({
  asked,
  isCostly: ({ kind }) => kind !== 'sell',
  carryOut: async ({ kind }) => done.push(kind) > 0,
  moment,
  table: { view, mySeat },
});

beforeEach(() => {
  asked.value = undefined;
  done.length = 0;
});

it('does at once what costs nothing', async () => {
  expect(await confirmThenAct({ kind: 'sell' })).toBe(true);
  expect(done).toEqual(['sell']);
});

it('asks before the rest, and does it after a yes only', async () => {
  expect(await confirmThenAct({ kind: 'fold' })).toBe(false);
  expect(asked.value).toEqual({ kind: 'fold' });
  expect(await answer(false)).toBe(false);
  expect(await answer(true)).toBe(false);
  expect(done).toEqual([]);
  await confirmThenAct({ kind: 'fold' });
  expect(await answer(true)).toBe(true);
  expect(done).toEqual(['fold']);
});

it('lets a question lapse with its moment, but that of leaving only with the game or the device', () => {
  const stop = startLapsing();
  asked.value = { kind: 'fold' };
  moment.value = '1 buy';
  expect(asked.value).toBeUndefined();
  for (const change of [
    () => {
      mySeat.value = 1;
    },
    () => {
      view.value = { phase: 'over' };
    },
  ]) {
    asked.value = { kind: 'leave' };
    moment.value += ' on';
    expect(asked.value).toEqual({ kind: 'leave' });
    change();
    expect(asked.value).toBeUndefined();
  }
  stop();
});
