import { foldWord } from '../../../shared/fold-word.ts';
import type { FinishedGame, FinishedQuery, GameEnd } from '../../app/people-store.ts';
import type { Queries, Row } from './queries.ts';

/** A name as it is searched for: without accents, whatever its case. */
export const foldName = (name: string): string => foldWord(name).trim();

/** Games that are over, as lists have them. */
export const createFinishedGames = ({ statement, all }: Queries) => ({
  /** Notes a game that ends; inside a transaction. */
  add: (table: number, atMs: number, { game, number, listed, players }: GameEnd): void => {
    statement('insert or ignore into finished (t, game, kind, at, listed) values (?, ?, ?, ?, ?)').run(
      table,
      number,
      game,
      atMs,
      listed ? 1 : 0,
    );
    const insert = statement(
      'insert or ignore into finished_players (t, game, seat, identity, name, folded, won) values (?, ?, ?, ?, ?, ?, ?)',
    );
    for (const { seat, identity, name, won } of players)
      insert.run(table, number, seat, identity, name, foldName(name), won ? 1 : 0);
  },

  find: async ({ player, fromMs, toMs, identity, most }: FinishedQuery): Promise<FinishedGame[]> => {
    // Names are far fewer than games: those that fit are found first.
    const isPlayers =
      player === ''
        ? ''
        : `and (f.t, f.game) in (select t, game from finished_players where folded in (
             select distinct folded from finished_players where instr(folded, ?) > 0))`;
    const games = await all(
      `select f.t, f.game, f.kind, f.at, f.listed, tables.code from finished f join tables on tables.id = f.t
       where f.at >= ? and f.at < ? ${isPlayers}
         and (f.listed = 1 or exists (
           select 1 from finished_players p where p.t = f.t and p.game = f.game and p.identity = ?))
       order by f.at desc, f.t desc, f.game desc limit ?`,
      (row) => row,
      fromMs,
      toMs,
      ...(player === '' ? [] : [player]),
      identity,
      most,
    );
    const players = statement(
      'select seat, identity, name, won from finished_players where t = ? and game = ? order by seat',
    );
    return games.map((row) => ({
      table: row['t'] as number,
      code: row['code'] as string,
      game: row['kind'] as string,
      number: row['game'] as number,
      atMs: row['at'] as number,
      listed: row['listed'] === 1,
      players: (players.all(row['t'] as number, row['game'] as number) as Row[]).map((each) => ({
        seat: each['seat'] as number,
        name: each['name'] as string,
        won: each['won'] === 1,
        isBot: each['identity'] === null,
      })),
    }));
  },
});
