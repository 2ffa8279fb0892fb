/** A player made of rules: given what a seat sees, says what to do. The same view and seed give the same answer. */
export type Bot<View, Action> = {
  readonly name: string;
  readonly choose: (view: View, seat: number) => Action;
};
