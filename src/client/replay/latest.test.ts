import { describe, expect, it } from 'vitest';
import { createLatest } from './latest.ts';

describe('the latest of several things', () => {
  it('has the say, however late the ones before it come', async () => {
    const latest = createLatest();
    let answer = (_text: string): void => {};
    const slow = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const told: string[] = [];
    const first = latest.after(slow, (text) => told.push(text));
    await latest.after(Promise.resolve('second'), (text) => told.push(text));
    answer('first');
    await first;
    expect(told).toEqual(['second']);
  });

  it('has none once all was dropped', async () => {
    const latest = createLatest();
    const told: string[] = [];
    const coming = latest.after(Promise.resolve('late'), (text) => told.push(text));
    latest.drop();
    await coming;
    expect(told).toEqual([]);
  });
});
