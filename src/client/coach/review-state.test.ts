import { describe, expect, it } from 'vitest';
import type { CoachGrade } from '../../coach/grades.ts';
import type { Decision, Review, ReviewedStep } from '../../coach/review.ts';
import type { ReviewEvents } from './coach-port.ts';
import { createReviewState } from './review-state.ts';

const decision = (step: number, seat: number, grade: CoachGrade): Decision => {
  const choice = { action: 'buy', value: 1 };
  return { step, round: 1, seat, played: choice, best: choice, choices: [choice], loss: 0, grade };
};

const stepOf = (step: number, seat = 0, grade?: CoachGrade): ReviewedStep => ({
  step,
  round: 1,
  expected: [100, 100],
  changes: [],
  ...(grade === undefined ? {} : { decision: decision(step, seat, grade) }),
});

const STEPS = [
  stepOf(0),
  stepOf(1, 0, 'best'),
  stepOf(2, 0, 'blunder'),
  stepOf(3, 1, 'mistake'),
  stepOf(4, 0, 'inaccuracy'),
];
const WHOLE: Review = {
  seats: [0, 1],
  steps: STEPS,
  players: [],
  turningPoints: [],
  missedWords: [],
  isOver: true,
};

const opened = (kept?: Review) => {
  const runs: { readonly events: ReviewEvents; isStopped: boolean }[] = [];
  const keeps: Review[] = [];
  const state = createReviewState({
    last: 4,
    readKept: async () => kept,
    keep: async (review) => void keeps.push(review),
    start: (events) => {
      const run = { events, isStopped: false };
      runs.push(run);
      return () => {
        run.isStopped = true;
      };
    },
    you: 0,
  });
  return { state, runs, keeps };
};

describe('the review of a game', () => {
  it('shows its first steps at once, tells how far it is, and is kept when it is whole', async () => {
    const { state, runs, keeps } = opened();
    await state.begin();
    expect([state.isRunning.value, state.progress.value]).toEqual([true, 0]);
    runs[0]?.events.onSteps(STEPS.slice(0, 3));
    expect(state.progress.value).toBe(0.5);
    expect(state.decisionAt(2)?.grade).toBe('blunder');
    expect([0, 1, 2].map(state.isMistakeAt)).toEqual([false, false, true]);
    expect(state.review.value).toBeUndefined();
    runs[0]?.events.onReviewed(WHOLE);
    expect([state.isRunning.value, state.progress.value]).toEqual([false, 1]);
    expect(keeps).toEqual([WHOLE]);
    await state.begin();
    expect(runs).toHaveLength(1);
  });

  it('is not reckoned again where it was kept', async () => {
    const { state, runs } = opened(WHOLE);
    await state.begin();
    expect(runs).toHaveLength(0);
    expect(state.review.value).toBe(WHOLE);
  });

  it('leads from one mistake to the next, of one player or of all', async () => {
    const { state } = opened(WHOLE);
    await state.begin();
    expect(state.mistakeFrom(0, 1)?.step).toBe(2);
    expect(state.mistakeFrom(2, 1)?.step).toBe(4);
    expect(state.mistakeFrom(4, 1)).toBeUndefined();
    expect(state.mistakeFrom(4, -1)?.step).toBe(2);
    state.followed.value = undefined;
    expect(state.mistakeFrom(2, 1)?.step).toBe(3);
    state.followed.value = 1;
    expect(state.mistakes.value.map(({ step }) => step)).toEqual([3]);
  });

  it('keeps what was told where it is stopped, says why it failed, and can be begun again', async () => {
    const { state, runs, keeps } = opened();
    await state.begin();
    runs[0]?.events.onSteps(STEPS.slice(0, 3));
    state.stop();
    expect(runs[0]?.isStopped).toBe(true);
    expect(state.isRunning.value).toBe(false);
    expect(state.decisionAt(2)?.grade).toBe('blunder');
    await state.begin();
    expect(state.steps.value).toEqual([]);
    runs[1]?.events.onFailed({ code: 'coach-unreachable' });
    expect([state.isRunning.value, state.failure.value?.code]).toEqual([false, 'coach-unreachable']);
    await state.begin();
    expect(state.failure.value).toBeUndefined();
    state.dispose();
    expect(runs[2]?.isStopped).toBe(true);
    expect(keeps).toEqual([]);
  });
});
