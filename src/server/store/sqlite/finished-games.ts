import type { FinishedGame, FinishedQuery, GameEnd } from '../../app/people-store.ts';
import { foldName, searchKey, searchKeysOf } from './name-search.ts';
import type { Queries, Row } from './queries.ts';

/** Of the games that only their players see, so many of one's own are looked through for a name: the newest before a moment. */
const MOST_OWN_SEARCHED = 2000;
/** Games of somebody who is forgotten are changed so many at a time, so that others are served in between. */
const FORGOTTEN_AT_ONCE = 20;

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
export const createFinishedGames = ({ statement, all, write }: Queries) => {
  const nameKeys = ({ t, game }: GameKey): Set<string> => {
    const rows = statement('select folded from finished_players where t = ? and game = ?').all(t, game);
    return new Set(rows.flatMap((row) => searchKeysOf(row['folded'] as string)));
  };
  const listedAt = ({ t, game }: GameKey): number | undefined =>
    statement('select at from finished where t = ? and game = ? and listed = 1').get(t, game)?.['at'] as
      | number
      | undefined;
  const eachName = (key: GameKey, sql: string): void => {
    const at = listedAt(key);
    if (at !== undefined) for (const prefix of nameKeys(key)) statement(sql).run(prefix, at, key.t, key.game);
  };
  const addNames = (key: GameKey): void =>
    eachName(key, 'insert or ignore into finished_names (prefix, at, t, game) values (?, ?, ?, ?)');
  const removeNames = (key: GameKey): void =>
    eachName(key, 'delete from finished_names where prefix = ? and at = ? and t = ? and game = ?');

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
         where p.t = o.t and p.game = o.game and instr(' ' || p.folded, ' ' || ?) > 0)
       limit ?`,
      asMoment,
      identity,
      fromMs,
      toMs,
      MOST_OWN_SEARCHED,
      needle,
      needle,
      most,
    );

  const details = ({ t, game, at }: Moment): FinishedGame[] => {
    const row = statement(
      `select f.kind, f.listed, tables.code from finished f join tables on tables.id = f.t
       where f.t = ? and f.game = ?`,
    ).get(t, game);
    if (row === undefined) return [];
    const players = statement(
      'select seat, identity, name, won from finished_players where t = ? and game = ? order by seat',
    ).all(t, game);
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

  const renameIn = (identity: string, name: string, key: GameKey): void => {
    removeNames(key);
    statement(
      "update finished_players set identity = '', name = ?, folded = ? where t = ? and game = ? and identity = ?",
    ).run(name, foldName(name), key.t, key.game, identity);
    addNames(key);
  };

  return {
    /** Notes a game that ends; inside a transaction. */
    add: (table: number, atMs: number, { game, number, listed: isListed, players }: GameEnd): void => {
      const made = statement(
        'insert or ignore into finished (t, game, kind, at, listed) values (?, ?, ?, ?, ?)',
      ).run(table, number, game, atMs, isListed ? 1 : 0);
      if (made.changes === 0) return;
      for (const { seat, identity, name, won } of players) {
        statement(
          'insert or ignore into finished_players (t, game, seat, identity, name, folded, won) values (?, ?, ?, ?, ?, ?, ?)',
        ).run(table, number, seat, identity, name, foldName(name), won ? 1 : 0);
        if (!isListed && identity !== null)
          statement('insert or ignore into finished_own (identity, at, t, game) values (?, ?, ?, ?)').run(
            identity,
            atMs,
            table,
            number,
          );
      }
      addNames({ t: table, game: number });
    },

    /** Removes the games of a table; inside a transaction. */
    removeOf: (table: number): void => {
      for (const row of statement('select t, game, at from finished where t = ?').all(table)) {
        const { t, game, at } = asMoment(row as Row);
        removeNames({ t, game });
        for (const { identity } of statement(
          'select identity from finished_players where t = ? and game = ? and identity is not null',
        ).all(t, game))
          statement('delete from finished_own where identity = ? and at = ? and t = ? and game = ?').run(
            identity as string,
            at,
            t,
            game,
          );
      }
      for (const name of ['finished', 'finished_players'])
        statement(`delete from ${name} where t = ?`).run(table);
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
        await write(() => {
          for (const key of some) renameIn(identity, nameInstead, key);
        });
      }
      await write(() => {
        statement('delete from finished_own where identity = ?').run(identity);
      });
    },

    /** Games that somebody may see, newest first; by name where one is asked for. */
    find: async (query: FinishedQuery): Promise<FinishedGame[]> => {
      const { player, fromMs, toMs, identity, most } = query;
      const needle = searchKey(player);
      if (needle === '' && player.trim() !== '') return [];
      const found = await listed(needle, fromMs, toMs, most);
      if (identity !== null) found.push(...(await own(identity, needle, query)));
      return found.sort(newestFirst).slice(0, most).flatMap(details);
    },
  };
};
