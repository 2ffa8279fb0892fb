/**
 * A game looked at again: every decision of every player beside the best one, and the result of each split into luck, own choices and what
 * the others did. It goes step by step, so that whoever runs it can tell how far it is and show the first results at once.
 */
import type { Turn } from '../games/core/match.ts';
import type { Seat, Viewer } from '../games/core/seat.ts';
import type { Coach, GameCoach, ValuedChoice } from './coach.ts';
import { accuracyOf, type CoachGrade, GRADES, type GradeSteps, gradeOf } from './grades.ts';
import { type Split, splitExactly } from './split.ts';

/** What a review asks of a game; every GameModule (catalog/game-module.ts) has it. */
export type ReviewGame = {
  apply(state: unknown, event: unknown): unknown;
  view(state: unknown, viewer: Viewer): unknown;
  formatAction(action: unknown): string;
  standing(state: unknown): {
    readonly round: number;
    readonly isOver: boolean;
    readonly scores: readonly number[];
  };
};

export type ReviewRequest = {
  readonly game: ReviewGame;
  readonly gameCoach: GameCoach;
  readonly coach: Coach;
  readonly opening: readonly unknown[];
  readonly turns: readonly Turn<unknown, unknown>[];
  /** Whose decisions are looked at. Of a game that goes on, only who looks: others' hands are theirs. */
  readonly seats: readonly Seat[];
};

/** A decision, and what would have been best. */
export type Decision = {
  /** The turn, counted from 1: the frame that shows what came of it; the frame before it shows what there was to decide. */
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly played: ValuedChoice;
  readonly best: ValuedChoice;
  /** The best few, the best first. */
  readonly choices: readonly ValuedChoice[];
  /** What the seat can expect to lose by it against the best choice; 0 for the best. */
  readonly loss: number;
  readonly grade: CoachGrade;
};

/** Where a change of what a seat can expect comes from; the parts add up to the change. */
export type Change = { readonly luck: number; readonly own: number; readonly others: number };

/** One step of a review. */
export type ReviewedStep = {
  /** 0: the start; then one for each turn. */
  readonly step: number;
  readonly round: number;
  /** What each of the seats looked at can expect to end with now, and why that has changed; in the order of `seats`. */
  readonly expected: readonly number[];
  readonly changes: readonly Change[];
  readonly decision?: Decision;
};

export type TurningPoint = {
  readonly step: number;
  readonly seat: Seat;
  readonly change: number;
  /** What made most of it. */
  readonly cause: keyof Change;
};

/** A better word that was there. */
export type MissedWord = {
  readonly step: number;
  readonly seat: Seat;
  readonly word: string;
  readonly loss: number;
};

export type PlayerReview = {
  readonly seat: Seat;
  readonly decisions: number;
  readonly counts: Readonly<Record<CoachGrade, number>>;
  /** In percent. */
  readonly accuracy: number;
  /** What all own choices together lost, in dollars or chips. */
  readonly loss: number;
  readonly split: Split;
};

export type Review = {
  readonly seats: readonly Seat[];
  readonly steps: readonly ReviewedStep[];
  readonly players: readonly PlayerReview[];
  readonly turningPoints: readonly TurningPoint[];
  readonly missedWords: readonly MissedWord[];
  readonly isOver: boolean;
};

const CHOICES_TOLD = 4;
const TURNING_POINTS = 3;

const NO_CHANGE: Change = { luck: 0, own: 0, others: 0 };
const CAUSES = ['luck', 'own', 'others'] as const;

/** What is known of a seat while the review goes on. */
type Level = {
  readonly seat: Seat;
  readonly start: number;
  /** What it can expect, all changes so far counted; and the coach's word of the position alone. */
  expected: number;
  standing: number;
  readonly sums: { luck: number; own: number; others: number };
  readonly losses: number[];
  readonly counts: Record<CoachGrade, number>;
};

type Moment = {
  readonly before: unknown;
  readonly mid: unknown;
  readonly after: unknown;
  readonly hasChance: boolean;
};

/** The state before a turn, the one when chance first has its say in it, and the one after it. */
const momentOf = (
  { game, gameCoach }: ReviewRequest,
  before: unknown,
  { events }: Turn<unknown, unknown>,
): Moment => {
  let state = before;
  let mid: unknown;
  let hasChance = false;
  for (const event of events) {
    if (!hasChance && gameCoach.isChance(event)) {
      hasChance = true;
      mid = state;
    }
    state = game.apply(state, event);
  }
  return { before, mid: hasChance ? mid : state, after: state, hasChance };
};

const judge = (
  { game, gameCoach, coach }: ReviewRequest,
  state: unknown,
  { actor, action }: Turn<unknown, unknown>,
  step: number,
): Decision | undefined => {
  if (actor === null || gameCoach.isNoDecision(action)) return undefined;
  const text = game.formatAction(action);
  const view = game.view(state, actor);
  const { choices } = coach.valuation(view, actor, text);
  const [best] = choices;
  const played = choices.find((choice) => choice.action === text);
  if (best === undefined || played === undefined || choices.length < 2) return undefined;
  const loss = Math.max(0, best.value - played.value);
  return {
    step,
    round: game.standing(state).round,
    seat: actor,
    played,
    best: loss === 0 ? played : best,
    choices: choices.slice(0, CHOICES_TOLD),
    loss,
    grade: gradeOf(gameCoach.gradeSteps(view), loss),
  };
};

