import { isWhole } from './whole.ts';

const MOST = 1_000_000;

/** Whether something that came in says up to how much to pay in somebody's absence; null waits for them. */
export const isOrderedLimit = (value: unknown): value is number | null =>
  value === null || isWhole(value, 0, MOST);
