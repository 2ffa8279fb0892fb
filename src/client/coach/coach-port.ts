import type { Review, ReviewedStep } from '../../coach/review.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { steadyWorker } from '../base/steady-worker.ts';
import type {
  CoachError,
  CoachReply,
  CoachRequest,
  PlayedGame,
  QuestionKind,
  Questions,
} from './coach-protocol.ts';

/** Who waits for something, by its id; each hears all that is said under it. */
const waiting = new Map<number, (said: CoachReply) => void>();
let lastId = 0;

const hear = (said: CoachReply): void => {
  const listener = waiting.get(said.id);
  if (said.kind !== 'steps') waiting.delete(said.id);
  listener?.(said);
};

const coachWorker = steadyWorker(
  () => {
    const started = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => hear(data));
    return started;
  },
  () => {
    for (const id of [...waiting.keys()]) hear({ id, kind: 'failed', error: { code: 'coach-unreachable' } });
  },
);

const send = (request: CoachRequest, listener: (said: CoachReply) => void): void => {
  waiting.set(request.id, listener);
  coachWorker().postMessage(request);
};

/** One question to the coach, one answer; nothing is ever thrown. */
export const askCoach = <Kind extends QuestionKind>(
  kind: Kind,
  asked: Questions[Kind]['asked'],
): Promise<Result<Questions[Kind]['answer'], CoachError>> =>
  new Promise((resolve) => {
    const id = ++lastId;
    // The worker answers each kind of question with its kind of answer.
    send({ id, kind, asked } as CoachRequest, (said) => {
      if (said.kind === 'answer') resolve(ok(said.answer as Questions[Kind]['answer']));
      else if (said.kind === 'failed') resolve(err(said.error));
    });
  });

/** What is heard of a review. */
export type ReviewEvents = {
  readonly onSteps: (steps: readonly ReviewedStep[]) => void;
  readonly onReviewed: (review: Review) => void;
  readonly onFailed: (why: CoachError) => void;
};

/** Lets the coach review a game; returns what stops that. */
export const startReview = (asked: PlayedGame, events: ReviewEvents): (() => void) => {
  const id = ++lastId;
  send({ id, kind: 'review', asked }, (said) => {
    if (said.kind === 'steps') events.onSteps(said.steps);
    else if (said.kind === 'reviewed') events.onReviewed(said.review);
    else if (said.kind === 'failed') events.onFailed(said.error);
  });
  return () => {
    if (!waiting.delete(id)) return;
    coachWorker().postMessage({ id, kind: 'stop' } satisfies CoachRequest);
  };
};
