/** A player made of rules: given what a seat sees, says what to do; nothing where there is nothing to do. */
export type Bot<View, Action> = {
  readonly name: string;
  readonly choose: (view: View, seat: number) => Action | undefined;
};

/** Why a bot did what it did: a code with data, plain JSON. It may speak of what is hidden, so it is told after the game only. */
export type Reason = { readonly code: string };

/** What a bot does, and why. */
export type Choice<Action, Why extends Reason = Reason> = { readonly action: Action; readonly why?: Why };

/** A bot that can give its reasons. It remembers nothing: what it does follows from what it sees, its seed and its work. */
export type Thinker<View, Action, Why extends Reason = Reason> = {
  readonly name: string;
  readonly think: (view: View, seat: number) => Choice<Action, Why> | undefined;
};

/** A bot without reasons as one that has them. */
export const asThinker = <View, Action>({ name, choose }: Bot<View, Action>): Thinker<View, Action> => ({
  name,
  think: (view, seat) => {
    const action = choose(view, seat);
    return action === undefined ? undefined : { action };
  },
});

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
