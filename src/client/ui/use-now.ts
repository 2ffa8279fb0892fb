import { useEffect, useReducer } from 'preact/hooks';

/**
 * The time at which something is drawn, and drawn anew every so many milliseconds; undefined: nothing runs. What is kept
 * from an earlier drawing would be late by as long as nothing ran.
 */
export const useNow = (everyMs: number | undefined): number => {
  const [, drawAnew] = useReducer((times: number, _: undefined) => times + 1, 0);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => drawAnew(undefined), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return Date.now();
};
