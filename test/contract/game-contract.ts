/** What every game must keep, shown over seeded random games: the same suite for each game and every set of options. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, type NewTable, type Refusal, replay } from '../../src/games/core/game.ts';
import { type Match, startMatch } from '../../src/games/core/match.ts';
import type { Seat, Viewer } from '../../src/games/core/seat.ts';
import { seeded } from '../support/racks.ts';
import { type PlayedGame, pick, type Random, randomPlay } from './random-play.ts';

export type ContractSubject<
  Env,
  Setup,
  State,
  Action,
  Event,
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
> = PlayedGame<Env, Setup, State, Action, Event, View, Offer, Why> & {
  readonly tables: fc.Arbitrary<NewTable<Setup>>;
  /** Tables that each property tries in any case, one of them after the other. */
  readonly examples: readonly NewTable<Setup>[];
  /** Actions that are mostly wrong. */
  readonly nonsense: (state: State, random: Random) => { actor: Actor; action: Action };
  /** What must not change while a game goes on (tiles, wilds, money). */
  readonly totals: (state: State) => unknown;
  readonly parse: (text: string) => Action | undefined;
  readonly record: (
    match: Match<State, Action, Event, Why>,
    table: NewTable<Setup>,
    viewer: Viewer | 'all',
  ) => string;
  /** The match that a record tells, or why there is none. */
  readonly load: (text: string, table: NewTable<Setup>) => Match<State, Action, Event, Why> | string;
  /** Another table and chance that nobody at this point can tell from the real one. */
  readonly envWithOtherFuture: (
    table: NewTable<Setup>,
    match: Match<State, Action, Event, Why>,
    random: Random,
  ) => Env;
  /** Whether a viewer's record leaves out what they may not see, so that it tells their view of the game; not so: the game. */
  readonly recordHides?: (state: State, viewer: Viewer | 'all') => boolean;
  /** Another state that a viewer cannot tell from the real one. */
  readonly stateHiddenOtherwise: (state: State, viewer: Viewer, random: Random) => State;
  /** What somebody may do as often as they like: it is in no log (docs/adr/0009). */
  readonly isArrangement?: (action: Action) => boolean;
  readonly games: number;
};

/** After so many tries in vain a player has nothing to do. */
const MOST_IDLE = 60;

