import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableInfo } from '../../protocol/wire.ts';
import type { ServedGame } from './served-game.ts';
import { tableInfo } from './table-info.ts';
import type { TableState } from './table-state.ts';

/** The most that are kept, the least recently asked for go first; each is a kilobyte or two. */
const MOST_KEPT = 5000;

/** A table without what is long: the game's own state and the options are left out. */
export type Glance = {
  readonly state: TableState;
  /** What everybody may know of it; long lists in its options by name. */
  readonly info: TableInfo;
  /** Whether a game is on during which words are not to be looked up (BW-5.5, CW-9.1). */
  readonly closesLookUp: boolean;
};

type Whole = { readonly id: number; readonly state: TableState; readonly served: ServedGame };

const glanceOf = (code: string, { state, served }: Whole): Glance => {
  const { playing, status } = state;
  return {
    state: {
      ...state,
      options: null,
      rulesBefore: null,
      playing: playing && { ...playing, state: null },
    },
    info: tableInfo(code, state),
    closesLookUp:
      status === 'playing' &&
      playing !== null &&
      playing.state !== null &&
      served.closesLookUp(playing.state),
  };
};

export type Glances = {
  /** A table as it is now, read where nothing is known of it. */
  readonly of: (code: string) => Promise<Glance | undefined>;
  /** Told of every change at a table. */
  readonly changed: (code: string) => void;
  /** The same by the table's number. */
  readonly changedNumber: (table: number) => void;
  /** Forgets all: somebody has another name. */
  readonly clear: () => void;
};

/**
 * What people ask again and again of all tables where they sit (is it my turn?): read once, and known until something happens there,
 * so that nobody's tables come into memory for it.
 */
export const createGlances = (
  read: (code: string) => Promise<Whole | undefined>,
  mostKept = MOST_KEPT,
): Glances => {
  const kept = new Map<string, Glance>();
  /** The codes of those that are kept, by number, and perhaps of some that were. */
  const codes = new Map<number, string>();
  /** Who has begun last to read a table, unless something has happened there since. */
  const reading = new Map<string, symbol>();
  const changed = (code: string): void => {
    kept.delete(code);
    reading.delete(code);
  };
  return {
    of: async (code) => {
      const known = kept.get(code);
      kept.delete(code);
      if (known !== undefined) {
        kept.set(code, known);
        return known;
      }
      const own = Symbol(code);
      reading.set(code, own);
      const whole = await read(code);
      const isCurrent = reading.get(code) === own && reading.delete(code);
      if (whole === undefined) return undefined;
      const glance = glanceOf(code, whole);
      if (isCurrent) {
        kept.set(code, glance);
        codes.set(whole.id, code);
      }
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      if (codes.size > 2 * mostKept) for (const [id, known] of codes) if (!kept.has(known)) codes.delete(id);
      // Reading many takes long: others are served in between.
      await nextTurn();
      return glance;
    },
    changed,
    changedNumber: (table) => {
      const code = codes.get(table);
      if (code !== undefined) changed(code);
      // It may be one of those that are being read for the first time.
      else reading.clear();
    },
    clear: () => {
      kept.clear();
      codes.clear();
      reading.clear();
    },
  };
};
