/** The next turn of the event loop: whoever waits for an answer gets it before the next piece of work. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export type LoadGate = { readonly pass: <T>(task: () => Promise<T>) => Promise<T> };

/** Lets a few tasks run at a time, in the order they came, with a turn of the event loop after each. */
export const createLoadGate = (most: number): LoadGate => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = async (): Promise<void> => {
    await nextTurn();
    const first = waiting.shift();
    if (first === undefined) running--;
    else first();
  };

  return {
    pass: async (task) => {
      if (running < most) running++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        void next();
      }
    },
  };
};
