/** What holds back all pages of this browser but one; only where the browser trusts the way to the server is there such a thing. */
export const pageLocks = (): LockManager | undefined => navigator.locks as LockManager | undefined;

/**
 * Of all pages of this browser that want to do something, one does it, the first; after it the next. Where there are no locks none
 * does. Returns what ends it for this page; `begin` returns what ends it where it has begun.
 */
export const inOnePage = (name: string, begin: () => () => void, locks = pageLocks()): (() => void) => {
  const until = new AbortController();
  const keep = (): Promise<void> =>
    new Promise((resolve) => {
      const end = begin();
      until.signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  locks?.request(name, { signal: until.signal }, keep).catch(() => {});
  return () => until.abort();
};
