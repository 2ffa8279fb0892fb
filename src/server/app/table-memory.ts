import { roughJsonLength } from '../../shared/json-length.ts';
import type { LiveTable } from './live-table.ts';
import type { Clock } from './ports.ts';

/** How much of the tables is kept in memory. Tables that people look at stay, however many they are. */
export type MemoryBounds = {
  readonly tables: number;
  /** Of their states written as JSON; in memory a state takes several times as much. */
  readonly bytes: number;
};

/** Fits a heap of 512 MB with room to spare, even where every table has lists of thousands of words. */
export const DEFAULT_MEMORY: MemoryBounds = { tables: 500, bytes: 16 * 2 ** 20 };

/** Whoever has asked for a table has this long to do something with it. */
const LEASE_MS = 2000;
/** Beyond the bounds, as many tables may wait for what they were loaded for. */
const MOST_LEASED = 32;

type Held = { readonly table: LiveTable; readonly bytes: number; usedAtMs: number };

/** The tables in memory, those that were used last at the end, and which of them should leave it. */
export class TableMemory {
  private readonly bounds: MemoryBounds;
  private readonly clock: Clock;
  private readonly held = new Map<string, Held>();
  private readonly numbers = new Map<number, LiveTable>();
  private bytes = 0;

  constructor(bounds: MemoryBounds, clock: Clock) {
    this.bounds = bounds;
    this.clock = clock;
  }

  get size(): number {
    return this.held.size;
  }

  get isOver(): boolean {
    return this.held.size > this.bounds.tables || this.bytes > this.bounds.bytes;
  }

  /** Whether nothing more should be loaded before something has left that nobody looks at. */
  get isCrowded(): boolean {
    if (!this.isOver) return false;
    let unattended = 0;
    for (const { table } of this.held.values()) if (!table.isWatched) unattended++;
    return unattended > MOST_LEASED;
  }

  all(): LiveTable[] {
    return [...this.held.values()].map(({ table }) => table);
  }

  holds(code: string): boolean {
    return this.held.has(code);
  }

  has(table: LiveTable): boolean {
    return this.held.get(table.code)?.table === table;
  }

  /** A table for who only wants to know how it stands. */
  get(code: string): LiveTable | undefined {
    return this.held.get(code)?.table;
  }

  numbered(id: number): LiveTable | undefined {
    return this.numbers.get(id);
  }

  /** Whether somebody may be about to do something with a table. */
  isLeased(table: LiveTable): boolean {
    const held = this.held.get(table.code);
    return held !== undefined && held.usedAtMs + LEASE_MS > this.clock.nowMs();
  }

  /** A table for somebody who is about to do something with it. */
  use(code: string): LiveTable | undefined {
    const held = this.held.get(code);
    if (held === undefined) return undefined;
    held.usedAtMs = this.clock.nowMs();
    this.held.delete(code);
    this.held.set(code, held);
    return held.table;
  }

  add(table: LiveTable): void {
    // Measured once: what grows later is small against it.
    const bytes = roughJsonLength(table.state);
    this.held.set(table.code, { table, bytes, usedAtMs: Number.NEGATIVE_INFINITY });
    this.numbers.set(table.id, table);
    this.bytes += bytes;
  }

  remove(table: LiveTable): void {
    const held = this.held.get(table.code);
    if (held?.table !== table) return;
    this.held.delete(table.code);
    this.numbers.delete(table.id);
    this.bytes -= held.bytes;
  }

  /** The one that should leave next, the least recently used of those that may; undefined where all fit or none may. */
  nextToLeave(): LiveTable | undefined {
    if (!this.isOver) return undefined;
    for (const { table } of this.held.values()) if (this.mayLeave(table)) return table;
    return undefined;
  }

  private mayLeave(table: LiveTable): boolean {
    if (this.isLeased(table) || !table.mayLeave) return false;
    if (!table.isKept) return true;
    // What is due is done first: it would be loaded again at once.
    return (table.nextAlarm()?.atMs ?? Number.POSITIVE_INFINITY) > this.clock.nowMs();
  }
}
