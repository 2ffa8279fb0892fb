import { forgetStoredUnder, readStored, writeStored } from '../stored.ts';

/** Something done at a table that the server has not answered yet. */
export type KeptDeed = {
  /** The server does each id once, however often it is sent. */
  readonly id: string;
  readonly action: string;
  /** Of which game and in which step of it. */
  readonly step: string;
  /** Whether it may have reached the server. */
  readonly wasSent: boolean;
};

/** The deeds of one table that this device keeps, in the order they were done. */
export type KeptDeeds = {
  readonly all: () => readonly KeptDeed[];
  /** Keeps one, or what is new of one that is kept. */
  readonly keep: (deed: KeptDeed) => void;
  readonly forget: (id: string) => void;
};

const NAME = 'wordstake.kept.';

const isDeed = (value: unknown): value is KeptDeed => {
  const { id, action, step, wasSent } = (value ?? {}) as Partial<Record<keyof KeptDeed, unknown>>;
  return (
    typeof id === 'string' &&
    typeof action === 'string' &&
    typeof step === 'string' &&
    typeof wasSent === 'boolean'
  );
};

const read = (name: string): readonly KeptDeed[] => {
  try {
    const kept: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeed) : [];
  } catch {
    return [];
  }
};

/**
 * What this device keeps of a table, past a reload. Several windows may share it: each adds and takes away its own, and what two of
 * them send is done once.
 */
export const keptDeedsOf = (code: string): KeptDeeds => {
  const name = `${NAME}${code}`;
  const write = (deeds: readonly KeptDeed[]): void =>
    deeds.length === 0 ? forgetStoredUnder(name) : writeStored(name, JSON.stringify(deeds));
  return {
    all: () => read(name),
    keep: (deed) => {
      const kept = read(name);
      const isHere = kept.some(({ id }) => id === deed.id);
      write(isHere ? kept.map((each) => (each.id === deed.id ? deed : each)) : [...kept, deed]);
    },
    forget: (gone) => {
      const kept = read(name);
      if (kept.some(({ id }) => id === gone)) write(kept.filter(({ id }) => id !== gone));
    },
  };
};

/** Forgets the deeds of all tables: this browser is somebody else from now on. */
export const forgetKeptDeeds = (): void => forgetStoredUnder(NAME);
