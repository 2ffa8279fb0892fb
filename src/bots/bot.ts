/** A player made of rules: given what a seat sees, says what to do; nothing where there is nothing to do. */
export type Bot<View, Action> = {
  readonly name: string;
  readonly choose: (view: View, seat: number) => Action | undefined;
};
