import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import type { ServedGame } from './served-game.ts';
import type { Playing, TableState } from './table-state.ts';
import { optionsTold } from './word-lists.ts';

/** Somebody who looks at a table. */
export type Listener = {
  readonly identity: string;
  readonly send: (frame: string) => void;
  /** Says in a sentence why the table is no longer shown. */
  readonly refuse: (table: string, refusal: TableRefusal) => void;
};

type Part = { value: unknown; json: string };

/** Writes parts of views as JSON; what several viewers see of the same state, the very same object, is written once. */
export class PartWriter {
  private readonly written = new Map<unknown, string>();

  json(value: unknown): string | undefined {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    let json = this.written.get(value);
    if (json === undefined) {
      json = JSON.stringify(value);
      this.written.set(value, json);
    }
    return json;
  }
}

/** Those who see a table with the same eyes: every update is written once for all of them. */
export class Audience {
  readonly viewer: Viewer;
  /** Whether they see the game, or the room around it only. */
  readonly seesGame: boolean;
  readonly listeners = new Set<Listener>();
  /** Each part of the view as it was sent last. States never change, so the same object is the same part. */
  private parts = new Map<string, Part>();
  /** The state that the parts are of. */
  private shown: unknown;
  /** The whole table as it was written last, without what differs from one to the other. */
  told:
    | { readonly table: TableState; readonly key: string; readonly head: string; readonly tail: string }
    | undefined;

  constructor(viewer: Viewer, seesGame: boolean) {
    this.viewer = viewer;
    this.seesGame = seesGame;
  }

  /** The whole view as JSON; what follows is told as changes to it. It is made once for all who ask at the same state. */
  whole(served: ServedGame, playing: Playing | null): string {
    if (playing === null || playing.state === null) {
      this.parts = new Map();
      this.shown = undefined;
      return 'null';
    }
    if (this.shown !== playing.state) {
      this.parts = new Map();
      this.changes(served, playing.state, new PartWriter());
    }
    return `{${Array.from(this.parts, ([key, { json }]) => `"${key}":${json}`).join()}}`;
  }

  /** The parts of the view that are not as they were when last asked. */
  changes(served: ServedGame, state: unknown, writer: PartWriter): string {
    let changed = '';
    this.shown = state;
    this.told = undefined;
    const view = served.view(state, this.viewer);
    for (const key in view) {
      const value = view[key];
      const part = this.parts.get(key);
      if (part !== undefined && part.value === value) continue;
      const json = writer.json(key === 'options' ? optionsTold(value) : value);
      if (json === undefined) continue;
      if (part === undefined) this.parts.set(key, { value, json });
      else {
        part.value = value;
        if (part.json === json) continue;
        part.json = json;
      }
      changed += `${changed === '' ? '' : ','}"${key}":${json}`;
    }
    return changed;
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

export const presenceFrame = (table: string, away: readonly Seat[], watching: number): string =>
  JSON.stringify({ type: 'presence', table, away, watching });
