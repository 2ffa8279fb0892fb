import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActionQueue, type Deed } from '../../src/client/play/action-queue.ts';
import type { PlayerAction } from '../../src/games/buyword/actions.ts';
import { err, ok, type Result } from '../../src/shared/result.ts';

const sell = (word: string): PlayerAction => ({ kind: 'sell', word, wildAt: null });
const DONE: PlayerAction = { kind: 'done' };

const open = () => {
  const sent: string[] = [];
  const told: string[] = [];
  /** What would be done after a reload. */
  const ids = new Set<string>();
  let kept: readonly Deed<PlayerAction>[] = [];
  let busy = false;
  let answer: (answer: Result<null, string>) => void = () => {};
  const queue = createActionQueue<PlayerAction, string>({
    goesOn: ({ kind }) => kind === 'sell',
    send: ({ action }) => {
      sent.push(action.kind === 'sell' ? action.word : action.kind);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onAdded: ({ id }) => ids.add(id),
    onSettled: ({ id }) => ids.delete(id),
    onKept: (deeds) => {
      kept = deeds;
    },
    onBusy: (isBusy) => {
      busy = isBusy;
    },
    onAnswer: (why) => told.push(why ?? 'done'),
    onDropped: (count) => told.push(`dropped ${count}`),
    onWait: () => told.push('wait'),
  });
  const settle = async (how: Result<null, string>): Promise<void> => {
    answer(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, told, settle, ids, kept: () => kept, busy: () => busy };
};

describe('what is done while the line is down', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is kept, and done in order when the line is back', async () => {
    const { queue, sent, settle, kept } = open();
    const first = queue.add({ action: sell('CAT'), spends: { tiles: 'CAT', wilds: 0 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(true);
    expect(kept().map(({ spends }) => spends?.tiles)).toEqual(['CAT']);
    void queue.add({ action: sell('DOG') });
    void queue.add({ action: DONE });
    expect(sent).toEqual(['CAT']);
    await settle(ok(null));
    expect(kept()).toEqual([]);
    await settle(ok(null));
    await settle(ok(null));
    expect(sent).toEqual(['CAT', 'DOG', 'done']);
  });

  it('makes the table busy until it is answered, or kept', async () => {
    const { queue, settle, busy } = open();
    expect(busy()).toBe(false);
    void queue.add({ action: sell('CAT') });
    expect(busy()).toBe(true);
    await settle(ok(null));
    expect(busy()).toBe(false);
    void queue.add({ action: DONE });
    expect(busy()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(busy()).toBe(false);
  });

  it('is not done after something that was refused, and that is told', async () => {
    const { queue, sent, told, settle, ids } = open();
    void queue.add({ action: sell('CTA') });
    const after = queue.add({ action: DONE });
    expect(ids.size).toBe(2);
    await settle(err('not-a-word'));
    expect(ids.size).toBe(0);
    expect(await after).toBe(false);
    expect(sent).toEqual(['CTA']);
    expect(told).toEqual(['not-a-word', 'dropped 1']);
    void queue.add({ action: DONE });
    expect(sent).toEqual(['CTA', 'done']);
  });

  it('is one thing where it is tapped twice, and waits where the turn is over', async () => {
    const { queue, sent, told, settle } = open();
    void queue.add({ action: DONE });
    expect(await queue.add({ action: DONE })).toBe(false);
    expect(told).toEqual([]);
    expect(await queue.add({ action: sell('CAT') })).toBe(false);
    expect(told).toEqual(['wait']);
    await settle(ok(null));
    expect(sent).toEqual(['done']);
  });

  it('is dropped with its game', async () => {
    const { queue, sent, settle, ids } = open();
    const first = queue.add({ action: sell('CAT') });
    const second = queue.add({ action: sell('DOG') });
    queue.clear();
    // It stays to be done when its table is opened again.
    expect(ids.size).toBe(2);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    void queue.add({ action: DONE });
    await settle(ok(null));
    expect(sent).toEqual(['CAT', 'done']);
  });
});
