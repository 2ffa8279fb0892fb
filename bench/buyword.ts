/** BuyWord's engine: actions a second, replay of a record, and a view. No peer plays BuyWord: absolute figures, median of seven. */

import type { Action } from '../src/games/buyword/actions.ts';
import { BUYWORD } from '../src/games/buyword/buyword.ts';
import { createDealSource, type Setup } from '../src/games/buyword/deal-source.ts';
import type { GameEvent } from '../src/games/buyword/events.ts';
import type { State } from '../src/games/buyword/state.ts';
import { allTiles } from '../src/games/buyword/tile-sets.ts';
import { replay } from '../src/games/core/game.ts';
import { startMatch } from '../src/games/core/match.ts';
import { formatBuyWordRecord } from '../src/notation/buyword-record.ts';
import { loadBuyWordRecord } from '../src/notation/buyword-replay.ts';
import { median, report } from './measure.ts';

const RUNS = 7;
const GAMES = 400;
const VIEW_RUNS = 50;
/** So many of the last states of a game are looked at. */
const LATE_STATES = 200;
const judge = { has: () => true, inTheme: () => true };

const newMatch = (setup: Setup) => {
  const env = { deal: createDealSource(setup), judge };
  const started = startMatch(BUYWORD, env, { players: 4, options: { tileLimit: null }, setup: {} });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return { env, match: started.value };
};

/** What a player does who never looks for a word: sells two letters now and then, in whatever order they lie. */
const plainAction = (view: ReturnType<typeof BUYWORD.view>, seat: number): Action => {
  const kinds = BUYWORD.offers(view, seat);
  const sell = kinds.find((offer) => offer.kind === 'sell');
  if (sell !== undefined && sell.tiles.length > 8)
    return { kind: 'sell', word: sell.tiles.slice(0, 4), wildAt: null };
  for (const kind of ['roll', 'buy', 'decline', 'done'] as const)
    if (kinds.some((offer) => offer.kind === kind)) return { kind };
  return { kind: 'choose', number: 2 };
};

/** Whole games as actions, worked out before the clock starts. */
const script = (games: number) =>
  Array.from({ length: games }, (_, i) => {
    const { env, match } = newMatch({ seed: `bench ${i}` });
    const first = match.state;
    while (!BUYWORD.isOver(match.state)) {
      const seat = BUYWORD.view(match.state, null).toAct[0] as number;
      const acted = match.act(seat, plainAction(BUYWORD.view(match.state, seat), seat));
      if (!acted.ok) throw new Error(JSON.stringify(acted.error));
    }
    return { env, first, turns: match.turns };
  });

const time = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Runs the benchmarks of BuyWord. */
export const run = async (): Promise<void> => {
  const games = script(GAMES);
  const actions = games.reduce((sum, { turns }) => sum + turns.length, 0);
  console.log(`\nBuyWord (4 players, ${GAMES} games, ${actions} actions, median of ${RUNS})`);
  const perSecond = median(
    Array.from({ length: RUNS }, () => {
      const ms = time(() => {
        for (const { env, first, turns } of games) {
          let state = first;
          for (const { actor, action } of turns) {
            const decided = BUYWORD.decide(env, state, actor, action);
            if (!decided.ok) throw new Error('refused');
            state = decided.value.state;
          }
        }
      });
      return (actions / ms) * 1000;
    }),
  );
  report('decide + apply', `${Math.round(perSecond / 1000)}k a second`, '≥ 200k', perSecond >= 200_000);

  // A fixed bag of four sets makes a game of some 400 actions.
  const setup: Setup = { seed: 'long', bag: allTiles('classic').repeat(4), rolls: [] };
  const { match } = newMatch(setup);
  while (!BUYWORD.isOver(match.state)) {
    const seat = BUYWORD.view(match.state, null).toAct[0] as number;
    const acted = match.act(seat, plainAction(BUYWORD.view(match.state, seat), seat));
    if (!acted.ok) throw new Error(JSON.stringify(acted.error));
  }
  const table = {
    match,
    setup,
    lexicon: { name: 'en-full', sha256: '0'.repeat(64) },
    rulesVersion: BUYWORD.rulesVersion,
    names: [],
  };
  const record = formatBuyWordRecord(table, 'all');
  const per400 = median(
    Array.from(
      { length: 50 },
      () =>
        (time(() => {
          const loaded = loadBuyWordRecord(record, () => judge);
          if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
        }) *
          400) /
        match.turns.length,
    ),
  );
  report(
    `replay of a record, for 400 actions (measured: ${match.turns.length})`,
    `${per400.toFixed(2)} ms`,
    '< 3 ms',
    per400 < 3,
  );

  const events = [...match.opening, ...match.turns.flatMap((turn) => turn.events)];
  const perLog = median(Array.from({ length: 500 }, () => time(() => replay(BUYWORD, events))));
  report(`replay of its log (${events.length} events)`, `${perLog.toFixed(2)} ms`, '< 3 ms', perLog < 3);

  // As at a table: each of the last states once for each seat, and the first view of a game that was just read.
  const lateStates = (): State[] => {
    let state: State | undefined;
    const states = (JSON.parse(JSON.stringify(events)) as GameEvent[]).map((event) => {
      state = BUYWORD.apply(state, event);
      return state;
    });
    return states.slice(-LATE_STATES);
  };
  const firstMs: number[] = [];
  const perView = median(
    Array.from({ length: VIEW_RUNS }, () => {
      const states = lateStates();
      firstMs.push(time(() => BUYWORD.view(states.at(-1) as State, 0)));
      const ms = time(() => {
        for (const state of states) for (let seat = 0; seat < 4; seat++) BUYWORD.view(state, seat);
      });
      return (ms * 1000) / (states.length * 4);
    }),
  );
  report('a view, at the end of a game', `${perView.toFixed(1)} µs`, '< 20 µs', perView < 20);
  console.log(`  (the first view of a game that was just read: ${(median(firstMs) * 1000).toFixed(0)} µs)`);
};
