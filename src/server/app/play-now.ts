import type { Refusal } from '../../games/core/game.ts';
import { fits, hasFreeSeat, PLAIN } from '../../protocol/lobby-row.ts';
import type { PlayNowBody } from '../../protocol/people-requests.ts';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Conduct } from './conduct.ts';
import type { LiveTable } from './live-table.ts';
import type { LobbyBoard } from './lobby-board.ts';
import { newSeed } from './new-seed.ts';
import type { Clock, Identity, Store, Timer } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import { personSeats, seatOf } from './table-state.ts';
import type { Tables } from './tables.ts';
import { addBot, sit, startGame } from './waiting-room.ts';

/** How long somebody who plays now is waited for by others, before bots take the seats. */
const WAIT_MS = 15_000;
const SEATS = 3;
/** The bots that take the seats where nobody asks for others. */
const COMPANION = 'casual';

/** The bots that take seats in a game: of the level asked for, where the game has it. */
const companionIn = ({ bots }: ServedGame, level: string = COMPANION): string =>
  bots.includes(level) ? level : (bots[0] ?? COMPANION);

export type PlayNow = {
  /** The game that somebody would play who looks for this; undefined where it is not offered. */
  readonly gameFor: (wish: PlayNowBody) => ServedGame | undefined;
  /**
   * Seats somebody at the next fitting table; where there is none, at a new one that starts soon, with bots if need be. Words are in
   * the language asked for, else in the seeker's own. The bots' level decides no match: people who look for the same game meet,
   * and where nobody comes, the bots are those that the maker of the table asked for.
   */
  readonly find: (who: Identity, wish: PlayNowBody) => Promise<Result<LiveTable, Refusal>>;
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
    (await store.people.mutesAndBlocksOf(identity)).some(
      (kept) => kept.kind === 'blocked' && others.includes(kept.identity),
    );

  /** Whether somebody is there to start the game, and nobody there has blocked one or was blocked. Between games all take their time. */
  const isFitting = async (table: LiveTable, who: Identity): Promise<boolean> => {
    const { host, status } = table.state;
    if (status !== 'open') return false;
    const seat = host === null ? undefined : seatOf(table.state, host);
    if (seat === undefined || table.presence.awaySinceMs(seat) !== null) return false;
    const sitters = table.state.seats.flatMap((each) => (each?.kind === 'person' ? [each.id] : []));
    if (sitters.includes(who.id) || (await hasBlocked(who.id, sitters))) return false;
    for (const sitter of sitters) if (await hasBlocked(sitter, [who.id])) return false;
    return (await conduct.whyNotSit(table, who)) === undefined;
  };

  const join = async (who: Identity, wish: PlayNowBody): Promise<LiveTable | undefined> => {
    for (const row of await lobby.rows()) {
      // Where a host waits, the table is in use.
      if (!hasFreeSeat(row) || !fits(row, wish) || !lobby.isAttended(row.code)) continue;
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
      const added = await table.change((state) =>
        addBot(table.served, state, host, { bot: companionIn(table.served, table.state.settings.fillWith) }),
      );
      if (!added.ok) return;
    }
    const started = await table.change((state) => startGame(table.served, state, host, newSeed()));
    if (!started.ok && started.error.code !== 'not-over') report(new Error(started.error.code));
  };

  /** The game that is looked for: where none is named, the first that has the variant. */
  const gameFor = ({ game, variant }: PlayNowBody): ServedGame | undefined => {
    if (game !== undefined) return tables.games.get(game);
    const games = [...tables.games.values()];
    return games.find(({ variants }) => variants.some(({ name }) => name === variant)) ?? games[0];
  };

  /** Options for what is looked for; refused as an option would be that the game does not know. */
  const optionsFor = (game: ServedGame, language: Language, wish: PlayNowBody): Result<object, Refusal> => {
    const { pace, variant = PLAIN } = wish;
    const known = game.variants.find(({ name }) => name === variant);
    if (known === undefined && variant !== PLAIN)
      return err({ code: 'unknown-option', option: variant } as Refusal);
    return ok({
      ...game.languageOptions(language),
      ...(pace === 'live' ? { turnSeconds: 120 } : {}),
      ...(pace === 'correspondence' ? { turnSeconds: 86_400 } : {}),
      ...known?.quickChoice(language),
    });
  };

  return {
    gameFor,
    find: async (who, wish) => {
      const { language = who.language, level = COMPANION } = wish;
      const joined = await join(who, { ...wish, language });
      if (joined !== undefined) {
        const { seats, settings } = joined.state;
        if (settings.startsAtMs !== undefined && !seats.includes(null)) await start(joined.code);
        return ok(joined);
      }
      const game = gameFor(wish);
      if (game === undefined) return err({ code: 'no-such-game' });
      const { from, to } = game.seats;
      const capacity = Math.min(Math.max(SEATS, from), to);
      // Days for a turn are nothing to play now with bots: then the table waits for people.
      const waits = wish.pace === 'correspondence';
      const options = optionsFor(game, language, wish);
      if (!options.ok) return options;
      const made = { game: game.name, capacity, options: options.value, public: true } as const;
      const why = conduct.whyNotMake(made, who);
      if (why !== undefined) return err(why);
      const soon = { startsAtMs: clock.nowMs() + waitMs, fillWith: level };
      return tables.make(who, made, waits ? undefined : soon);
    },
    changed: ({ code, state: { status, settings }, isKept }) => {
      const { startsAtMs } = settings;
      if (startsAtMs === undefined || isClosed) return;
      if (status !== 'open' || !isKept) {
        timers.get(code)?.cancel();
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
