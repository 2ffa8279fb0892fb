/** Does something at once, every so often where that is told, and when the page is looked at again; never while nobody sees it. Returns what ends that. */
export const whileSeen = (act: () => unknown, everyMs?: number): (() => void) => {
  const actIfSeen = (): void => {
    if (document.visibilityState === 'visible') act();
  };
  const timer = everyMs === undefined ? undefined : setInterval(actIfSeen, everyMs);
  document.addEventListener('visibilitychange', actIfSeen);
  actIfSeen();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', actIfSeen);
  };
};
