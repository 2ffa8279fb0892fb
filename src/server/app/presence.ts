import type { Seat } from '../../games/core/seat.ts';
import type { Lookers } from './bus.ts';
import { addressOfNameless, isNameless } from './nameless.ts';
import { roomOf } from './room.ts';
import { personSeats, type TableState } from './table-state.ts';

/** So many who watch without a name from one address are counted: a household is, and nobody can feign a crowd. */
export const MOST_OF_ADDRESS = 5;

/** The people with a seat: of the game that is on, else of the room. */
const sitters = (table: TableState): string[] => {
  const room = roomOf(table);
  return personSeats(room).flatMap((seat) => {
    const sitter = room.seats[seat];
    return sitter?.kind === 'person' ? [sitter.id] : [];
  });
};

/** Who looks at a table, by identity: somebody is here as long as one of their pages is. */
export class PresenceBook {
  private readonly pages = new Map<string, number>();
  /** How many watch without a name, by their address, and how many of them are not counted. */
  private readonly nameless = new Map<string, number>();
  private uncounted = 0;
  private readonly seenAtMs = new Map<string, number>();
  private readonly openedAtMs: number;
  private latestMs: number;
  /** Who is here by another process, and how many watch there. */
  private elsewhere: ReadonlySet<string> = new Set();
  private watchingElsewhere = 0;

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
    const pages = this.pages.get(identity) ?? 0;
    this.pages.set(identity, pages + 1);
    if (pages === 0) this.countNameless(identity, 1);
  }

  private countNameless(identity: string, change: 1 | -1): void {
    const address = addressOfNameless(identity);
    if (address === undefined) return;
    const before = this.nameless.get(address) ?? 0;
    const after = before + change;
    if (after > 0) this.nameless.set(address, after);
    else this.nameless.delete(address);
    if (Math.max(before, after) > MOST_OF_ADDRESS) this.uncounted += change;
  }

  depart(identity: string, nowMs: number): void {
    const left = (this.pages.get(identity) ?? 0) - 1;
    if (left > 0) this.pages.set(identity, left);
    else {
      if (this.pages.delete(identity)) this.countNameless(identity, -1);
      // Who has no name was nobody: they keep no table from being put away, and nothing is kept of them.
      if (!isNameless(identity)) this.seen(identity, nowMs);
    }
  }

  /** Takes over who looks at the table at other processes. */
  noteElsewhere(lookers: readonly Lookers[], nowMs: number): void {
    const before = this.elsewhere;
    this.elsewhere = new Set(lookers.flatMap(({ here }) => here));
    this.watchingElsewhere = lookers.reduce((sum, { watching }) => sum + watching, 0);
    for (const identity of before) if (!this.elsewhere.has(identity)) this.seen(identity, nowMs);
  }

  /** Who looks at a table here, as other processes are told it. */
  lookersAt(table: TableState): Lookers {
    const here = sitters(table).filter((identity) => this.pages.has(identity));
    return { here, watching: this.pages.size - this.uncounted - here.length };
  }

  /** How many look at a table without a seat at it. */
  spectatorsOf(table: TableState): number {
    return this.lookersAt(table).watching + this.watchingElsewhere;
  }

  /** Since when a person is away; null: is here. */
  awaySinceMs(identity: string): number | null {
    if (this.pages.has(identity) || this.elsewhere.has(identity)) return null;
    return this.seenAtMs.get(identity) ?? this.openedAtMs;
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
