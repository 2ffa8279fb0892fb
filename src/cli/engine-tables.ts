/** The tables an engine process keeps, and what can be asked of them (the protocol of docs/notation.md). */

import { makeBot } from '../bots/make-bot.ts';
import { BUYWORD } from '../games/buyword/buyword.ts';
import { createDealSource } from '../games/buyword/deal-source.ts';
import { parseOptions } from '../games/buyword/options.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import { parseSetup } from '../games/buyword/start.ts';
import type { EngineRefusal } from '../games/core/engine-refusal.ts';
import { startMatch } from '../games/core/match.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { formatAction, parseAction } from '../notation/buyword-actions.ts';
import { type BuyWordTable, formatBuyWordRecord } from '../notation/buyword-record.ts';
import { loadBuyWordRecord } from '../notation/buyword-replay.ts';
import { loadLexicon, wordManifest } from '../server/words/word-files.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { adviserOf } from './advice.ts';

type Answer<T> = Result<T, BuyWordRefusal | TextRefusal | EngineRefusal>;

const MOST_TABLES = 1000;

/** Keeps tables by number; what is asked for comes in as unchecked JSON. */
export const createTables = () => {
  const tables = new Map<number, BuyWordTable>();
  let last = 0;

  const keep = (table: BuyWordTable): Answer<{ table: number }> => {
    if (tables.size >= MOST_TABLES) return err({ code: 'too-many-tables', most: MOST_TABLES });
    tables.set(++last, table);
    return ok({ table: last });
  };

  const find = (number: unknown): Answer<BuyWordTable> => {
    const table = typeof number === 'number' ? tables.get(number) : undefined;
    return table === undefined ? err({ code: 'no-such-table' }) : ok(table);
  };

  const findSeat = (table: BuyWordTable, seat: unknown): Answer<number | null> => {
    const { players } = table.match.state;
    if (seat === null || seat === undefined) return ok(null);
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
    return isSeat ? ok(seat) : err({ code: 'bad-seat', players });
  };

  const make = (request: Record<string, unknown>): Answer<{ table: number }> => {
    if (request['game'] !== 'buyword') return err({ code: 'unknown-game' });
    const players = request['players'] as number;
    const options = parseOptions(request['options'], players);
    if (!options.ok) return options;
    const { seed } = request;
    const fixed = request['setup'] ?? {};
    if (typeof fixed !== 'object' || Array.isArray(fixed)) return err({ code: 'bad-setup', part: 'bag' });
    const setup = parseSetup({ ...fixed, ...(seed === undefined ? {} : { seed }) }, players);
    if (!setup.ok) return setup;
    const env = { deal: createDealSource(setup.value), judge: loadLexicon(options.value.dictionary) };
    const match = startMatch(BUYWORD, env, { players, options: options.value, setup: setup.value });
    if (!match.ok) return match;
    const { dictionary } = options.value;
    const lexicon = { name: dictionary, sha256: wordManifest.dictionaries[dictionary].sha256 };
    return keep({
      match: match.value,
      setup: setup.value,
      lexicon,
      rulesVersion: BUYWORD.rulesVersion,
      names: [],
    });
  };

  const act = (request: Record<string, unknown>): Answer<unknown> => {
    const table = find(request['table']);
    if (!table.ok) return table;
    if (typeof request['action'] !== 'string') return err({ code: 'bad-action' });
    const action = parseAction(request['action']);
    if (!action.ok) return action;
    if (!Object.hasOwn(request, 'seat')) return err({ code: 'bad-field', field: 'seat' });
    const seat = findSeat(table.value, request['seat']);
    if (!seat.ok) return seat;
    const acted = table.value.match.act(seat.value, action.value);
    return acted.ok ? ok({ events: acted.value.map((event) => BUYWORD.redact(event, seat.value)) }) : acted;
  };

  const look = <T>(
    request: Record<string, unknown>,
    show: (table: BuyWordTable, seat: number | null) => Answer<T>,
  ): Answer<T> => {
    const table = find(request['table']);
    if (!table.ok) return table;
    const seat = findSeat(table.value, request['seat']);
    return seat.ok ? show(table.value, seat.value) : seat;
  };

  const advise = (request: Record<string, unknown>): Answer<unknown> =>
    look(request, (table, seat) => {
      const adviser = adviserOf(request);
      if (!adviser.ok) return adviser;
      const { state } = table.match;
      if (seat === null) return err({ code: 'bad-seat', players: state.players });
      const bot = makeBot('buyword', { ...adviser.value, lexicon: loadLexicon(state.options.dictionary) });
      const choice = bot.think(BUYWORD.view(state, seat), seat);
      if (choice === undefined) return err({ code: 'nothing-to-advise' });
      return ok({ ...choice, action: formatAction(choice.action) });
    });

  const load = (request: Record<string, unknown>): Answer<{ table: number; lexiconDiffers: boolean }> => {
    const text = request['record'];
    if (typeof text !== 'string') return err({ code: 'record-bad-line', line: 1 });
    const loaded = loadBuyWordRecord(text, loadLexicon);
    if (!loaded.ok) return loaded;
    const { lexicon, match } = loaded.value;
    const known = wordManifest.dictionaries[match.state.options.dictionary].sha256;
    const kept = keep(loaded.value);
    return kept.ok ? ok({ ...kept.value, lexiconDiffers: known !== lexicon.sha256 }) : kept;
  };

  return {
    make,
    act,
    load,
    advise,
    view: (request: Record<string, unknown>) =>
      look(request, (table, seat) => ok({ view: BUYWORD.view(table.match.state, seat) })),
    options: (request: Record<string, unknown>) =>
      look(request, (table, seat) =>
        seat === null
          ? err({ code: 'bad-seat', players: table.match.state.players })
          : ok({ options: BUYWORD.offers(BUYWORD.view(table.match.state, seat), seat) }),
      ),
    record: (request: Record<string, unknown>) =>
      look(request, (table, seat) =>
        ok({ record: formatBuyWordRecord(table, Object.hasOwn(request, 'seat') ? seat : 'all') }),
      ),
    drop: (request: Record<string, unknown>): Answer<Record<string, never>> => {
      const table = find(request['table']);
      if (!table.ok) return table;
      tables.delete(request['table'] as number);
      return ok({});
    },
  };
};