/** Runs the suite for one game. */
export const gameContract = <
  Env,
  Setup,
  State,
  Action,
  Event,
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
>(
  subject: ContractSubject<Env, Setup, State, Action, Event, View, Offer, Why>,
): void => {
  const { game } = subject;
  const { begin, offered, play } = randomPlay(subject);
  const game$ = fc.record({ table: subject.tables, seed: fc.integer({ min: 0, max: 2 ** 31 }) });
  const runs = <Case extends unknown[]>(share: number, ...rest: Case) => ({
    numRuns: Math.ceil(subject.games * share),
    endOnFailure: true,
    examples: subject.examples.map((table, seed): [{ table: NewTable<Setup>; seed: number }, ...Case] => [
      { table, seed },
      ...rest,
    ]),
  });

  describe(`${game.name} keeps what every game must keep`, () => {
    it('accepts what it offers, refuses without a trace, conserves, ends, and replays to the same state', () => {
      fc.assert(
        fc.property(game$, ({ table, seed }) => {
          const random = seeded(seed);
          const played = begin(table);
          const totals = subject.totals(played.match.state);
          play(played, random, () => {
            expect(subject.totals(played.match.state)).toEqual(totals);
            if (random() < 0.2) {
              const before = JSON.stringify(played.match.state);
              const { actor, action } = subject.nonsense(played.match.state, random);
              const decided = game.decide(played.env, played.match.state, actor, action);
              if (!decided.ok) expect(decided.error.code).toMatch(/^[a-z-]+$/);
              expect(JSON.stringify(played.match.state)).toBe(before);
            }
          });
          const { match } = played;
          const events = [...match.opening, ...match.turns.flatMap((turn) => turn.events)];
          expect(replay(game, events)).toEqual(match.state);
          expect(replay(game, JSON.parse(JSON.stringify(events)) as Event[])).toEqual(match.state);
          expect(JSON.parse(JSON.stringify(match.state))).toEqual(match.state);
          for (const viewer of played.viewers)
            expect(game.offers(game.view(match.state, viewer), viewer ?? 0)).toEqual([]);
        }),
        runs(0.6),
      );
    });

    it('lets nobody act without end while all others do nothing', () => {
      fc.assert(
        fc.property(game$, fc.nat(120), ({ table, seed }, stopAt) => {
          const random = seeded(seed);
          const played = begin(table);
          const { match, env, players } = played;
          for (let turn = 0; turn < stopAt && !game.isOver(match.state); turn++) {
            const next = offered(played, random);
            if (next !== undefined) match.act(next.actor, next.action);
          }
          const seat = Math.floor(random() * players);
          let done = 0;
          for (let idle = 0; idle < MOST_IDLE && done < subject.mostTurns; idle++) {
            const view = game.view(match.state, seat);
            const offer = pick(random, game.offers(view, seat));
            const action = offer === undefined ? undefined : subject.within(offer, view, env, random);
            if (action === undefined || subject.isArrangement?.(action)) continue;
            if (!match.act(seat, action).ok) continue;
            done += 1;
            idle = 0;
          }
          expect(done, 'one player goes on for ever').toBeLessThan(subject.mostTurns);
        }),
        runs(0.1, 20),
      );
    });

    it('writes every action in a text that reads back, and every record so that it tells the same game', () => {
      fc.assert(
        fc.property(game$, ({ table, seed }) => {
          const random = seeded(seed);
          const played = begin(table);
          play(played, random, () => {});
          for (const { action } of played.match.turns) {
            const text = subject.format(action);
            expect(subject.parse(text)).toEqual(action);
            expect(subject.parse(`  ${text.replaceAll(' ', '   ')} `)).toEqual(action);
          }
          for (const viewer of ['all', ...played.viewers] as const) {
            const loaded = subject.load(subject.record(played.match, table, viewer), table);
            if (typeof loaded === 'string') throw new Error(loaded);
            if (viewer !== 'all' && subject.recordHides?.(played.match.state, viewer)) {
              expect(game.view(loaded.state, viewer)).toEqual(game.view(played.match.state, viewer));
            } else expect(loaded.state).toEqual(played.match.state);
            expect(subject.record(loaded, table, viewer)).toBe(subject.record(played.match, table, viewer));
          }
        }),
        runs(0.2),
      );
    });

    it('shows a viewer nothing of what is hidden from them: other secrets, same views, events and records', () => {
      fc.assert(
        fc.property(game$, fc.nat(200), ({ table, seed }, stopAt) => {
          const random = seeded(seed);
          const played = begin(table);
          for (let turn = 0; turn < stopAt && !game.isOver(played.match.state); turn++) {
            const next = offered(played, random);
            if (next !== undefined) played.match.act(next.actor, next.action);
          }
          if (game.isOver(played.match.state)) return;
          const loaded = subject.load(subject.record(played.match, table, 'all'), table);
          if (typeof loaded === 'string') throw new Error(loaded);
          expect(loaded.state).toEqual(played.match.state);
          const next = offered(played, random);
          if (next !== undefined) {
            expect(loaded.act(next.actor, next.action)).toEqual(played.match.act(next.actor, next.action));
          }
          if (game.isOver(played.match.state)) return;
          const env = subject.envWithOtherFuture(table, played.match, random);
          const twin = startMatch(game, env, table);
          if (!twin.ok) throw new Error('the twin was refused');
          for (const { actor, action } of played.match.turns) twin.value.act(actor, action);
          for (const viewer of played.viewers) {
            expect(game.view(twin.value.state, viewer)).toEqual(game.view(played.match.state, viewer));
            const seen = (match: typeof twin.value) =>
              match.turns.flatMap((turn) => turn.events.map((event) => game.redact(event, viewer)));
            expect(seen(twin.value)).toEqual(seen(played.match));
            expect(subject.record(twin.value, table, viewer)).toBe(
              subject.record(played.match, table, viewer),
            );
            if (subject.recordHides?.(played.match.state, viewer)) {
              const text = subject.record(played.match, table, viewer);
              const seenBy = subject.load(text, table);
              if (typeof seenBy === 'string') throw new Error(seenBy);
              expect(game.view(seenBy.state, viewer)).toEqual(game.view(played.match.state, viewer));
              expect(subject.record(seenBy, table, viewer)).toBe(text);
            }
            const otherwise = subject.stateHiddenOtherwise(played.match.state, viewer, random);
            expect(game.view(otherwise, viewer)).toEqual(game.view(played.match.state, viewer));
          }
        }),
        runs(0.2, 60),
      );
    });
  });
};
