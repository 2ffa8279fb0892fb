import type { Seat } from '../../games/core/seat.ts';
import type { Answer } from './answer.ts';
import { Backoff } from './backoff.ts';
import type { LiveTable } from './live-table.ts';
import type { Timer } from './ports.ts';
import type { TableContext } from './table-context.ts';
import { whyStale } from './table-state.ts';

type Due = { readonly seat: Seat; readonly identity: string; readonly text: string };

/**
 * Does what players have ordered for when it is their turn, through the same door as they would themselves. Orders are kept
 * in the store and read when the table is loaded, so a restart loses none.
 */
export class OrderTurns {
  private readonly context: TableContext;
  private readonly table: LiveTable;
  /** By identity; undefined until they are read. */
  private orders: ReadonlyMap<string, unknown> | undefined;
  private readonly backoff = new Backoff();
  /** Until it is tried again after a failure. */
  private timer: Timer | undefined;
  private isReading = false;
  private isBusy = false;
  private isClosed = false;
  /** The version and seat at which an order was refused: not tried again there. */
  private refused = '';

  constructor(context: TableContext, table: LiveTable) {
    this.context = context;
    this.table = table;
  }

  /** Whether something ordered is about to be done. */
  get areDue(): boolean {
    return this.isBusy || this.isReading || this.next() !== undefined;
  }

  /** Whether something is about to be done for a seat. */
  isDueAt(seat: Seat): boolean {
    return this.dueAt(seat) !== undefined;
  }

  /** What somebody has ordered here; null for nothing. */
  async of(identity: string): Promise<unknown> {
    await this.read();
    return this.orders?.get(identity) ?? null;
  }

  /** Takes an order, or takes it back (null), once it is kept. */
  async set(identity: string, order: unknown): Promise<void> {
    const { store, clock } = this.context;
    await store.people.setOrder(this.table.id, identity, order, clock.nowMs());
    this.context.bus.tell({ kind: 'orders', table: this.table.id });
    await this.read();
    const next = new Map(this.orders);
    if (order === null) next.delete(identity);
    else next.set(identity, order);
    this.orders = next;
    this.look();
  }

  /** Reads the orders again: some were given at another process. */
  readAgain(): void {
    this.orders = undefined;
    this.look();
  }

  /** Does what is ordered for those to act, one after the other. */
  look(): void {
    if (this.isClosed || this.isBusy || this.timer !== undefined) return;
    if (this.orders === undefined) {
      if (this.isReading || this.table.state.status !== 'playing') return;
      this.read()
        .then(() => {
          this.look();
          this.context.onChange(this.table);
        })
        .catch(this.tryLater);
      return;
    }
    if (this.next() === undefined || !this.table.isKept) return;
    this.isBusy = true;
    this.play()
      .then(() => this.backoff.worked(), this.tryLater)
      .finally(() => {
        this.isBusy = false;
        this.look();
      });
  }

  close(): void {
    this.isClosed = true;
    this.timer?.cancel();
  }

  private readonly tryLater = (error: unknown): void => {
    const { clock, report } = this.context;
    report(error);
    this.timer = clock.at(this.backoff.failed(clock.nowMs()), () => {
      this.timer = undefined;
      this.look();
    });
  };

  private async read(): Promise<void> {
    if (this.orders !== undefined) return;
    this.isReading = true;
    try {
      const kept = await this.context.store.people.ordersAt(this.table.id);
      this.orders ??= new Map(kept.map(({ identity, order }) => [identity, order]));
    } finally {
      this.isReading = false;
    }
  }

  /** The first seat to act that has an order for what is open. */
  private next(): Due | undefined {
    const { orders, table } = this;
    if (orders === undefined || orders.size === 0) return undefined;
    const { playing, status } = table.state;
    if (status !== 'playing' || playing === null || whyStale(table.served, playing) !== undefined)
      return undefined;
    for (const seat of playing.clock.facts.toAct) {
      const due = this.dueAt(seat);
      if (due !== undefined) return due;
    }
    return undefined;
  }

  private dueAt(seat: Seat): Due | undefined {
    const { playing, seats, version } = this.table.state;
    const sitter = seats[seat];
    if (playing === null || sitter?.kind !== 'person' || sitter.gone) return undefined;
    const order = this.orders?.get(sitter.id);
    if (order === undefined || this.refused === `${version} ${seat}`) return undefined;
    const { served } = this.table;
    const action = served.ordered(order, playing.state, seat);
    return action === undefined
      ? undefined
      : { seat, identity: sitter.id, text: served.formatAction(action) };
  }

  private async play(): Promise<void> {
    const { table } = this;
    await table.enqueue(async () => {
      // Whatever has happened in the meantime, the person's own action included, is looked at anew.
      const due = this.isClosed || !table.isKept ? undefined : this.next();
      if (due === undefined) return;
      const { version } = table.state;
      await table.takeOnce({ actor: due.identity, text: due.text }, (answer: Answer) => {
        if (!answer.ok) this.refused = `${version} ${due.seat}`;
      });
    });
  }
}
