import { attempt } from '../base/attempt.ts';

/** How long a step must have been seen before it is taken. */
const SETTLE_MS = 300;

/** Programs press faster than people: where this is stored for the visit, so many milliseconds are enough (docs/testing.md). */
const STORED_AS = 'wordstake.settle-ms';

/** How long a step must have been seen on this page before it is taken. */
export const settleMs = (): number => {
  const told = attempt(() => sessionStorage.getItem(STORED_AS), null);
  return told !== null && /^\d{1,4}$/.test(told) ? Number(told) : SETTLE_MS;
};