/**
 * What a turn changes for a seat. A choice of its own costs what it loses against the best; the rest of such a turn is luck where there was
 * chance in it, and nothing otherwise: what follows from one's own choice was in its value. What others do counts by what the coach says
 * of the position before and after; where chance comes in, the coach's word after it is taken anew, and the difference is luck.
 */
const changeOf = (
  request: ReviewRequest,
  level: Level,
  { mid, after, hasChance }: Moment,
  turn: Turn<unknown, unknown>,
  loss: number | undefined,
): Change => {
  const { game, coach, gameCoach } = request;
  const { seat } = level;
  const standingIn = (state: unknown): number => coach.standing(game.view(state, seat), seat);
  const standing = standingIn(after);
  const isOwn = turn.actor === seat;
  const moved =
    isOwn && !gameCoach.isNoDecision(turn.action)
      ? 0
      : (hasChance ? standingIn(mid) : standing) - level.standing;
  // Whoever gives the seat up has made no choice to compare with: it costs what the coach says of it.
  const own = isOwn ? Math.min(0, moved) - (loss ?? 0) : 0;
  const others = isOwn ? 0 : moved;
  const { isOver, scores } = game.standing(after);
  const known = level.expected + own + others;
  const rest = isOver ? (scores[seat] ?? 0) - known : hasChance ? standing - known : 0;
  level.standing = standing;
  // What is left over at the end without any chance in the turn is how far off the coach was.
  return isOver && !hasChance && !isOwn
    ? { luck: 0, own, others: others + rest }
    : { luck: rest, own, others };
};

const turningPointsOf = (steps: readonly ReviewedStep[], seats: readonly Seat[]): TurningPoint[] =>
  steps
    .flatMap(({ step, changes }) => {
      const swings = changes.map((change, i): TurningPoint => {
        const cause = CAUSES.reduce((a, b) => (Math.abs(change[b]) > Math.abs(change[a]) ? b : a));
        return { step, seat: seats[i] as Seat, change: change.luck + change.own + change.others, cause };
      });
      const [most] = swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
      return most === undefined || most.change === 0 ? [] : [most];
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.step - b.step);

const missedWordsOf = (steps: readonly ReviewedStep[], gradeSteps: GradeSteps): MissedWord[] =>
  steps.flatMap(({ decision }) => {
    if (decision?.best.word === undefined || decision.loss < gradeSteps.inaccuracy) return [];
    const { step, seat, best, played, loss } = decision;
    return best.word === undefined || best.word === played.word
      ? []
      : [{ step, seat, word: best.word, loss }];
  });

/** Reviews a game, one step after the other; the whole of it is what it returns. */
export function* reviewSteps(request: ReviewRequest): Generator<ReviewedStep, Review> {
  const { game, gameCoach, coach, opening, turns, seats } = request;
  let state: unknown;
  for (const event of opening) state = game.apply(state, event);
  const gradeSteps = gameCoach.gradeSteps(game.view(state, seats[0] ?? null));
  const levels = seats.map((seat): Level => {
    const standing = coach.standing(game.view(state, seat), seat);
    return {
      seat,
      start: standing,
      expected: standing,
      standing,
      sums: { luck: 0, own: 0, others: 0 },
      losses: [],
      counts: Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<CoachGrade, number>,
    };
  });
  const steps: ReviewedStep[] = [];
  const tell = (step: number, changes: readonly Change[], decision: Decision | undefined): ReviewedStep => {
    const told: ReviewedStep = {
      step,
      round: game.standing(state).round,
      expected: levels.map(({ expected }) => expected),
      changes,
      ...(decision && { decision }),
    };
    steps.push(told);
    return told;
  };
  yield tell(
    0,
    levels.map(() => NO_CHANGE),
    undefined,
  );
  for (const [i, turn] of turns.entries()) {
    const step = i + 1;
    const decision = levels.some(({ seat }) => seat === turn.actor)
      ? judge(request, state, turn, step)
      : undefined;
    const moment = momentOf(request, state, turn);
    const changes = levels.map((level) => {
      const change = changeOf(request, level, moment, turn, decision?.loss);
      for (const cause of CAUSES) level.sums[cause] += change[cause];
      level.expected += change.luck + change.own + change.others;
      if (decision?.seat === level.seat) {
        level.losses.push(decision.loss);
        level.counts[decision.grade] += 1;
      }
      return change;
    });
    state = moment.after;
    yield tell(step, changes, decision);
  }
  const { isOver, scores } = game.standing(state);
  return {
    seats,
    steps,
    isOver,
    players: levels.map(({ seat, start, expected, sums, losses, counts }) => ({
      seat,
      decisions: losses.length,
      counts,
      accuracy: accuracyOf(gradeSteps, losses),
      loss: -sums.own + 0,
      split: splitExactly({ start, ...sums }, isOver ? (scores[seat] ?? 0) : Math.round(expected)),
    })),
    turningPoints: turningPointsOf(steps, seats),
    missedWords: missedWordsOf(steps, gradeSteps),
  };
}

/** The whole review at once. */
export const reviewGame = (request: ReviewRequest): Review => {
  const steps = reviewSteps(request);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
};
