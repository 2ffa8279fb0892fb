import type { Seat } from '../../games/core/seat.ts';
import { personSeats, type TableState } from './table-state.ts';

/** Who looks at a table, by identity: somebody is here as long as one of their pages is. */
export class PresenceBook {
  private readonly pages = new Map<string, number>();
  private readonly leftAtMs = new Map<string, number>();
  private readonly openedAtMs: number;

  /** Before the book was opened nobody counts as away: they get their time anew after a restart. */
  constructor(openedAtMs: number) {
    this.openedAtMs = openedAtMs;
  }

  arrive(identity: string): void {
    this.pages.set(identity, (this.pages.get(identity) ?? 0) + 1);
  }

  depart(identity: string, nowMs: number): void {
    const left = (this.pages.get(identity) ?? 0) - 1;
    if (left > 0) this.pages.set(identity, left);
    else {
      this.pages.delete(identity);
      this.leftAtMs.set(identity, nowMs);
    }
  }

  /** Since when a person is away; null: is here. */
  awaySinceMs(identity: string): number | null {
    return this.pages.has(identity) ? null : (this.leftAtMs.get(identity) ?? this.openedAtMs);
  }

  /** Seats of people who are away. */
  awaySeats(table: TableState): Seat[] {
    return personSeats(table).filter((seat) => {
      const sitter = table.seats[seat];
      return sitter?.kind === 'person' && this.awaySinceMs(sitter.id) !== null;
    });
  }
}
