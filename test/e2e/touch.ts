/** Fingers, as the browser itself has them: what a page does with a touch that moves is not what it does with a mouse. */
import type { Page } from 'playwright-core';

export type Point = { readonly x: number; readonly y: number };

/** A finger goes down at the first point, over the others, and lets go at the last; `underWay` may look before it does. */
export const touchPath = async (
  page: Page,
  [first, ...others]: readonly Point[],
  underWay: () => Promise<unknown> = async () => {},
): Promise<void> => {
  if (first === undefined) throw new Error('nothing is touched');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [first]);
  for (const point of others) await touch('touchMove', [point]);
  await underWay();
  await touch('touchEnd', []);
  await session.detach();
};
