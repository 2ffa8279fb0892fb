import { batch, computed, signal } from '@preact/signals';
import type { CoachGrade } from '../../coach/grades.ts';
import type { Decision, Review, ReviewedStep } from '../../coach/review.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { ReviewEvents } from './coach-port.ts';
import type { CoachError } from './coach-protocol.ts';

/** Choices that somebody may want to think about again. */
const MISTAKES: readonly CoachGrade[] = ['inaccuracy', 'mistake', 'blunder'];

export const isMistake = ({ grade }: Pick<Decision, 'grade'>): boolean => MISTAKES.includes(grade);

type ReviewParts = {
  /** How many steps the game has, its beginning left out. */
  readonly last: number;
  /** What was kept of it; undefined where nothing was. */
  readonly readKept: () => Promise<Review | undefined>;
  readonly keep: (review: Review) => Promise<void>;
  /** Lets the coach begin; returns what stops it. */
  readonly start: (events: ReviewEvents) => () => void;
  /** Whose mistakes are looked for first; undefined: everybody's. */
  readonly you: Seat | undefined;
};

/** The review of a game that is looked at: nothing yet, coming step by step, or whole. What was told once is kept, and not reckoned again. */
export const createReviewState = ({ last, readKept, keep, start, you }: ReviewParts) => {
  const whole = signal<Review | undefined>(undefined);
  const coming = signal<readonly ReviewedStep[]>([]);
  const isRunning = signal(false);
  const failure = signal<CoachError | undefined>(undefined);
  /** Whose mistakes are jumped to; undefined: everybody's. */
  const followed = signal<Seat | undefined>(you);
  let stopRun: (() => void) | undefined;
  let isHere = true;

  const steps = computed<readonly ReviewedStep[]>(() => whole.value?.steps ?? coming.value);
  const decisions = computed(
    () => new Map(steps.value.flatMap(({ step, decision }) => (decision ? [[step, decision]] : []))),
  );
  const mistakes = computed(() =>
    [...decisions.value.values()].filter(
      (decision) => isMistake(decision) && (followed.value === undefined || decision.seat === followed.value),
    ),
  );

  const end = (): void => {
    stopRun = undefined;
    isRunning.value = false;
  };

  const run = (): void => {
    if (isRunning.peek() || whole.peek() !== undefined) return;
    batch(() => {
      failure.value = undefined;
      coming.value = [];
      isRunning.value = true;
    });
    stopRun = start({
      onSteps: (fresh) => {
        coming.value = [...coming.peek(), ...fresh];
      },
      onReviewed: (review) => {
        batch(() => {
          whole.value = review;
          end();
        });
        // Where it cannot be kept, it is reckoned again.
        void keep(review).catch(() => {});
      },
      onFailed: (why) =>
        batch(() => {
          failure.value = why;
          end();
        }),
    });
  };

  const look = async (): Promise<void> => {
    const kept = await readKept().catch(() => undefined);
    if (isHere && kept !== undefined && !isRunning.peek()) whole.value ??= kept;
  };
  const looked = look();

  return {
    /** The whole of it, once it is there. */
    review: whole,
    steps,
    isRunning,
    failure,
    followed,
    mistakes,
    /** How much of it is done, from 0 to 1. */
    progress: computed(() =>
      whole.value === undefined ? Math.max(0, coming.value.length - 1) / Math.max(1, last) : 1,
    ),
    decisionAt: (step: number): Decision | undefined => decisions.value.get(step),
    /** The next mistake after a step, or before it; undefined where there is none. */
    mistakeFrom: (step: number, by: -1 | 1): Decision | undefined =>
      by === 1
        ? mistakes.value.find((each) => each.step > step)
        : mistakes.value.findLast((each) => each.step < step),
    /** Whether what was done in a step is a mistake, whoever made it. */
    isMistakeAt: (step: number): boolean => {
      const decision = decisions.value.get(step);
      return decision !== undefined && isMistake(decision);
    },
    /** Reviews the game, unless that is under way or was done before. */
    begin: async (): Promise<void> => {
      await looked;
      if (isHere) run();
    },
    /** Stops; what was told so far stays. */
    stop: (): void => {
      stopRun?.();
      end();
    },
    dispose: (): void => {
      isHere = false;
      stopRun?.();
    },
  };
};

export type ReviewState = ReturnType<typeof createReviewState>;
