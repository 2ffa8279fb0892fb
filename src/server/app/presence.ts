import type { Seat } from '../../games/core/seat.ts';
import { isNameless } from './nameless.ts';
import { roomOf } from './room.ts';
import { personSeats, type TableState } from './table-state.ts';

/** Who looks at a table, by identity: somebody is here as long as one of their pages is. */
export class PresenceBook {
  private readonly pages = new Map<string, number>();
  private readonly seenAtMs = new Map<string, number>();
  private readonly openedAtMs: number;
  private latestMs: number;

  /**
   * Before the book was opened nobody counts as away: they get their time anew after a restart. `lastSeenMs`: when anybody
   * was last seen before that.
   */
  constructor(openedAtMs: number, lastSeenMs: number) {
    this.openedAtMs = openedAtMs;
    this.latestMs = lastSeenMs;
  }

  /** When anybody was last here, or gave a sign of life; the moment people who are here came is not told. */
  get lastSeenMs(): number {
    return this.latestMs;
  }

  /** Notes a sign of life: who gave it is not away for longer than since then. */
  seen(identity: string, nowMs: number): void {
    this.seenAtMs.set(identity, nowMs);
    this.latestMs = Math.max(this.latestMs, nowMs);
  }

  arrive(identity: string): void {
    this.pages.set(identity, (this.pages.get(identity) ?? 0) + 1);
  }

  depart(identity: string, nowMs: number): void {
    const left = (this.pages.get(identity) ?? 0) - 1;
    if (left > 0) this.pages.set(identity, left);
    else {
      this.pages.delete(identity);
      // Who has no name was nobody: they keep no table from being put away, and nothing is kept of them.
      if (!isNameless(identity)) this.seen(identity, nowMs);
    }
  }

  /** How many look at a table without a seat at it. */
  spectatorsOf(table: TableState): number {
    return this.pages.size - (personSeats(roomOf(table)).length - this.awaySeats(table).length);
  }

  /** Since when a person is away; null: is here. */
  awaySinceMs(identity: string): number | null {
    return this.pages.has(identity) ? null : (this.seenAtMs.get(identity) ?? this.openedAtMs);
  }

  /** Seats of people who are away: of the game that is on, else of the room. */
  awaySeats(table: TableState): Seat[] {
    const room = roomOf(table);
    return personSeats(room).filter((seat) => {
      const sitter = room.seats[seat];
      return sitter?.kind === 'person' && this.awaySinceMs(sitter.id) !== null;
    });
  }
}
