import { readStored, writeStored } from '../base/stored.ts';

/** The order of what each seat of this device holds, as text, kept under a name; none are read before `read` is called. */
export const keptOrders = (storedAs: string) => {
  let orders: Record<string, unknown> = {};
  return {
    /** Reads what is kept anew. */
    read: (): void => {
      try {
        orders = Object(JSON.parse(readStored(storedAs) ?? '{}'));
      } catch {
        orders = {};
      }
    },
    /** How a seat had ordered what it holds; empty where that is not known. */
    of: (seat: number): string => String(orders[seat] ?? ''),
    keep: (seat: number, order: string): void => {
      orders = { ...orders, [seat]: order };
      writeStored(storedAs, JSON.stringify(orders));
    },
  };
};
