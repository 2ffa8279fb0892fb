import type { Bus } from './bus.ts';
import type { Ban } from './people-store.ts';
import type { Store } from './ports.ts';

export type Bans = {
  readonly has: (identity: string) => boolean;
  readonly add: (ban: Ban) => Promise<void>;
  readonly lift: (identity: string) => Promise<void>;
};

/** Who is not let in by the host of the site; few, so all are known in memory. */
export const openBans = async (
  { people }: Store,
  bus: Bus,
  report: (error: unknown) => void,
): Promise<Bans> => {
  const read = async (): Promise<Set<string>> =>
    new Set((await people.bans()).map(({ identity }) => identity));
  let banned = await read();
  const note = (identity: string, isBanned: boolean): void => {
    if (isBanned) banned.add(identity);
    else banned.delete(identity);
  };
  bus.follow({
    news: (news) => {
      if (news.kind === 'banned') note(news.identity, news.isBanned);
    },
    missed: () =>
      void read()
        .then((kept) => {
          banned = kept;
        })
        .catch(report),
  });
  const change = (identity: string, isBanned: boolean): void => {
    note(identity, isBanned);
    bus.tell({ kind: 'banned', identity, isBanned });
  };
  return {
    has: (identity) => banned.has(identity),
    add: async (ban) => {
      await people.ban(ban);
      change(ban.identity, true);
    },
    lift: async (identity) => {
      await people.unban(identity);
      change(identity, false);
    },
  };
};
