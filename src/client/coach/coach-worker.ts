/** The worker in which the coach thinks, so that the page never waits for it. */
import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { HINT_WORK, reviewWork } from '../../coach/coach.ts';
import { type ReviewedStep, reviewSteps } from '../../coach/review.ts';
import { replay } from '../../games/core/game.ts';
import { lexiconNamed, Unreachable } from '../words/word-source.ts';
import type { CoachReply, CoachRequest, PlayedGame } from './coach-protocol.ts';

/** The same for all: what a coach tries out by chance tells nothing of any game. */
const SEED = 'coach';
/** So long a review goes on before it tells how far it is, and hears whether it is still wanted. */
const SLICE_MS = 60;

const reply = (said: CoachReply): void => postMessage(said);

/** A part of the program that may not come without a network. */
const fetched = async <T>(part: Promise<T> | undefined): Promise<T | undefined> => {
  try {
    return await part;
  } catch (cause) {
    throw new Unreachable('coach', { cause });
  }
};

/** The coach of a game, for its words, who may think so much about each decision. */
const coachFor = async (game: string, options: unknown, work: number) => {
  const module = await fetched(LAZY_CATALOG[game]?.());
  const gameCoach = await fetched(module?.loadCoach?.());
  const dictionary = module?.dictionaryOf(options) ?? null;
  if (module === undefined || gameCoach === undefined || dictionary === null)
    throw new Error(`nobody coaches ${game}`);
  const lexicon = await lexiconNamed(dictionary);
  return { module, gameCoach, coach: gameCoach.make({ lexicon, seed: SEED, work }) };
};

type Question = Extract<CoachRequest, { kind: 'hint' | 'valuation' }>;

const answer = async ({ id, ...question }: Question): Promise<void> => {
  const { game, view, seat } = question.asked;
  const { coach } = await coachFor(game, Object(view).options, HINT_WORK);
  const told =
    question.kind === 'hint' ? coach.hint(view, seat) : coach.valuation(view, seat, question.asked.played);
  reply({ id, kind: 'answer', answer: told });
};

/** The reviews that somebody waits for. */
const wanted = new Set<number>();

/** Lets messages come in. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const review = async (id: number, { game, seats, ...played }: PlayedGame): Promise<void> => {
  wanted.add(id);
  const module = await fetched(LAZY_CATALOG[game]?.());
  if (module === undefined) throw new Error(`no such game: ${game}`);
  const options: unknown = Object(replay(module, played.opening)).options;
  const { coach, gameCoach } = await coachFor(game, options, reviewWork(played.turns.length));
  const steps = reviewSteps({ game: module, gameCoach, coach, seats, ...played });
  while (wanted.has(id)) {
    const done: ReviewedStep[] = [];
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const next = steps.next();
      if (next.done) {
        wanted.delete(id);
        reply({ id, kind: 'steps', steps: done });
        return reply({ id, kind: 'reviewed', review: next.value });
      }
      done.push(next.value);
    }
    reply({ id, kind: 'steps', steps: done });
    await breathe();
  }
};

const take = async (request: CoachRequest): Promise<void> => {
  if (request.kind === 'stop') wanted.delete(request.id);
  else if (request.kind === 'review') await review(request.id, request.asked);
  else await answer(request);
};

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  take(data).catch((cause: unknown) => {
    const code = cause instanceof Unreachable ? 'coach-unreachable' : 'coach-broken';
    reply({ id: data.id, kind: 'failed', error: { code } });
  });
});
