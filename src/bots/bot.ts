/** A player made of rules: given what a seat sees, says what to do; nothing where there is nothing to do. */
export type Bot<View, Action> = {
  readonly name: string;
  readonly choose: (view: View, seat: number) => Action | undefined;
};

/** The first of some seats that has something to do: who waits for others' answers has not. */
export const firstToAct = <Action>(
  seats: readonly number[],
  choose: (seat: number) => Action | undefined,
): { readonly seat: number; readonly action: Action } | undefined => {
  for (const seat of seats) {
    const action = choose(seat);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
};
