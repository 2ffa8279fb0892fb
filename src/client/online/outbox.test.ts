import { expect, it } from 'vitest';
import { err, ok } from '../../shared/result.ts';
import { createOutbox } from './outbox.ts';

const box = () => {
  const sent: { id: string; action: string }[] = [];
  const counts: number[] = [];
  const outbox = createOutbox(
    (id, action) => sent.push({ id, action }),
    (count) => counts.push(count),
  );
  return { sent, counts, outbox };
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
