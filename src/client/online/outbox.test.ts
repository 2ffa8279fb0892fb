import { expect, it } from 'vitest';
import { err, ok } from '../../shared/result.ts';
import type { KeptDeed } from './kept-deeds.ts';
import { createOutbox } from './outbox.ts';

const MOVED_ON = { code: 'moved-on', message: 'The game has gone on.' };

/** An outbox with a line that can be cut, and what the device keeps. */
const box = () => {
  const sent: { id: string; action: string }[] = [];
  const counts: number[] = [];
  const device = new Map<string, KeptDeed>();
  const table = { isLineUp: true, step: 'round 1' };
  const outbox = createOutbox({
    send: (id, action) => {
      if (table.isLineUp) sent.push({ id, action });
      return table.isLineUp;
    },
    kept: {
      all: () => [...device.values()],
      keep: (deed) => void device.set(deed.id, deed),
      forget: (id) => void device.delete(id),
    },
    step: () => table.step,
    movedOn: () => MOVED_ON,
    onWaiting: (count) => counts.push(count),
  });
  return { sent, counts, device, table, outbox };
};

it('sends again, under the same ids and in the same order, what was not answered', async () => {
  const { sent, counts, outbox } = box();
  const roll = outbox.add('roll');
  const buy = outbox.add('buy');
  outbox.sendAll();
  expect(sent.map(({ action }) => action)).toEqual(['roll', 'buy', 'roll', 'buy']);
  expect(sent[0]?.id).toBe(sent[2]?.id);
  expect(sent[0]?.id).not.toBe(sent[1]?.id);
  expect(outbox.settle(sent[0]?.id, ok(null))).toBe(true);
  expect(await roll).toEqual(ok(null));
  outbox.sendAll();
  expect(sent.map(({ action }) => action).slice(4)).toEqual(['buy']);
  const why = err({ code: 'not-now', message: 'Not now.' });
  expect(outbox.settle(sent[1]?.id, why)).toBe(true);
  expect(await buy).toEqual(why);
  expect(counts).toEqual([1, 2, 1, 0]);
});

it('takes an answer once, and none to what it never sent', () => {
  const { sent, outbox } = box();
  void outbox.add('roll');
  expect(outbox.settle(sent[0]?.id, ok(null))).toBe(true);
  expect(outbox.settle(sent[0]?.id, ok(null))).toBe(false);
  expect(outbox.settle('elsewhere', ok(null))).toBe(false);
  expect(outbox.settle(undefined, ok(null))).toBe(false);
});

it('hands on that something was done once the table shows it, whichever comes first', async () => {
  const { sent, device, outbox } = box();
  const told: string[] = [];
  void outbox.add('roll').then(() => told.push('rolled'));
  outbox.show(6);
  outbox.accept(sent[0]?.id ?? '', 7);
  await Promise.resolve();
  expect([told, device.size]).toEqual([[], 0]);
  // After a lost line: what is done is not sent again.
  outbox.sendAll();
  expect(sent).toHaveLength(1);
  outbox.show(7);
  await Promise.resolve();
  expect(told).toEqual(['rolled']);
  void outbox.add('buy').then(() => told.push('bought'));
  outbox.show(8);
  outbox.accept(sent[1]?.id ?? '', 8);
  await Promise.resolve();
  expect(told).toEqual(['rolled', 'bought']);
});

it('keeps on the device what is not answered, under the id it goes by', () => {
  const { sent, device, table, outbox } = box();
  void outbox.add('roll', 'first');
  table.isLineUp = false;
  void outbox.add('buy', 'second');
  expect([...device.values()]).toEqual([
    { id: 'first', action: 'roll', step: 'round 1', wasSent: true },
    { id: 'second', action: 'buy', step: 'round 1', wasSent: false },
  ]);
  outbox.settle('first', ok(null));
  outbox.settle('second', err({ code: 'not-now', message: 'Not now.' }));
  expect(device.size).toBe(0);
  expect(sent).toHaveLength(1);
});

it('does not do in another step what never went out, but asks again for what may have arrived', async () => {
  const { sent, device, table, outbox } = box();
  void outbox.add('roll', 'first');
  table.isLineUp = false;
  const buy = outbox.add('buy', 'second');
  table.isLineUp = true;
  table.step = 'round 2';
  outbox.sendAll();
  expect(await buy).toEqual(err(MOVED_ON));
  expect(sent.map(({ id }) => id)).toEqual(['first', 'first']);
  expect([...device.keys()]).toEqual(['first']);
});

const LEFT: readonly KeptDeed[] = ['CAT', 'DOG', 'EMU'].map((word) => ({
  id: word,
  action: `sell ${word}`,
  step: 'round 1',
  wasSent: false,
}));

it('does what an earlier visit has left one after the other, and drops the rest after a refusal', async () => {
  const { sent, device, outbox } = box();
  for (const deed of LEFT) device.set(deed.id, deed);
  const done = outbox.sendKept(LEFT);
  expect(sent.map(({ id }) => id)).toEqual(['CAT']);
  outbox.settle('CAT', ok(null));
  await expect.poll(() => sent.map(({ id }) => id)).toEqual(['CAT', 'DOG']);
  const why = { code: 'unknown-word', message: 'No such word.' };
  outbox.settle('DOG', err(why));
  expect(await done).toEqual(why);
  expect(sent).toHaveLength(2);
  expect(device.size).toBe(0);
});

it('does nothing of what an earlier visit has left where the game has gone on', async () => {
  const { sent, device, table, outbox } = box();
  for (const deed of LEFT) device.set(deed.id, deed);
  table.step = 'round 2';
  expect(await outbox.sendKept(LEFT)).toEqual(MOVED_ON);
  expect(sent).toEqual([]);
  expect(device.size).toBe(0);
});
