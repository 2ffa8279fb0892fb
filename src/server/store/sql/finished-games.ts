import type { FinishedGame, FinishedQuery, GameEnd } from '../../app/people-store.ts';
import { foldName, searchKey, searchKeysOf } from './name-search.ts';
import { type Queries, type Row, rowsOf, run, type Transaction } from './queries.ts';

/** Of the games that only their players see, so many of one's own are looked through for a name: the newest before a moment. */
const MOST_OWN_SEARCHED = 2000;
/** Games of somebody who is forgotten are changed so many at a time, so that others are served in between. */
const FORGOTTEN_AT_ONCE = 20;

/** So many beginnings of names are written at once. */
const NAMES_AT_ONCE = 50;

type GameKey = { readonly t: number; readonly game: number };
type Moment = GameKey & { readonly at: number };

const asMoment = (row: Row): Moment => ({
  t: row['t'] as number,
  game: row['game'] as number,
  at: row['at'] as number,
});

const newestFirst = (a: Moment, b: Moment): number => b.at - a.at || b.t - a.t || b.game - a.game;

/**
 * Games that are over, as lists have them. Whatever is asked, rows are read in the order of an index until there are enough:
 * those of public tables by the beginnings of names (`finished_names`), one's own that are not public by who one is
 * (`finished_own`).
 */
