const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Tells when it is worth trying at once: the browser is online again, or is looked at again. Returns what stops it. */
const onAwake = (wake: () => void): (() => void) => {
  const whileOpen = new AbortController();
  const wakeIfSeen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wakeIfSeen, whileOpen);
  document.addEventListener('visibilitychange', wakeIfSeen, whileOpen);
  return () => whileOpen.abort();
};

/**
 * Tries again what has failed, after pauses that grow, or at once when the browser wakes up. "Online" alone is no promise: the first try
 * after it may fail as well.
 */
export const createRetries = (tryAgain: () => void, listen: typeof onAwake = onAwake) => {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = (): void => {
    cancel();
    tryAgain();
  };
  const stopListening = listen(() => {
    if (timer === undefined) return;
    pauseMs = FIRST_PAUSE_MS;
    run();
  });

  return {
    /** It has failed: it is tried again later. */
    later: (): void => {
      cancel();
      timer = setTimeout(run, pauseMs);
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    },
    /** It has worked: the next failure is met with a short pause again. */
    worked: (): void => {
      cancel();
      pauseMs = FIRST_PAUSE_MS;
    },
    /** Tries no more. */
    stop: (): void => {
      cancel();
      stopListening();
    },
  };
};
