export type Latest = {
  /** Waits for something, then goes on with it, unless something else was begun or all was dropped meanwhile. */
  readonly after: <T>(coming: Promise<T>, goOn: (come: T) => void) => Promise<void>;
  /** What is on its way has no say any more. */
  readonly drop: () => void;
};

/** Of several things that take their time only the one begun last has a say. */
export const createLatest = (): Latest => {
  let begun = 0;
  return {
    after: async (coming, goOn) => {
      const own = ++begun;
      const come = await coming;
      if (own === begun) goOn(come);
    },
    drop: () => void begun++,
  };
};