export const createFinishedGames = ({ all, write }: Pick<Queries, 'all' | 'write'>) => {
  /** The moment of a game that is listed, and all by which its players are found, some at a time; nothing where it is not. */
  function* namesOf({ t, game }: GameKey): Transaction<{ at: number; some: string[][] }> {
    const listedAt = 'select at from finished where t = ? and game = ? and listed = 1';
    const [found] = yield* rowsOf(listedAt, t, game);
    if (found === undefined) return { at: 0, some: [] };
    const rows = yield* rowsOf('select folded from finished_players where t = ? and game = ?', t, game);
    const keys = [...new Set(rows.flatMap((row) => searchKeysOf(row['folded'] as string)))];
    const some = Array.from({ length: Math.ceil(keys.length / NAMES_AT_ONCE) }, (_, i) =>
      keys.slice(i * NAMES_AT_ONCE, (i + 1) * NAMES_AT_ONCE),
    );
    return { at: found['at'] as number, some };
  }
  function* addNames(key: GameKey): Transaction<void> {
    const { at, some } = yield* namesOf(key);
    for (const prefixes of some)
      yield* run(
        `insert into finished_names (prefix, at, t, game) values ${prefixes.map(() => '(?, ?, ?, ?)').join(', ')}
         on conflict do nothing`,
        ...prefixes.flatMap((prefix) => [prefix, at, key.t, key.game]),
      );
  }
  function* removeNames(key: GameKey): Transaction<void> {
    const { at, some } = yield* namesOf(key);
    for (const prefixes of some)
      yield* run(
        `delete from finished_names where at = ? and t = ? and game = ? and prefix in (${prefixes.map(() => '?').join(', ')})`,
        at,
        key.t,
        key.game,
        ...prefixes,
      );
  }

  const listed = (needle: string, fromMs: number, toMs: number, most: number): Promise<Moment[]> =>
    needle === ''
      ? all(
          `select t, game, at from finished where listed = 1 and at >= ? and at < ?
           order by at desc, t desc, game desc limit ?`,
          asMoment,
          fromMs,
          toMs,
          most,
        )
      : all(
          `select t, game, at from finished_names where prefix = ? and at >= ? and at < ?
           order by at desc, t desc, game desc limit ?`,
          asMoment,
          needle,
          fromMs,
          toMs,
          most,
        );
  const own = (
    identity: string,
    needle: string,
    { fromMs, toMs, most }: Pick<FinishedQuery, 'fromMs' | 'toMs' | 'most'>,
  ): Promise<Moment[]> =>
    all(
      `select t, game, at from (
         select t, game, at from finished_own where identity = ? and at >= ? and at < ?
         order by at desc, t desc, game desc limit ?) o
       where ? = '' or exists (
         select 1 from finished_players p
         where p.t = o.t and p.game = o.game and ' ' || p.folded like '% ' || ? || '%')`,
      asMoment,
      identity,
      fromMs,
      toMs,
      needle === '' ? most : MOST_OWN_SEARCHED,
      needle,
      needle,
    );

  const details = async ({ t, game, at }: Moment): Promise<FinishedGame[]> => {
    const players = await all(
      `select f.kind, f.listed, tables.code, p.seat, p.identity, p.name, p.won
       from finished f join tables on tables.id = f.t join finished_players p on p.t = f.t and p.game = f.game
       where f.t = ? and f.game = ? order by p.seat`,
      (row) => row,
      t,
      game,
    );
    const [row] = players;
    if (row === undefined) return [];
    return [
      {
        table: t,
        code: row['code'] as string,
        game: row['kind'] as string,
        number: game,
        atMs: at,
        listed: row['listed'] === 1,
        players: players.map((each) => ({
          seat: each['seat'] as number,
          name: each['name'] as string,
          won: each['won'] === 1,
          isBot: each['identity'] === null,
        })),
      },
    ];
  };

  function* renameIn(identity: string, name: string, key: GameKey): Transaction<void> {
    yield* removeNames(key);
    yield* run(
      "update finished_players set identity = '', name = ?, folded = ? where t = ? and game = ? and identity = ?",
      name,
      foldName(name),
      key.t,
      key.game,
      identity,
    );
    yield* addNames(key);
  }

  return {
    /** Notes a game that ends; in a transaction. */
    add: function* (
      table: number,
      atMs: number,
      { game, number, listed: isListed, players }: GameEnd,
    ): Transaction<void> {
      const made = yield* run(
        'insert into finished (t, game, kind, at, listed) values (?, ?, ?, ?, ?) on conflict do nothing',
        table,
        number,
        game,
        atMs,
        isListed ? 1 : 0,
      );
      if (made === 0) return;
      for (const { seat, identity, name, won } of players) {
        yield* run(
          `insert into finished_players (t, game, seat, identity, name, folded, won) values (?, ?, ?, ?, ?, ?, ?)
           on conflict do nothing`,
          table,
          number,
          seat,
          identity,
          name,
          foldName(name),
          won ? 1 : 0,
        );
        if (!isListed && identity !== null)
          yield* run(
            'insert into finished_own (identity, at, t, game) values (?, ?, ?, ?) on conflict do nothing',
            identity,
            atMs,
            table,
            number,
          );
      }
      yield* addNames({ t: table, game: number });
    },

    /** Removes the games of a table; in a transaction. */
    removeOf: function* (table: number): Transaction<void> {
      for (const row of yield* rowsOf('select t, game, at from finished where t = ?', table)) {
        const { t, game, at } = asMoment(row);
        yield* removeNames({ t, game });
        for (const { identity = null } of yield* rowsOf(
          'select identity from finished_players where t = ? and game = ? and identity is not null',
          t,
          game,
        ))
          yield* run(
            'delete from finished_own where identity = ? and at = ? and t = ? and game = ?',
            identity,
            at,
            t,
            game,
          );
      }
      for (const name of ['finished', 'finished_players'])
        yield* run(`delete from ${name} where t = ?`, table);
    },

    /** Puts another name in place of somebody's, who is known by none from then on. */
    forget: async (identity: string, nameInstead: string): Promise<void> => {
      for (;;) {
        const some = await all(
          'select t, game from finished_players where identity = ? limit ?',
          (row) => ({ t: row['t'] as number, game: row['game'] as number }),
          identity,
          FORGOTTEN_AT_ONCE,
        );
        if (some.length === 0) break;
        await write(function* () {
          for (const key of some) yield* renameIn(identity, nameInstead, key);
        });
      }
      await write(() => run('delete from finished_own where identity = ?', identity));
    },

    /** Games that somebody may see, newest first; by name where one is asked for. */
    find: async (query: FinishedQuery): Promise<FinishedGame[]> => {
      const { player, fromMs, toMs, identity, most } = query;
      const needle = searchKey(player);
      if (needle === '' && player.trim() !== '') return [];
      const found = await listed(needle, fromMs, toMs, most);
      if (identity !== null) found.push(...(await own(identity, needle, query)));
      const newest = found.sort(newestFirst).slice(0, most);
      return (await Promise.all(newest.map(details))).flat();
    },
  };
};
