import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../shared/result.ts';
import { createPendingActions, type PendingAction, type PendingState } from './pending-actions.ts';
import type { StoredAction } from './stored-actions.ts';
import type { SentAction } from './table-link.ts';

const MOVED_ON = { code: 'moved-on', message: 'The game has gone on.' };
const NOT_A_WORD = { code: 'not-a-word', message: 'No such word.' };

/** Actions on a line that can be cut, and what the device stores of them. */
const open = (left: readonly StoredAction[] = []) => {
  const sent: SentAction[] = [];
  const told: string[] = [];
  const device = new Map<string, StoredAction>(left.map((action) => [action.id, action]));
  const table = { isLineUp: true, answersAtOnce: false, step: 'round 1', version: 0 };
  let state: PendingState = { kept: [], isBusy: false, count: 0 };
  const pending = createPendingActions({
    send: (action) => {
      if (table.isLineUp) sent.push(action);
      if (table.answersAtOnce) pending.answer(action.id, ok(-1));
      return table.isLineUp;
    },
    stored: {
      all: () => [...device.values()],
      store: (action) => void device.set(action.id, action),
      forget: (id) => void device.delete(id),
    },
    step: () => table.step,
    movedOn: () => MOVED_ON,
    onChange: (next) => {
      state = next;
    },
    onAnswer: (why) => told.push(why?.code ?? 'done'),
    onDropped: (count) => told.push(`dropped ${count}`),
    onWait: () => told.push('wait'),
    onLeftRefused: ({ code }) => told.push(`left ${code}`),
  });
  const sell = (word: string, around: Omit<PendingAction, 'action'> = {}): Promise<boolean> =>
    pending.add({ action: `sell ${word}`, mayGoOn: true, ...around });
  const beDone = (): Promise<boolean> => pending.add({ action: 'done', mayGoOn: false });
  /** The last that was sent is done, and seen. */
  const accept = (): void => {
    table.version += 1;
    pending.answer(sent.at(-1)?.id ?? '', ok(table.version));
    pending.show(table.version);
  };
  const refuse = (): boolean => pending.answer(sent.at(-1)?.id ?? '', err(NOT_A_WORD));
  const sentTexts = (): string[] => sent.map(({ action }) => action);
  return { pending, table, sent, sentTexts, told, device, sell, beDone, accept, refuse, state: () => state };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is done at a table', () => {
  it('is sent one after the other, and kept where no answer comes', async () => {
    const { sell, beDone, accept, sentTexts, state } = open();
    const first = sell('CAT', { spends: { tiles: 'CAT', wilds: 0 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(true);
    expect(state().kept.map(({ spends }) => spends?.tiles)).toEqual(['CAT']);
    void sell('DOG');
    void beDone();
    expect(sentTexts()).toEqual(['sell CAT']);
    accept();
    expect(state().kept).toEqual([]);
    accept();
    accept();
    expect(sentTexts()).toEqual(['sell CAT', 'sell DOG', 'done']);
    expect(state().count).toBe(0);
  });

  it('makes the table busy until it is answered, or kept', async () => {
    const { sell, beDone, accept, state } = open();
    expect(state().isBusy).toBe(false);
    void sell('CAT');
    expect(state().isBusy).toBe(true);
    accept();
    expect(state().isBusy).toBe(false);
    void beDone();
    expect(state().isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().isBusy).toBe(false);
  });

  it('is not done after something that was refused, and that is told', async () => {
    const { sell, beDone, refuse, sentTexts, told, device } = open();
    void sell('CTA');
    const after = beDone();
    expect(device.size).toBe(2);
    refuse();
    expect(device.size).toBe(0);
    expect(await after).toBe(false);
    expect(sentTexts()).toEqual(['sell CTA']);
    expect(told).toEqual(['not-a-word', 'dropped 1']);
    void beDone();
    expect(sentTexts()).toEqual(['sell CTA', 'done']);
  });

  it('is one thing where it is tapped twice, and waits where the turn is over', async () => {
    const { sell, beDone, accept, sentTexts, told } = open();
    void beDone();
    expect(await beDone()).toBe(false);
    expect(told).toEqual([]);
    expect(await sell('CAT')).toBe(false);
    expect(told).toEqual(['wait']);
    accept();
    expect(sentTexts()).toEqual(['done']);
  });

  it('is two sales where the same word is laid out again of other tiles, once the first has been kept', async () => {
    const { sell, accept, sentTexts, state } = open();
    const SU = { spends: { tiles: 'SU', wilds: 0 } };
    void sell('SU', SU);
    // A second tap: the word still lies there.
    expect(await sell('SU', SU)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    // Its tiles have left the hand: whoever sells it now has laid out others.
    const again = sell('SU', SU);
    expect(await sell('SU', SU)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await again).toBe(true);
    expect(state().kept.map(({ spends }) => spends?.tiles)).toEqual(['SU', 'SU']);
    accept();
    accept();
    expect(sentTexts()).toEqual(['sell SU', 'sell SU']);
    expect(state().count).toBe(0);
  });

  it('is one thing where it spends nothing and is tapped again, however late', async () => {
    const { pending, accept, sentTexts } = open();
    const waive = () => pending.add({ action: 'waive', mayGoOn: true });
    void waive();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waive()).toBe(false);
    accept();
    expect(sentTexts()).toEqual(['waive']);
  });

  it('is two things where two do the same', () => {
    const { pending, accept, sent } = open();
    const waive = (seat: number) => void pending.add({ action: 'waive', mayGoOn: true, seat });
    waive(0);
    waive(1);
    accept();
    expect(sent.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('is let go with its table, and stays to be done when that is opened again', async () => {
    const { pending, sell, refuse, sentTexts, told, device } = open();
    const both = [sell('CAT'), sell('DOG')];
    pending.close();
    expect(await Promise.all(both)).toEqual([false, false]);
    expect(device.size).toBe(2);
    expect(refuse()).toBe(false);
    expect([sentTexts(), told]).toEqual([['sell CAT'], []]);
  });

  it('is told as done once the table shows it, whichever comes first', async () => {
    const { pending, sell, beDone, sent, device } = open();
    const sold = vi.fn();
    void sell('CAT').then(sold);
    pending.show(6);
    pending.answer(sent[0]?.id ?? '', ok(7));
    await vi.advanceTimersByTimeAsync(0);
    expect([sold.mock.calls.length, device.size]).toEqual([0, 0]);
    // After a lost line: what is done is not sent again.
    pending.catchUp();
    expect(sent).toHaveLength(1);
    pending.show(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(sold).toHaveBeenCalledWith(true);
    const ended = beDone();
    pending.show(8);
    pending.answer(sent[1]?.id ?? '', ok(8));
    expect(await ended).toBe(true);
  });

  it('takes an answer once, and none to what was never sent', () => {
    const { pending, sell, sent } = open();
    void sell('CAT');
    const { id = '' } = sent[0] ?? {};
    expect(pending.answer(id, err(NOT_A_WORD))).toBe(true);
    expect(pending.answer(id, err(NOT_A_WORD))).toBe(false);
    expect(pending.answer('elsewhere', ok(1))).toBe(false);
  });

  it('may be answered before sending it has come back', async () => {
    const { pending, device, table } = open();
    table.answersAtOnce = true;
    expect(await pending.add({ action: 'roll', mayGoOn: false })).toBe(true);
    expect(device.size).toBe(0);
  });
});

describe('after the line was lost', () => {
  it('all is sent again, under the same ids and in the same order, that was not answered', () => {
    const { pending, sell, accept, sent, sentTexts, state } = open();
    pending.catchUp();
    void sell('CAT');
    pending.addBeside({ action: 'layout none' });
    pending.catchUp();
    expect(sentTexts()).toEqual(['sell CAT', 'layout none', 'sell CAT', 'layout none']);
    expect([sent[0]?.id, sent[1]?.id]).toEqual([sent[2]?.id, sent[3]?.id]);
    accept();
    pending.catchUp();
    expect(sentTexts().slice(4)).toEqual(['sell CAT']);
    expect(state().count).toBe(1);
  });

  it('what is not answered lies on the device, and whether it went out', () => {
    const { sell, table, device, pending, refuse } = open();
    void sell('CAT');
    table.isLineUp = false;
    pending.addBeside({ action: 'layout none', seat: 1 });
    expect([...device.values()]).toMatchObject([
      { action: 'sell CAT', step: 'round 1', wasSent: true },
      { action: 'layout none', seat: 1, step: 'round 1', wasSent: false },
    ]);
    refuse();
    expect(device.size).toBe(1);
  });

  it('what never went out is not done in another step, but what may have arrived is asked for again', async () => {
    const { pending, sell, table, sent, device, told } = open();
    pending.addBeside({ action: 'layout none' });
    table.isLineUp = false;
    const sold = sell('CAT');
    table.isLineUp = true;
    table.step = 'round 2';
    pending.catchUp();
    expect(await sold).toBe(false);
    expect(told).toEqual(['moved-on']);
    expect(sent.map(({ action }) => action)).toEqual(['layout none', 'layout none']);
    expect([...device.values()].map(({ action }) => action)).toEqual(['layout none']);
  });
});

const LEFT: readonly StoredAction[] = ['CAT', 'DOG', 'EMU'].map((word) => ({
  id: word,
  action: `sell ${word}`,
  step: 'round 1',
  wasSent: false,
}));

describe('what an earlier visit has left', () => {
  it('is done one after the other, and after a refusal the rest is dropped', () => {
    const { pending, accept, refuse, sent, told, device } = open(LEFT);
    pending.catchUp();
    expect(sent.map(({ id }) => id)).toEqual(['CAT']);
    accept();
    expect(sent.map(({ id }) => id)).toEqual(['CAT', 'DOG']);
    refuse();
    expect(told).toEqual(['left not-a-word']);
    expect([sent.length, device.size]).toEqual([2, 0]);
  });

  it('is done before anything else, which does not go with it', () => {
    const { pending, beDone, accept, refuse, sentTexts, told } = open(LEFT.slice(0, 2));
    pending.catchUp();
    void beDone();
    expect(sentTexts()).toEqual(['sell CAT']);
    refuse();
    expect(sentTexts()).toEqual(['sell CAT', 'done']);
    accept();
    expect(told).toEqual(['left not-a-word', 'done']);
  });

  it('is not done where the game has gone on', () => {
    const { pending, table, sent, told, device } = open(LEFT);
    table.step = 'round 2';
    pending.catchUp();
    expect([sent, told, device.size]).toEqual([[], ['left moved-on'], 0]);
  });
});
