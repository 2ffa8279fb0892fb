import { describe, expect, it } from 'vitest';
import { seededChance } from './chance.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe('chance from a seed', () => {
  it('BW-2.4 is the same for the same seed, whatever was asked before', () => {
    const [one, other] = [seededChance('seed'), seededChance('seed')];
    other.number('else', 6);
    other.order('bag', ['X', 'Y']);
    expect(one.order('bag', LETTERS)).toEqual(other.order('bag', LETTERS));
    expect(one.order('bag', LETTERS)).toEqual(one.order('bag', LETTERS));
    expect(one.number('roll', 1000)).toBe(other.number('roll', 1000));
  });

  it('keeps the things it orders, and leaves the list given as it was', () => {
    const given = [...LETTERS];
    const ordered = seededChance('seed').order('bag', given);
    expect(given).toEqual(LETTERS);
    expect(ordered).not.toEqual(LETTERS);
    expect([...ordered].sort()).toEqual(LETTERS);
  });

  it('orders nothing and one thing, too', () => {
    expect(seededChance('seed').order('bag', [])).toEqual([]);
    expect(seededChance('seed').order('bag', ['A'])).toEqual(['A']);
    expect(seededChance('seed').number('die', 1)).toBe(0);
  });

  it('gives each name its own: they agree no more often than chance would', () => {
    const { number } = seededChance('seed');
    let alike = 0;
    for (let i = 0; i < 2000; i++) if (number(`a ${i}`, 10) === number(`b ${i}`, 10)) alike++;
    expect(Math.abs(alike - 200)).toBeLessThan(80);
  });

  it('gives each seed its own', () => {
    const orders = new Set(
      Array.from({ length: 200 }, (_, i) => seededChance(`${i}`).order('bag', LETTERS).join('')),
    );
    expect(orders.size).toBe(200);
  });

  it('does not mix up where a name ends and a seed begins', () => {
    const numbers = [seededChance('b\nc'), seededChance('c')].map(({ number }, i) =>
      number(i === 0 ? 'a' : 'a\nb', 2 ** 32),
    );
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  it('rolls every side about equally often', () => {
    const { number } = seededChance('uniform');
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 7000; i++) {
      const side = number(`roll ${i}`, 7);
      counts[side] = (counts[side] as number) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('puts every thing at every place about equally often', () => {
    const { order } = seededChance('uniform');
    const counts = new Map<string, number>();
    for (let i = 0; i < 2400; i++) {
      const key = order(`order ${i}`, ['A', 'B', 'C', 'D']).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(60);
  });

  it('goes on beyond one block of the cipher', () => {
    const many = Array.from({ length: 1000 }, (_, i) => i);
    const ordered = seededChance('long').order('bag', many);
    expect(new Set(ordered).size).toBe(1000);
    // In a random order about half of the neighbours rise.
    const rises = ordered.filter((value, i) => value < (ordered[i + 1] ?? -1)).length;
    expect(Math.abs(rises - 500)).toBeLessThan(100);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('has no die of %s sides', (sides) => {
    expect(() => seededChance('seed').number('die', sides)).toThrow(RangeError);
  });
});
