import type { Refusal } from '../../games/core/game.ts';
import { fits, hasFreeSeat, type LobbyFilter } from '../../protocol/lobby-row.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { THEMES } from '../../shared/themes.ts';
import type { Conduct } from './conduct.ts';
import type { LiveTable } from './live-table.ts';
import { addBot, sit, startGame } from './lobby.ts';
import type { LobbyBoard } from './lobby-board.ts';
import type { Clock, Identity, Store, Timer } from './ports.ts';
import { personSeats, seatOf } from './table-state.ts';
import { newSeed, type Tables } from './tables.ts';

/** How long somebody who plays now is waited for by others, before bots take the seats. */
const WAIT_MS = 15_000;
const SEATS = 3;
/** How well the bots play who take the seats. */
const COMPANION = 'casual';

export type PlayNow = {
  /** Seats somebody at the next fitting table; where there is none, at a new one that starts soon, with bots if need be. */
  readonly find: (who: Identity, filter: LobbyFilter) => Promise<Result<LiveTable, Refusal>>;
  /** Told of every change at a table: one that is to start is started when its moment comes, whichever server made it. */
  readonly changed: (table: LiveTable) => void;
  readonly close: () => void;
};

export type PlayNowParts = {
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: LobbyBoard;
  readonly conduct: Conduct;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  readonly waitMs?: number;
};

export const createPlayNow = (parts: PlayNowParts): PlayNow => {
  const { store, tables, lobby, conduct, clock, report, waitMs = WAIT_MS } = parts;
  const timers = new Map<string, Timer>();
  let isClosed = false;

  const hasBlocked = async (identity: string, others: readonly string[]): Promise<boolean> =>
    (await store.people.distancesOf(identity)).some(
      (kept) => kept.kind === 'blocked' && others.includes(kept.identity),
    );

  /** Whether somebody is there to start the game, and nobody there has blocked one or was blocked. */
  const isFitting = async (table: LiveTable, who: Identity): Promise<boolean> => {
    const { host } = table.state;
    const seat = host === null ? undefined : seatOf(table.state, host);
    if (seat === undefined || table.presence.awaySinceMs(seat) !== null) return false;
    const sitters = table.state.seats.flatMap((each) => (each?.kind === 'person' ? [each.id] : []));
    if (sitters.includes(who.id) || (await hasBlocked(who.id, sitters))) return false;
    for (const sitter of sitters) if (await hasBlocked(sitter, [who.id])) return false;
    return (await conduct.whyNotSit(table, who)) === undefined;
  };

  const join = async (who: Identity, filter: LobbyFilter): Promise<LiveTable | undefined> => {
    for (const row of await lobby.rows()) {
      // Where a host waits, the table is in memory.
      if (!hasFreeSeat(row) || !fits(row, filter) || !tables.isLoaded(row.code)) continue;
      const table = await tables.find(row.code);
      if (table === undefined || !(await isFitting(table, who))) continue;
      const sat = await table.change((state) => sit(state, who, undefined));
      if (sat.ok) return table;
    }
    return undefined;
  };

  /** Starts the game of a table whose moment has come: with those who are there, or with bots. */
  const start = async (code: string): Promise<void> => {
    const table = await tables.find(code);
    if (table === undefined || isClosed) return;
    const host = table.state.host === null ? undefined : await store.findIdentity(table.state.host);
    if (table.state.status !== 'open' || host === undefined) return;
    while (personSeats(table.state).length < 2 && table.state.seats.includes(null)) {
      const added = await table.change((state) => addBot(table.served, state, host, { bot: COMPANION }));
      if (!added.ok) return;
    }
    const started = await table.change((state) => startGame(table.served, state, host, newSeed()));
    if (!started.ok && started.error.code !== 'not-over') report(new Error(started.error.code));
  };

  const optionsFor = ({ language = 'en', pace, variant }: LobbyFilter, game: string): unknown => ({
    dictionary: `${language}-full`,
    ...(language === 'fr' ? (game === 'buyword' ? { tiles: 'french' } : { deck: 'french' }) : {}),
    ...(pace === 'live' ? { turnSeconds: 120 } : {}),
    ...(pace === 'correspondence' ? { turnSeconds: 86_400 } : {}),
    ...variantOptions(variant, language),
  });

  return {
    find: async (who, filter) => {
      const joined = await join(who, filter);
      if (joined !== undefined) {
        const { seats, settings } = joined.state;
        if (settings.startsAtMs !== undefined && !seats.includes(null)) await start(joined.code);
        return ok(joined);
      }
      const game = filter.game ?? 'buyword';
      // Days for a turn are nothing to play now with bots: then the table waits for people.
      const waits = filter.pace === 'correspondence';
      const wish = { game, capacity: SEATS, options: optionsFor(filter, game), public: true } as const;
      const why = conduct.whyNotMake(wish, who);
      if (why !== undefined) return err(why);
      return tables.make(who, wish, waits ? undefined : clock.nowMs() + waitMs);
    },
    changed: ({ code, state: { status, settings } }) => {
      const { startsAtMs } = settings;
      if (startsAtMs === undefined || isClosed) return;
      if (status !== 'open') {
        timers.delete(code);
        return;
      }
      // Once: where it fails, the host can still start the game.
      if (!timers.has(code))
        timers.set(
          code,
          clock.at(startsAtMs, () => void start(code).catch(report)),
        );
    },
    close: () => {
      isClosed = true;
      for (const timer of timers.values()) timer.cancel();
    },
  };
};

/** A plain choice of a variant. */
const variantOptions = (
  variant: LobbyFilter['variant'],
  language: Language,
): Readonly<Record<string, unknown>> => {
  switch (variant) {
    case 'auctions':
      return { auctions: 'english' };
    case 'deals':
      return { deals: 'trades' };
    case 'draft':
      return { draft: true };
    case 'crossword':
      return { crossword: true };
    case 'theme':
      return { theme: THEMES[language][0] };
    case 'extended':
      return { extended: { refill: 'all', bags: 2 } };
    case 'challenge':
      return { judge: 'challenge' };
    case 'category':
      return { category: 'dealer' };
    default:
      return {};
  }
};
