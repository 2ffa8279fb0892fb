const SKIPS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once, at the next tap, key or turn of the wheel: who acts does not wait for what moves. Returns what stops it. */
export const onSkip = (skip: () => void): (() => void) => {
  const stop = new AbortController();
  const once = (): void => {
    stop.abort();
    skip();
  };
  for (const type of SKIPS)
    addEventListener(type, once, { signal: stop.signal, capture: true, passive: true });
  return () => stop.abort();
};
