import { lookFrom } from '../../shared/looks.ts';
import type { Bans } from './bans.ts';
import type { Clock, HangUp, Identity, Store } from './ports.ts';
import type { Tables } from './tables.ts';
import { standUp } from './waiting-room.ts';

export type ExpulsionParts = {
  readonly store: Store;
  readonly tables: Tables;
  readonly bans: Bans;
  readonly clock: Clock;
  readonly hangUp: HangUp;
  readonly report: (error: unknown) => void;
};

/** Bans somebody: they are not let in any more, and their seats are given up, so that nobody waits for them. */
export const createExpulsion =
  ({ store, tables, bans, clock, hangUp, report }: ExpulsionParts) =>
  async (identity: string, name: string, why: string): Promise<void> => {
    await bans.add({ identity, name, atMs: clock.nowMs(), why });
    const who: Identity = (await store.findIdentity(identity)) ?? {
      id: identity,
      name,
      language: 'en',
      ...lookFrom(identity),
    };
    for (const { code } of await tables.tablesOf(who)) {
      const table = await tables.find(code).catch(report);
      if (table) await table.leave(who, (state) => standUp(state, who)).catch(report);
    }
    hangUp(identity, { code: 'banned' });
  };
