/** What every coach must keep, shown over seeded random games of every set of options. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coach, GameCoach } from '../../src/coach/coach.ts';
import { type Review, type ReviewGame, reviewGame, reviewSteps } from '../../src/coach/review.ts';
import type { NewTable, Refusal } from '../../src/games/core/game.ts';
import type { Seat } from '../../src/games/core/seat.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';
import { seeded } from '../support/racks.ts';
import type { ContractSubject } from './game-contract.ts';
import { randomPlay } from './random-play.ts';

type CoachSubject<
  Env,
  Setup,
  State,
  Action,
  Event,
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
> = {
  readonly subject: ContractSubject<Env, Setup, State, Action, Event, View, Offer, Why>;
  readonly module: ReviewGame;
  readonly coach: GameCoach;
  readonly lexicon: Lexicon;
  /** So many games are played, each up to so many turns. */
  readonly games: number;
  readonly turns: number;
};

/** Of larger tables, as many players are looked at: the others are no different. */
const MOST_SEATS = 3;

/** Runs the suite for the coach of one game. */
export const coachContract = <
  Env,
  Setup,
  State,
  Action,
  Event,
  View extends { toAct: readonly Seat[] },
  Offer,
  Why extends Refusal,
>({
  subject,
  module,
  coach: gameCoach,
  lexicon,
  games,
  turns,
}: CoachSubject<Env, Setup, State, Action, Event, View, Offer, Why>): void => {
  const { game } = subject;
  const { begin, offered } = randomPlay(subject);
  const makeCoach = (): Coach => gameCoach.make({ lexicon, seed: 'contract', work: 1 });
  const game$ = fc.record({ table: subject.tables, seed: fc.integer({ min: 0, max: 2 ** 31 }) });
  const examples = subject.examples.map((table, seed): [{ table: NewTable<Setup>; seed: number }] => [
    { table, seed },
  ]);

  const playUpTo = (table: NewTable<Setup>, seed: number, most: number) => {
    const random = seeded(seed);
    const played = begin(table);
    const { match } = played;
    for (let turn = 0; turn < most && !game.isOver(match.state); turn++) {
      const next = offered(played, random);
      if (next !== undefined) match.act(next.actor, next.action);
    }
    return { ...played, random };
  };

  /** Start, luck, own choices and the others' add up to the result; no choice of one's own is above 0. */
  const expectSound = (review: Review, scores: readonly number[] | undefined): void => {
    for (const { seat, split, loss } of review.players) {
      const { start, luck, own, others, result } = split;
      for (const part of [start, luck, own, others, result]) expect(Number.isInteger(part)).toBe(true);
      expect(start + luck + own + others).toBe(result);
      expect(own).toBeLessThanOrEqual(0);
      expect(own).toBeCloseTo(-loss, -0.5);
      if (scores !== undefined) expect(result).toBe(scores[seat]);
    }
    for (const { expected, changes, decision, step } of review.steps) {
      for (const each of expected) expect(Number.isFinite(each)).toBe(true);
      const before = review.steps[step - 1]?.expected;
      changes.forEach(({ luck, own, others }, i) => {
        expect(own).toBeLessThanOrEqual(0);
        if (before !== undefined)
          expect(expected[i]).toBeCloseTo((before[i] as number) + luck + own + others, 6);
      });
      if (decision === undefined) continue;
      expect(decision.loss).toBeGreaterThanOrEqual(0);
      expect(decision.choices.length).toBeGreaterThan(1);
      expect(decision.best.value).toBeGreaterThanOrEqual(decision.played.value);
    }
    expect(review.turningPoints.length).toBeLessThanOrEqual(3);
  };

  describe(`the coach of ${game.name}`, () => {
    it('splits every result into luck, own choices and the others so that it adds up exactly', () => {
      let finished = 0;
      fc.assert(
        fc.property(game$, ({ table, seed }) => {
          const { match, players } = playUpTo(table, seed, turns);
          const seats = Array.from({ length: Math.min(players, MOST_SEATS) }, (_, seat) => seat);
          const { opening, turns: taken } = match;
          const request = { game: module, gameCoach, coach: makeCoach(), opening, turns: taken, seats };
          const { isOver, scores } = module.standing(match.state);
          expectSound(reviewGame(request), isOver ? scores : undefined);
          if (isOver) finished++;
        }),
        { numRuns: examples.length + games, examples, endOnFailure: true },
      );
      expect(finished).toBeGreaterThan(games / 2);
    });

    it('says the same of the same game, and the first of it at once', () => {
      const [table] = subject.examples as readonly [NewTable<Setup>];
      const { match, players } = playUpTo(table, 3, turns);
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const request = () => ({
        game: module,
        gameCoach,
        coach: makeCoach(),
        opening: match.opening,
        turns: match.turns,
        seats,
      });
      const review = reviewGame(request());
      expect(reviewGame(request())).toEqual(review);
      const [first, second] = reviewSteps(request());
      expect(first).toEqual(review.steps[0]);
      expect(second).toEqual(review.steps[1]);
    });

    it('reviews a game that goes on by what its player sees: from their own record it is the same', () => {
      fc.assert(
        fc.property(game$, fc.nat(60), ({ table, seed }, stopAt) => {
          const { match, players } = playUpTo(table, seed, stopAt);
          if (game.isOver(match.state)) return;
          const seat = seed % players;
          const seen = subject.load(subject.record(match, table, seat), table);
          if (typeof seen === 'string') throw new Error(seen);
          const [whole, own] = [match, seen].map(({ opening, turns: taken }) =>
            reviewGame({ game: module, gameCoach, coach: makeCoach(), opening, turns: taken, seats: [seat] }),
          );
          // What others arrange before them is in no record of this player's, so steps may be fewer.
          expect(own?.players).toEqual(whole?.players);
          expect(own?.steps.at(-1)?.expected).toEqual(whole?.steps.at(-1)?.expected);
        }),
        { numRuns: games, endOnFailure: true },
      );
    });

    it('judges by what a seat sees: other secrets, same values, choices and hints', () => {
      fc.assert(
        fc.property(game$, fc.nat(120), ({ table, seed }, stopAt) => {
          const { match, env: _, random } = playUpTo(table, seed, stopAt);
          if (game.isOver(match.state)) return;
          const coach = makeCoach();
          const { toAct } = game.view(match.state, null);
          for (const seat of toAct.slice(0, 2)) {
            const view = game.view(match.state, seat);
            const otherwise = subject.stateHiddenOtherwise(match.state, seat, random);
            const other = game.view(otherwise, seat);
            const again = makeCoach();
            // Whoever is to act has something to choose, and every choice a value.
            const { choices } = coach.valuation(view, seat);
            expect(choices.length).toBeGreaterThan(0);
            for (const { action, value } of choices) {
              expect(subject.parse(action), action).toBeDefined();
              expect(Number.isFinite(value), action).toBe(true);
            }
            expect(again.standing(other, seat)).toBe(coach.standing(view, seat));
            expect(again.valuation(other, seat)).toEqual(coach.valuation(view, seat));
            expect(again.hint(other, seat)).toEqual(coach.hint(view, seat));
          }
        }),
        { numRuns: games, endOnFailure: true },
      );
    });
  });
};
