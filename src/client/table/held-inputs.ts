/**
 * Keeps what is typed and tapped while something is on its way, and does it afterwards, in order. `moment` names the step at hand:
 * what was meant for another one is dropped.
 */
export const createHeldInputs = (moment: () => string) => {
  let underWay = 0;
  let held: { readonly input: () => void; readonly meantFor: string }[] = [];

  const release = (): void => {
    // An input may itself be an action, behind which the rest waits.
    for (let next = held[0]; next !== undefined && underWay === 0; next = held[0]) {
      held = held.slice(1);
      if (next.meantFor === moment()) next.input();
    }
  };

  return {
    /** Does something at once, or, while anything is on its way, as soon as nothing is. */
    whenFree: (input: () => void): void => {
      if (underWay === 0 && held.length === 0) input();
      else held = [...held, { input, meantFor: moment() }];
    },
    /** Holds inputs until an action is through. */
    during: async <T>(action: () => Promise<T>): Promise<T> => {
      underWay += 1;
      try {
        return await action();
      } finally {
        underWay -= 1;
        release();
      }
    },
  };
};
