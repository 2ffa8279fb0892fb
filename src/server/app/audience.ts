import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import type { ServedGame } from './served-game.ts';
import type { Playing } from './table-state.ts';

/** Somebody who looks at a table. */
export type Listener = {
  readonly identity: string;
  readonly send: (frame: string) => void;
  /** Says in a sentence why the table is no longer shown. */
  readonly refuse: (table: string, refusal: TableRefusal) => void;
};

/** One action's events with their JSON, shared by all viewers from whom nothing of it is hidden. */
export type EventBatch = { readonly events: readonly unknown[]; readonly json: string };

/** The events of a batch as a viewer may see them, as JSON. */
export const eventsJson = (served: ServedGame, { events, json }: EventBatch, viewer: Viewer): string => {
  const seen = events.map((event) => served.redact(event, viewer));
  return seen.every((event, i) => event === events[i]) ? json : JSON.stringify(seen);
};

/** Those who see a table with the same eyes: every update is written once for all of them. */
export class Audience {
  readonly viewer: Viewer;
  readonly listeners = new Set<Listener>();
  /** The JSON of each part of the view that was sent last. */
  private parts = new Map<string, string>();

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** The whole view as JSON; what follows is told as changes to it. */
  whole(served: ServedGame, playing: Playing | null): string {
    this.parts = new Map();
    if (playing === null || playing.state === null) return 'null';
    return `{${this.changes(served, playing.state)}}`;
  }

  /** The parts of the view that are not as they were when last asked. */
  changes(served: ServedGame, state: unknown): string {
    const changed: string[] = [];
    const view = served.view(state, this.viewer);
    for (const key in view) {
      const json = JSON.stringify(view[key]);
      if (json === undefined || this.parts.get(key) === json) continue;
      this.parts.set(key, json);
      changed.push(`"${key}":${json}`);
    }
    return changed.join(',');
  }

  send(frame: string): void {
    for (const listener of this.listeners) listener.send(frame);
  }
}

/** Deadlines as the end of a frame, where there are any. */
export const deadlinesTail = (deadlines: Deadlines): string =>
  deadlines.seats.length === 0 && deadlines.windowMs === null
    ? ''
    : `,"deadlines":${JSON.stringify(deadlines)}`;

export const presenceFrame = (table: string, away: readonly Seat[]): string =>
  JSON.stringify({ type: 'presence', table, away });
