import { type Day, dayFrom } from '../../daily/day.ts';

/** The day at a moment by this device's clock, where it is. */
export const dayOfMoment = (atMs: number): Day => {
  const moment = new Date(atMs);
  return dayFrom(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
};

/** What day it is here. */
export const today = (): Day => dayOfMoment(Date.now());
