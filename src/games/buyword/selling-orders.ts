import type { Seat } from '../core/seat.ts';
import type { Options } from './options.ts';

type Queue = readonly Seat[];

/** BW-5.1: who of those still to sell may do so, and what becomes of their order. */
type SellingOrder = {
  /** Who may sell now. */
  readonly now: (queue: Queue) => Queue;
  /** The order after the first has sold a word; undefined where that changes nothing. */
  readonly afterSale?: (queue: Queue) => Queue;
  /** Where a player comes in who was done and may sell again (BW-6.4); at the end, unless it says otherwise. */
  readonly again?: (queue: Queue, seat: Seat, players: number) => Queue;
};

const first = (queue: Queue): Queue => queue.slice(0, 1);

export const SELLING_ORDERS: Readonly<Record<Options['selling'], SellingOrder>> = {
  together: { now: (queue) => queue },
  inTurn: { now: first },
  oneByOne: {
    now: first,
    afterSale: (queue) => [...queue.slice(1), ...first(queue)],
    again: (queue, seat, players) => {
      const from = queue[0] ?? seat;
      const steps = (each: Seat): number => (each - from + players) % players;
      return [...queue, seat].sort((a, b) => steps(a) - steps(b));
    },
  },
};
