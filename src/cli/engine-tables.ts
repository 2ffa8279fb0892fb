/** The tables an engine process keeps, and what can be asked of them (the protocol of docs/notation.md). */
import type { Catalog, GameBots, GameModule } from '../catalog/game-module.ts';
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import type { Refusal } from '../games/core/game.ts';
import { startMatch } from '../games/core/match.ts';
import type { Seat } from '../games/core/seat.ts';
import type { RecordedTable } from '../notation/recorded-table.ts';
import { gameLexicon, gameLexiconPin, hasGameLexicon } from '../server/words/game-lexicon.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { adviserOf } from './advice.ts';

export type Request = Record<string, unknown>;

type Answer<T = unknown> = Result<T, Refusal>;

/** What the engine refuses itself, some of it in words that every game has. */
type OwnRefusal =
  | EngineRefusal
  | { readonly code: 'bad-action' }
  | { readonly code: 'bad-seat'; readonly players: number }
  | { readonly code: 'record-bad-line'; readonly line: number };

const refuse = (refusal: OwnRefusal): Answer<never> => err(refusal);

type KeptTable = RecordedTable & { readonly game: GameModule };

const MOST_TABLES = 1000;

/** Which game a record is of, by its first header. */
const gameOfRecord = (record: unknown): string =>
  typeof record === 'string' ? (/^\[Game "([a-z-]{1,40})"\]/m.exec(record.slice(0, 10_000))?.[1] ?? '') : '';

/** Keeps tables of all games by number; what is asked for comes in as unchecked JSON. */
export const createTables = (catalog: Catalog, bots: ReadonlyMap<GameModule, GameBots>) => {
  const tables = new Map<number, KeptTable>();
  let last = 0;

  const gameNamed = (name: unknown): GameModule | undefined => catalog.find((game) => game.name === name);
  /** What is no game's record the first game refuses, naming the line or the header. */
  const readerOf = (record: unknown): GameModule =>
    gameNamed(gameOfRecord(record)) ?? (catalog[0] as GameModule);

  const isFull = (): boolean => tables.size >= MOST_TABLES;
  const tooMany = (): Answer<never> => refuse({ code: 'too-many-tables', most: MOST_TABLES });
  const keep = (table: KeptTable): number => {
    tables.set(++last, table);
    return last;
  };

  const find = (number: unknown): Answer<KeptTable> => {
    const table = typeof number === 'number' ? tables.get(number) : undefined;
    return table === undefined ? refuse({ code: 'no-such-table' }) : ok(table);
  };

  const playersAt = ({ game, match }: KeptTable): number => game.playersOf(match.state);

  const findSeat = (table: KeptTable, seat: unknown): Answer<Seat | null> => {
    const players = playersAt(table);
    if (seat === null || seat === undefined) return ok(null);
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
    return isSeat ? ok(seat) : refuse({ code: 'bad-seat', players });
  };

  const make = (request: Request): Answer => {
    const game = gameNamed(request['game']);
    if (game === undefined) return refuse({ code: 'unknown-game' });
    if (isFull()) return tooMany();
    const players = request['players'] as number;
    const options = game.checkOptions(request['options'], players);
    if (!options.ok) return options;
    const { seed } = request;
    const fixed = request['setup'] ?? {};
    const isObject = typeof fixed === 'object' && !Array.isArray(fixed);
    const setup = game.parseSetup(
      isObject ? { ...fixed, ...(seed === undefined ? {} : { seed }) } : fixed,
      players,
    );
    if (!setup.ok) return setup;
    const env = game.makeEnv(setup.value, gameLexicon(game, options.value));
    const match = startMatch(game, env, { players, options: options.value, setup: setup.value });
    if (!match.ok) return match;
    const { rulesVersion } = game;
    const lexicon = gameLexiconPin(game, options.value);
    return ok({
      table: keep({ game, match: match.value, setup: setup.value, lexicon, rulesVersion, names: [] }),
    });
  };

  const act = (request: Request): Answer => {
    const table = find(request['table']);
    if (!table.ok) return table;
    const { game, match } = table.value;
    if (typeof request['action'] !== 'string') return refuse({ code: 'bad-action' });
    const action = game.parseAction(request['action']);
    if (!action.ok) return action;
    if (!Object.hasOwn(request, 'seat')) return refuse({ code: 'bad-field', field: 'seat' });
    const seat = findSeat(table.value, request['seat']);
    if (!seat.ok) return seat;
    const acted = match.act(seat.value, action.value);
    return acted.ok ? ok({ events: acted.value.map((event) => game.redact(event, seat.value)) }) : acted;
  };

  const look = (request: Request, show: (table: KeptTable, seat: Seat | null) => Answer): Answer => {
    const table = find(request['table']);
    if (!table.ok) return table;
    const seat = findSeat(table.value, request['seat']);
    return seat.ok ? show(table.value, seat.value) : seat;
  };

  const lookFromSeat = (request: Request, show: (table: KeptTable, seat: Seat) => Answer): Answer =>
    look(request, (table, seat) =>
      seat === null ? refuse({ code: 'bad-seat', players: playersAt(table) }) : show(table, seat),
    );

  const advise = (request: Request): Answer =>
    lookFromSeat(request, ({ game, match: { state } }, seat) => {
      const adviser = adviserOf(request, game.bots);
      if (!adviser.ok) return adviser;
      const view = game.view(state, seat);
      const lexicon = gameLexicon(game, view['options']);
      const choice = bots
        .get(game)
        ?.make({ ...adviser.value, lexicon })
        .think(view, seat);
      if (choice === undefined) return refuse({ code: 'nothing-to-advise' });
      return ok({ ...choice, action: game.formatAction(choice.action) });
    });

  const load = ({ record }: Request): Answer => {
    if (isFull()) return tooMany();
    if (typeof record !== 'string') return refuse({ code: 'record-bad-line', line: 1 });
    const game = readerOf(record);
    const loaded = game.loadRecord(record, loadLexicon);
    if (!loaded.ok) return loaded;
    const table = keep({ game, ...loaded.value });
    return ok({ table, lexiconDiffers: !hasGameLexicon(loaded.value.lexicon) });
  };

  return {
    make,
    act,
    load,
    advise,
    view: (request: Request) =>
      look(request, ({ game, match }, seat) => ok({ view: game.view(match.state, seat) })),
    options: (request: Request) =>
      lookFromSeat(request, ({ game, match }, seat) =>
        ok({ options: game.offers(game.view(match.state, seat), seat) }),
      ),
    record: (request: Request) =>
      look(request, (table, seat) => {
        // What was loaded from a viewer's record stays that viewer's.
        const whole = table.viewer === undefined ? 'all' : table.viewer;
        const pieces = table.game.recordPieces(table, Object.hasOwn(request, 'seat') ? seat : whole);
        return ok({ record: [...pieces].join('') });
      }),
    drop: (request: Request): Answer => {
      const table = find(request['table']);
      if (!table.ok) return table;
      tables.delete(request['table'] as number);
      return ok({});
    },
    /** The game a request is about, for who words a refusal of it. */
    gameOf: ({ cmd, table, record, game }: Request): GameModule | undefined => {
      if (cmd === 'new') return gameNamed(game);
      if (cmd === 'load') return readerOf(record);
      return typeof table === 'number' ? tables.get(table)?.game : undefined;
    },
  };
};
