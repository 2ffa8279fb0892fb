/** Keeps the values last asked for, up to so many. */
export const createCache = <T>(most: number) => {
  const kept = new Map<string, T>();
  return {
    get: (key: string, make: () => T): T => {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
};
