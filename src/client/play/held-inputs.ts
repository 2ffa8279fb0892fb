/** Keeps what is typed and tapped while something is on its way, and does it afterwards, in order. */
export type HeldInputs = {
  /** Does something at once, or, while anything is on its way, as soon as nothing is. */
  readonly whenFree: (input: () => void) => void;
  /** Holds inputs until a deed is through. */
  readonly during: <T>(deed: () => Promise<T>) => Promise<T>;
};

/** `moment` names the step at hand: what was meant for another one is dropped. */
export const createHeldInputs = (moment: () => string): HeldInputs => {
  let underWay = 0;
  let held: { readonly input: () => void; readonly meantFor: string }[] = [];

  const release = (): void => {
    // An input may itself be a deed, behind which the rest waits.
    for (let next = held[0]; next !== undefined && underWay === 0; next = held[0]) {
      held = held.slice(1);
      if (next.meantFor === moment()) next.input();
    }
  };

  return {
    whenFree: (input) => {
      if (underWay === 0 && held.length === 0) input();
      else held = [...held, { input, meantFor: moment() }];
    },
    during: async (deed) => {
      underWay += 1;
      try {
        return await deed();
      } finally {
        underWay -= 1;
        release();
      }
    },
  };
};
