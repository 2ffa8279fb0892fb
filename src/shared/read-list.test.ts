import { describe, expect, it } from 'vitest';
import { inOrder, readOnce } from './read-list.ts';

const counted = () => {
  let calls = 0;
  const read = readOnce((list) => {
    calls++;
    return list.length === 0 ? undefined : inOrder(list as string[]);
  });
  return { read, calls: () => calls };
};

describe('a list that is read once', () => {
  it('is read again only where it might have changed', () => {
    const { read, calls } = counted();
    const open = ['B', 'A'];
    expect(read(open)).toEqual(['A', 'B']);
    open.push('C');
    expect(read(open)).toEqual(['A', 'B', 'C']);
    expect(calls()).toBe(2);
    const frozen = Object.freeze(['B', 'A', 'B']);
    const first = read(frozen);
    expect(first).toEqual(['A', 'B']);
    expect(Object.isFrozen(first)).toBe(true);
    expect(read(frozen)).toBe(first);
    expect(calls()).toBe(3);
  });

  it('is itself where nothing is to be changed', () => {
    const { read } = counted();
    const frozen = Object.freeze(['A', 'B']);
    expect(read(frozen)).toBe(frozen);
    expect(read(Object.freeze([]))).toBeUndefined();
  });
});
