import type { Ban } from './people-store.ts';
import type { Store } from './ports.ts';

export type Bans = {
  readonly has: (identity: string) => boolean;
  readonly add: (ban: Ban) => Promise<void>;
  readonly lift: (identity: string) => Promise<void>;
};

/** Who is not let in by the host of the site; few, so all are known in memory. */
export const openBans = async ({ people }: Store): Promise<Bans> => {
  const banned = new Set((await people.bans()).map(({ identity }) => identity));
  return {
    has: (identity) => banned.has(identity),
    add: async (ban) => {
      await people.ban(ban);
      banned.add(ban.identity);
    },
    lift: async (identity) => {
      await people.unban(identity);
      banned.delete(identity);
    },
  };
};
