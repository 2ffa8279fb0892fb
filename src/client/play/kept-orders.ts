import { readStored, writeStored } from '../stored.ts';

/** The order of what each seat of this device holds, as text, kept under a name. */
export type KeptOrders = {
  /** Reads what is kept anew. */
  readonly read: () => void;
  /** How a seat had ordered what it holds; empty where that is not known. */
  readonly of: (seat: number) => string;
  readonly keep: (seat: number, order: string) => void;
};

/** The orders kept under a name; none are read before `read` is called. */
export const keptOrders = (storedAs: string): KeptOrders => {
  let orders: Record<string, unknown> = {};
  return {
    read: () => {
      try {
        orders = Object(JSON.parse(readStored(storedAs) ?? '{}'));
      } catch {
        orders = {};
      }
    },
    of: (seat) => String(orders[seat] ?? ''),
    keep: (seat, order) => {
      orders = { ...orders, [seat]: order };
      writeStored(storedAs, JSON.stringify(orders));
    },
  };
};
