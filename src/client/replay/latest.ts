/** Of several things that take their time only the one begun last has a say. */
export const createLatest = () => {
  let begun = 0;
  return {
    /** Waits for something, then goes on with it, unless something else was begun or all was dropped meanwhile. */
    after: async <T>(coming: Promise<T>, goOn: (come: T) => void): Promise<void> => {
      const own = ++begun;
      const come = await coming;
      if (own === begun) goOn(come);
    },
    /** What is on its way has no say any more. */
    drop: (): void => void begun++,
  };
};
