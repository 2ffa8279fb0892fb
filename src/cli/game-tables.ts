/** One numbering over the tables of all games: each request goes to the game its table belongs to. */
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';

export type Request = Record<string, unknown>;

type Ask<Why> = (request: Request) => Result<unknown, Why | TextRefusal | EngineRefusal>;

const ASKED_OF_A_TABLE = ['act', 'view', 'options', 'record', 'advise', 'drop'] as const;

/** What can be asked of one game's tables, numbered by the game itself. */
export type GameTables<Why> = {
  readonly [Name in 'make' | 'load' | (typeof ASKED_OF_A_TABLE)[number]]: Ask<Why>;
};

const MOST_TABLES = 1000;

/** Which game a record is of, by its first header. */
const gameOfRecord = (record: unknown): string =>
  typeof record === 'string' ? (/^\[Game "([a-z-]{1,40})"\]/m.exec(record.slice(0, 10_000))?.[1] ?? '') : '';

/** Puts the tables of several games, by name, behind one numbering. */
export const joinTables = <Why>(games: Readonly<Record<string, GameTables<Why>>>, otherwise: string) => {
  const kept = new Map<number, { readonly game: string; readonly inner: number }>();
  let last = 0;

  const tablesOf = (game: string): GameTables<Why> | undefined =>
    Object.hasOwn(games, game) ? games[game] : undefined;

  /** Lets a game make a table and numbers it. */
  const keep = (game: string, make: Ask<Why>, request: Request): ReturnType<Ask<Why>> => {
    if (kept.size >= MOST_TABLES) return err({ code: 'too-many-tables', most: MOST_TABLES });
    const made = make(request);
    if (!made.ok) return made;
    const answer = made.value as { readonly table: number };
    kept.set(++last, { game, inner: answer.table });
    return ok({ ...answer, table: last });
  };

  const ofTable =
    (name: (typeof ASKED_OF_A_TABLE)[number]) =>
    (request: Request): ReturnType<Ask<Why>> => {
      const number = request['table'];
      const found = typeof number === 'number' ? kept.get(number) : undefined;
      if (found === undefined) return err({ code: 'no-such-table' });
      const answer = (tablesOf(found.game) as GameTables<Why>)[name]({ ...request, table: found.inner });
      if (name === 'drop' && answer.ok) kept.delete(number as number);
      return answer;
    };

  return {
    make: (request: Request): ReturnType<Ask<Why>> => {
      const game = String(request['game']);
      const tables = tablesOf(game);
      return tables === undefined ? err({ code: 'unknown-game' }) : keep(game, tables.make, request);
    },
    load: (request: Request): ReturnType<Ask<Why>> => {
      const game = gameOfRecord(request['record']);
      const known = tablesOf(game) === undefined ? otherwise : game;
      return keep(known, (tablesOf(known) as GameTables<Why>).load, request);
    },
    ...(Object.fromEntries(ASKED_OF_A_TABLE.map((name) => [name, ofTable(name)])) as {
      readonly [Name in (typeof ASKED_OF_A_TABLE)[number]]: Ask<Why>;
    }),
    /** The game a request is about, for who words a refusal of it. */
    gameOf: (request: Request): string | undefined => {
      const { cmd, table, record, game } = request;
      if (cmd === 'new') return typeof game === 'string' ? game : undefined;
      if (cmd === 'load') return gameOfRecord(record);
      return typeof table === 'number' ? kept.get(table)?.game : undefined;
    },
  };
};
