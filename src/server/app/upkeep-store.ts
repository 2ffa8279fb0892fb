/** A table that may go, or at which somebody has sat. */
export type KeptTable = { readonly id: number; readonly code: string };

/** What is kept of somebody beside how they deal with others (people-store.ts); plain JSON. */
export type KeptOfSomebody = {
  readonly createdAtMs: number;
  readonly seenAtMs: number;
  /** How often all their sessions were ended. */
  readonly sessionsEnded: number;
  /** Every table they have sat at, and what they did there. */
  readonly tables: readonly { readonly code: string; readonly game: string; readonly status: string }[];
  readonly actions: readonly { readonly code: string; readonly atMs: number; readonly action: string }[];
};

/** What a store does to forget in time, and when asked. */
export type UpkeepStore = {
  /** Tables that were put away before a moment, the oldest first. */
  readonly oldTables: (beforeMs: number, most: number) => Promise<KeptTable[]>;
  /** Removes a table that was put away, with all that happened there; no other. */
  readonly removeTable: (table: number) => Promise<void>;
  /** Removes reports that were made before a moment; gives back how many. */
  readonly removeReports: (beforeMs: number) => Promise<number>;
  /** Notes that an identity was used. */
  readonly touchIdentity: (identity: string, nowMs: number) => Promise<void>;
  /** Identities that were not used since a moment, and sit at no table but such as were put away. */
  readonly unusedIdentities: (beforeMs: number, most: number) => Promise<string[]>;
  /** Tables at which somebody has sat that were not put away. */
  readonly tablesInUse: (identity: string) => Promise<KeptTable[]>;
  readonly exportOf: (identity: string) => Promise<KeptOfSomebody | undefined>;
  /** Removes an identity; in the logs of tables another name stands for theirs from then on, without a face. */
  readonly removeIdentity: (identity: string, nameInstead: string) => Promise<void>;
};
