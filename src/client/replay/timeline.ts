import type { Language } from '../../shared/language.ts';
import type { Onlooker, ResultFacts, ToldGame } from '../table/replay-surface.ts';
import { sumsByRound } from '../table/sums-by-round.ts';
import type { Replay } from './replay.ts';

/** A round, and the frame at which it begins. */
export type RoundMark = { readonly round: number; readonly frame: number };

/** A replay as frames: the first shows how the game began, then one for each action. */
export type Timeline = {
  readonly replay: Replay;
  /** The last frame's number; the first is 0. */
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  readonly isFinished: boolean;
  /** How the game stood after a frame, all of it. */
  readonly stateAt: (frame: number) => unknown;
  readonly viewAt: (frame: number) => unknown;
  /** All that has happened up to a frame. */
  readonly eventsAt: (frame: number) => readonly unknown[];
  /** What happens in a frame, in sentences. */
  readonly told: (frame: number, language: Language) => readonly string[];
  readonly result: (language: Language, seenBy: Onlooker) => ResultFacts;
  /** Everybody's money or chips, by seat: at the start, then after every round. */
  readonly sums: () => readonly (readonly number[])[];
};

/** Makes the frames of a replay, as the pages of its game tell them. */
export const timelineOf = (replay: Replay, { replay: looks, openSentence }: ToldGame): Timeline => {
  const { module } = replay;
  const steps = [replay.opening, ...replay.turns.map(({ events }) => events)];
  const states: unknown[] = [];
  const rounds: RoundMark[] = [];
  let state: unknown;
  for (const [frame, events] of steps.entries()) {
    for (const event of events) state = module.apply(state, event);
    states.push(state);
    const { round } = module.standing(state);
    if (rounds.at(-1)?.round !== round) rounds.push({ round, frame });
  }
  return {
    replay,
    last: steps.length - 1,
    rounds,
    isFinished: module.isOver(state),
    stateAt: (frame) => states[frame],
    viewAt: (frame) => looks.wholeView((viewer) => module.view(states[frame], viewer)),
    eventsAt: (frame) => steps.slice(0, frame + 1).flat(),
    told: (frame, language) =>
      (steps[frame] ?? []).flatMap(
        (event) => openSentence(language, event, replay.names, replay.you ?? null) ?? [],
      ),
    result: (language, seenBy) => looks.result(language, { state, events: steps.flat() }, seenBy),
    sums: () =>
      sumsByRound(
        steps.flat() as readonly { readonly type: string }[],
        (before: unknown, event) => module.apply(before, event),
        (at) => module.standing(at).scores,
      ),
  };
};

/** The round that a frame belongs to. */
export const roundAt = ({ rounds }: Timeline, frame: number): number =>
  rounds.findLast((mark) => mark.frame <= frame)?.round ?? 1;
