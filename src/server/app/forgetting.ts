import { setImmediate as nextTurn } from 'node:timers/promises';
import { NOBODY } from '../../protocol/nobody.ts';
import type { Bus } from './bus.ts';
import { finishedRecord } from './finished-record.ts';
import type { Identities } from './identities.ts';
import type { HangUp, Identity, Store } from './ports.ts';
import { recordCacheOf } from './record-cache.ts';
import type { Tables } from './tables.ts';
import { standUp } from './waiting-room.ts';

export type ForgettingParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly identities: Identities;
  readonly hangUp: HangUp;
  readonly report: (error: unknown) => void;
};

export type Forgetting = {
  /** All that is kept of somebody, as plain JSON. */
  readonly exportOf: (who: Identity) => Promise<Readonly<Record<string, unknown>>>;
  /** Forgets somebody who asks for it: seats are given up, and nothing that is kept tells who it was. */
  readonly forget: (who: Identity) => Promise<void>;
  /** Forgets somebody who has not been here for long and sits nowhere. */
  readonly forgetUnused: (identity: string) => Promise<void>;
};

/** A game that somebody has played to its end, as far as it matters here. */
type FinishedRow = { readonly code: string; readonly game: number };

/** What people may ask of what is kept of them: to have it, and to have it gone. */
export const createForgetting = (parts: ForgettingParts): Forgetting => {
  const { store, bus, tables, identities, hangUp, report } = parts;

  /** Forgets what is in memory of somebody who is no longer kept; tables that came in meanwhile may have brought the name along. */
  const clearMemory = async (identity: string): Promise<void> => {
    await tables.forgetNameOf(identity);
    recordCacheOf(store).empty();
    // One that was asked for meanwhile.
    identities.forget(identity);
  };
  bus.follow({
    news: (news) => {
      if (news.kind === 'forgotten') clearMemory(news.identity).catch(report);
    },
  });

  const remove = async (identity: string): Promise<void> => {
    identities.forget(identity);
    await store.people.forget(identity, NOBODY);
    await store.upkeep.removeIdentity(identity, NOBODY);
    bus.tell({ kind: 'forgotten', identity });
    await clearMemory(identity);
  };

  /** The records of somebody's games, each as they may have it. */
  const recordsOf = async (identity: string, finished: readonly FinishedRow[]) => {
    const records: { readonly code: string; readonly number: number; readonly record: string }[] = [];
    for (const { code, game: number } of finished) {
      const record = await finishedRecord(store, tables.games, { code, number }, identity);
      if (record.ok) records.push({ code, number, record: record.value });
      // Each is read from a whole log: others are served in between.
      await nextTurn();
    }
    return records;
  };

  return {
    exportOf: async (who) => {
      const kept = await store.people.exportOf(who.id);
      return {
        name: who.name,
        language: who.language,
        face: who.face,
        colour: who.colour,
        ...(await store.upkeep.exportOf(who.id)),
        ...kept,
        records: await recordsOf(who.id, (kept['finished'] ?? []) as readonly FinishedRow[]),
      };
    },
    forget: async (who) => {
      for (const { code } of await store.upkeep.tablesInUse(who.id)) {
        const table = await tables.find(code).catch(report);
        // Where there is nothing to give up, as in a game whose rules are gone, the name goes all the same.
        if (table) await table.leave(who, (state) => standUp(state, who)).catch(report);
      }
      hangUp(who.id, { code: 'no-identity' });
      await tables.forgetNameOf(who.id);
      await remove(who.id);
    },
    forgetUnused: remove,
  };
};
