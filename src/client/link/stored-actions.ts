import { attempt } from '../base/attempt.ts';
import { forgetStoredUnder, readStored, writeStored } from '../base/stored.ts';
import type { SentAction } from './table-link.ts';

/** Something done at a table that the table has not answered yet. */
export type StoredAction = SentAction & {
  /** Of which game and in which step of it. */
  readonly step: string;
  /** Whether it may have reached the table. */
  readonly wasSent: boolean;
};

/** The actions of one table that this device stores, in the order they were done. */
export type StoredActions = {
  readonly all: () => readonly StoredAction[];
  /** Stores one, or what is new of one that is stored. */
  readonly store: (action: StoredAction) => void;
  readonly forget: (id: string) => void;
};

const NAME = 'wordstake.kept.';

const isStoredAction = (value: unknown): value is StoredAction => {
  const { id, action, seat, step, wasSent } = (value ?? {}) as Partial<Record<keyof StoredAction, unknown>>;
  return (
    typeof id === 'string' &&
    typeof action === 'string' &&
    (seat === undefined || typeof seat === 'number') &&
    typeof step === 'string' &&
    typeof wasSent === 'boolean'
  );
};

const read = (name: string): readonly StoredAction[] => {
  const stored: unknown = attempt(() => JSON.parse(readStored(name) ?? ''), []);
  return Array.isArray(stored) ? stored.filter(isStoredAction) : [];
};

/**
 * What this device stores of a table, past a reload. Several windows may share it: each adds and takes away its own, and what two of
 * them send is done once.
 */
export const storedActionsOf = (table: string): StoredActions => {
  const name = `${NAME}${table}`;
  const write = (actions: readonly StoredAction[]): void =>
    actions.length === 0 ? forgetStoredUnder(name) : writeStored(name, JSON.stringify(actions));
  return {
    all: () => read(name),
    store: (action) => {
      const stored = read(name);
      const isHere = stored.some(({ id }) => id === action.id);
      write(isHere ? stored.map((each) => (each.id === action.id ? action : each)) : [...stored, action]);
    },
    forget: (gone) => {
      const stored = read(name);
      if (stored.some(({ id }) => id === gone)) write(stored.filter(({ id }) => id !== gone));
    },
  };
};

/** For a table of which nothing outlasts the page. */
export const NOTHING_STORED: StoredActions = { all: () => [], store: () => {}, forget: () => {} };

/** Forgets the actions of all tables: this browser is somebody else from now on. */
export const forgetStoredActions = (): void => forgetStoredUnder(NAME);
