import { expect, it } from 'vitest';
import { registerWorker } from './register-worker.ts';

/** A browser that throws the first versions away. */
const browser = (isActive = false) => {
  const workers: (EventTarget & { state: string })[] = [];
  const register = async (): Promise<ServiceWorkerRegistration> => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    workers.push(installing);
    return { installing, active: isActive ? {} : null } as unknown as ServiceWorkerRegistration;
  };
  const become = (state: string): void => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('nothing was registered');
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { register, become, tries: () => workers.length };
};

it('tries again to keep the site where its first version was thrown away, a few times', async () => {
  const { register, become, tries } = browser();
  const pauses: number[] = [];
  let next = (): void => {};
  await registerWorker(register, (act, ms) => {
    pauses.push(ms);
    next = act;
  });
  for (const count of [2, 3, 4]) {
    become('redundant');
    next();
    await expect.poll(tries).toBe(count);
  }
  become('redundant');
  expect(pauses).toEqual([2_000, 10_000, 60_000]);
});

it('leaves alone what was kept, and a later version that did not come', async () => {
  const later = (): never => {
    throw new Error('tried again');
  };
  const first = browser();
  await registerWorker(first.register, later);
  for (const state of ['installed', 'activating', 'activated']) first.become(state);
  const second = browser(true);
  await registerWorker(second.register, later);
  second.become('redundant');
  expect([first.tries(), second.tries()]).toEqual([1, 1]);
});
