import type { ComponentType } from 'preact';

/** What a player has ordered for the time they are away, or the options of the table, as the game has them. */
type Values = Readonly<Record<string, unknown>>;

type OrdersFormProps = {
  readonly orders: Values;
  readonly options: Values;
  readonly onChange: (change: Values) => void;
};

/** Standing orders of a game, as pages show them. */
export type OrdersSurface = {
  /** The orders in force, a few words each. */
  told(orders: Values): readonly string[];
  readonly Form: ComponentType<OrdersFormProps>;
};
