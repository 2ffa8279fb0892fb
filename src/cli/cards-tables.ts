/** The tables of Choose Your Words that an engine process keeps, and what can be asked of them (docs/notation.md). */
import { makeBot } from '../bots/make-bot.ts';
import { CHOOSE_YOUR_WORDS } from '../games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../games/choose-your-words/deal-source.ts';
import { parseOptions } from '../games/choose-your-words/options.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import { parseSetup } from '../games/choose-your-words/start.ts';
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import { startMatch } from '../games/core/match.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { formatAction, parseAction } from '../notation/cards-actions.ts';
import { type CardsTable, formatCardsRecord } from '../notation/cards-record.ts';
import { loadCardsRecord } from '../notation/cards-replay.ts';
import { loadLexicon, wordManifest } from '../server/words/word-files.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { adviserOf } from './advice.ts';
import type { GameTables, Request } from './game-tables.ts';

type Answer<T> = Result<T, CardsRefusal | TextRefusal | EngineRefusal>;

/** Keeps tables by number; what is asked for comes in as unchecked JSON. */
export const createCardsTables = (): GameTables<CardsRefusal> => {
  const tables = new Map<number, CardsTable>();
  let last = 0;

  const keep = (table: CardsTable): { table: number } => {
    tables.set(++last, table);
    return { table: last };
  };

  const find = (number: unknown): Answer<CardsTable> => {
    const table = typeof number === 'number' ? tables.get(number) : undefined;
    return table === undefined ? err({ code: 'no-such-table' }) : ok(table);
  };

  const findSeat = (table: CardsTable, seat: unknown): Answer<number | null> => {
    const { players } = table.match.state;
    if (seat === null || seat === undefined) return ok(null);
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
    return isSeat ? ok(seat) : err({ code: 'bad-seat', players });
  };

  const make = (request: Request): Answer<{ table: number }> => {
    const players = request['players'] as number;
    const options = parseOptions(request['options'], players);
    if (!options.ok) return options;
    const { seed } = request;
    const fixed = request['setup'] ?? {};
    if (typeof fixed !== 'object' || Array.isArray(fixed)) return err({ code: 'bad-setup', part: 'decks' });
    const setup = parseSetup({ ...fixed, ...(seed === undefined ? {} : { seed }) }, players);
    if (!setup.ok) return setup;
    const { dictionary } = options.value;
    const env = { deal: createDealSource(setup.value), judge: loadLexicon(dictionary) };
    const match = startMatch(CHOOSE_YOUR_WORDS, env, { players, options: options.value, setup: setup.value });
    if (!match.ok) return match;
    const lexicon = { name: dictionary, sha256: wordManifest.dictionaries[dictionary].sha256 };
    const { rulesVersion } = CHOOSE_YOUR_WORDS;
    return ok(keep({ match: match.value, setup: setup.value, lexicon, rulesVersion, names: [] }));
  };

  const act = (request: Request): Answer<unknown> => {
    const table = find(request['table']);
    if (!table.ok) return table;
    if (typeof request['action'] !== 'string') return err({ code: 'bad-action' });
    const action = parseAction(request['action']);
    if (!action.ok) return action;
    if (!Object.hasOwn(request, 'seat')) return err({ code: 'bad-field', field: 'seat' });
    const seat = findSeat(table.value, request['seat']);
    if (!seat.ok) return seat;
    const acted = table.value.match.act(seat.value, action.value);
    if (!acted.ok) return acted;
    return ok({ events: acted.value.map((event) => CHOOSE_YOUR_WORDS.redact(event, seat.value)) });
  };

  const look = <T>(
    request: Request,
    show: (table: CardsTable, seat: number | null) => Answer<T>,
  ): Answer<T> => {
    const table = find(request['table']);
    if (!table.ok) return table;
    const seat = findSeat(table.value, request['seat']);
    return seat.ok ? show(table.value, seat.value) : seat;
  };

  const lookFromSeat = <T>(
    request: Request,
    show: (table: CardsTable, seat: number) => Answer<T>,
  ): Answer<T> =>
    look(request, (table, seat) =>
      seat === null ? err({ code: 'bad-seat', players: table.match.state.players }) : show(table, seat),
    );

  const advise = (request: Request): Answer<unknown> => {
    const adviser = adviserOf(request);
    if (!adviser.ok) return adviser;
    return lookFromSeat(request, ({ match }, seat) => {
      const lexicon = loadLexicon(match.state.options.dictionary);
      const bot = makeBot('choose-your-words', { ...adviser.value, lexicon });
      const choice = bot.think(CHOOSE_YOUR_WORDS.view(match.state, seat), seat);
      if (choice === undefined) return err({ code: 'nothing-to-advise' });
      return ok({ ...choice, action: formatAction(choice.action) });
    });
  };

  const load = (request: Request): Answer<{ table: number; lexiconDiffers: boolean }> => {
    const loaded = loadCardsRecord(String(request['record']), loadLexicon);
    if (!loaded.ok) return loaded;
    const { lexicon, match } = loaded.value;
    const known = wordManifest.dictionaries[match.state.options.dictionary].sha256;
    return ok({ ...keep(loaded.value), lexiconDiffers: known !== lexicon.sha256 });
  };

  return {
    make,
    act,
    load,
    advise,
    view: (request) =>
      look(request, ({ match }, seat) => ok({ view: CHOOSE_YOUR_WORDS.view(match.state, seat) })),
    options: (request) =>
      lookFromSeat(request, ({ match }, seat) =>
        ok({ options: CHOOSE_YOUR_WORDS.offers(CHOOSE_YOUR_WORDS.view(match.state, seat), seat) }),
      ),
    record: (request) =>
      look(request, (table, seat) => {
        // What was loaded from a viewer's record stays that viewer's.
        const whole = table.viewer === undefined ? 'all' : table.viewer;
        return ok({ record: formatCardsRecord(table, Object.hasOwn(request, 'seat') ? seat : whole) });
      }),
    drop: (request) => {
      const table = find(request['table']);
      if (!table.ok) return table;
      tables.delete(request['table'] as number);
      return ok({});
    },
  };
};
