import { expect, it } from 'vitest';
import { inOnePage } from './in-one-page.ts';

/** Locks as a browser has them: one holder at a time, the next in line after it. */
const createLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, keep: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? undefined : keep()));
    last = turn;
    return turn;
  };
  return { request } as unknown as LockManager;
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('lets one page do it at a time, and the next once that has gone', async () => {
  const locks = createLocks();
  const told: string[] = [];
  const open = (page: string) =>
    inOnePage(
      'bell',
      () => {
        told.push(`${page} has it`);
        return () => void told.push(`${page} lets go`);
      },
      locks,
    );
  const [closeFirst, closeSecond, closeThird] = ['first', 'second', 'third'].map(open);
  await settled();
  expect(told).toEqual(['first has it']);
  closeSecond?.();
  closeFirst?.();
  await settled();
  expect(told).toEqual(['first has it', 'first lets go', 'third has it']);
  closeThird?.();
});
