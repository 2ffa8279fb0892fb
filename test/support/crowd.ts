import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { openStore, type StorePlace } from '../../src/server/store/open-store.ts';
import type { Random } from '../contract/random-play.ts';
import { Guest } from './guest.ts';
import { scriptedMove } from './scripted-player.ts';

/** A table of people who play, and all that the server has acknowledged to each of them. */
export type CrowdTable = {
  readonly code: string;
  readonly players: readonly Guest[];
  /** For each seat: the id of every accepted action, with the version it was told. */
  readonly accepted: readonly Map<string, number>[];
  readonly move: Move;
};

/** What somebody does who sees this; undefined where there is nothing to do. */
export type Move = (view: View, seat: number, random: Random) => string | undefined;

type Company = {
  /** How somebody comes; by one server after the other, unless told. */
  readonly arrive?: (name: string) => Promise<Guest>;
  /** How many bots sit down beside them. */
  readonly bots?: number;
};

/** Sits so many people down at a new table and starts it; where several servers are named, they come by one after the other. */
export const gather = async (
  bases: string | readonly string[],
  people: number,
  wish: Record<string, unknown> = {},
  move: Move = scriptedMove,
  { arrive, bots = 0 }: Company = {},
): Promise<CrowdTable> => {
  const servers = [bases].flat();
  const players = await Promise.all(
    Array.from(
      { length: people },
      (_, i) =>
        arrive?.(`Player ${i + 1}`) ?? Guest.arrive(servers[i % servers.length] as string, `Player ${i + 1}`),
    ),
  );
  for (const player of players) player.isPersistent = arrive !== undefined || servers.length > 1;
  const [host, ...others] = players as [Guest, ...Guest[]];
  const code = await host.make({ capacity: people + bots, ...wish });
  for (const other of others) await other.do(code, 'sit');
  for (let bot = 0; bot < bots; bot++) await host.do(code, 'add-bot', { bot: 'simple' });
  await Promise.all(players.map((player) => player.watch(code)));
  await host.do(code, 'start');
  return { code, players, accepted: players.map(() => new Map()), move };
};

export type Trouble = {
  readonly random: Random;
  /** How often a player loses the line around an action. */
  readonly drops: number;
  /** How long a player thinks at most; not at all, unless told. */
  readonly thinkMs?: number;
  /** Told where no answer has come for long; the player then takes another line. Without it, that is an error. */
  readonly unanswered?: (error: unknown) => void;
  /** Connects anew, as often as it takes. */
  readonly reconnect: (guest: Guest) => Promise<void>;
};

const viewOf = (guest: Guest, code: string): View | undefined =>
  (guest.mirrors.get(code)?.view as View | null | undefined) ?? undefined;

const takeAnotherLine =
  (player: Guest, { unanswered }: Trouble) =>
  (error: unknown): undefined => {
    if (unanswered === undefined) throw error;
    unanswered(error);
    player.drop();
  };

/** Sends an action until it is answered, over as many lines as it takes. */
const insist = async (
  player: Guest,
  code: string,
  action: string,
  accepted: Map<string, number>,
  trouble: Trouble,
): Promise<void> => {
  const { random, drops, reconnect } = trouble;
  const id = crypto.randomUUID();
  for (;;) {
    if (!player.isConnected) await reconnect(player);
    const answered = player.act(code, action, id);
    if (random() < drops) player.drop();
    const answer = await answered.catch(takeAnotherLine(player, trouble));
    if (answer === undefined) continue;
    // It may be stored all the same: only the same again tells.
    if (answer.type === 'refused' && answer.code === 'internal') continue;
    if (answer.type === 'accepted') {
      expect(accepted.get(id) ?? answer.version).toBe(answer.version);
      accepted.set(id, answer.version);
    }
    return;
  }
};

/** Plays a seat of a table to the end of the game. */
const playSeat = async (
  { code, players, accepted, move: think }: CrowdTable,
  seat: number,
  trouble: Trouble,
) => {
  const player = players[seat] as Guest;
  const mine = accepted[seat] as Map<string, number>;
  for (;;) {
    if (!player.isConnected) await trouble.reconnect(player);
    const known = player.mirrors.get(code)?.version ?? 0;
    const view = await player.until(
      'something happens at the table, or there is something to do',
      () => {
        const seen = viewOf(player, code);
        if (!player.isConnected) return { again: true } as const;
        if (seen === undefined) return undefined;
        if (seen.phase === 'over' || think(seen, seat, () => 0) !== undefined) return seen;
        return (player.mirrors.get(code)?.version ?? 0) > known ? ({ again: true } as const) : undefined;
      },
      120_000,
    );
    if ('again' in view) continue;
    if (view.phase === 'over') return;
    if (trouble.thinkMs !== undefined) await wait(trouble.random() * trouble.thinkMs);
    const version = player.mirrors.get(code)?.version ?? 0;
    const move = think(view, seat, trouble.random);
    if (move !== undefined) await insist(player, code, move, mine, trouble);
    // What was accepted is also seen, before the next thought.
    await player
      .until(
        'the news is here',
        () =>
          !player.isConnected ||
          (player.mirrors.get(code)?.version ?? 0) > version ||
          player.refusals.length > 0,
      )
      .catch(takeAnotherLine(player, trouble));
    player.refusals.length = 0;
  }
};

export const playToTheEnd = async (table: CrowdTable, trouble: Trouble): Promise<void> => {
  await Promise.all(table.players.map((_, seat) => playSeat(table, seat, trouble)));
};

/** All players see the same game, apart from who they are. */
export const expectSameViews = ({ code, players }: CrowdTable): void => {
  const seen = players.map((player) => {
    const { view, events, version } = player.mirrors.get(code) ?? {};
    return { view: { ...view, viewer: null }, events, version };
  });
  for (const each of seen) expect(each).toEqual(seen[0]);
};

/** Everything that was acknowledged stands in the log, once, at the version that was told, and nothing else. */
export const expectAllInLog = async (place: StorePlace, tables: readonly CrowdTable[]): Promise<void> => {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(opened.error);
  const { store } = opened.value;
  for (const { code, accepted } of tables) {
    const row = await store.findTable(code);
    const log = await store.readLog(row?.id ?? 0, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const stored = new Map(
      log.flatMap(({ actionKey, seq }) => (actionKey === null ? [] : [[actionKey, seq] as const])),
    );
    const people = log.flatMap(({ body }) => {
      if (body.kind === 'made') return [body.host.id];
      return body.kind === 'sat' ? [body.who.id] : [];
    });
    const told = new Map(
      accepted.flatMap((ids, seat) =>
        [...ids].map(([id, version]) => [`${people[seat]}:${id}`, version] as const),
      ),
    );
    expect(stored).toEqual(told);
  }
  await store.close();
};
