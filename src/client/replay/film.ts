import type { Language } from '../../shared/language.ts';
import type { Replay, ResultFacts } from './replay.ts';
import { REPLAYED_GAMES } from './replayed-games.ts';

/** A round, and the frame at which it begins. */
export type RoundMark = { readonly round: number; readonly frame: number };

/** A replay as frames: the first shows how the game began, then one for each action. */
export type Film = {
  readonly replay: Replay;
  /** The last frame's number; the first is 0. */
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  readonly isFinished: boolean;
  readonly viewAt: (frame: number) => unknown;
  /** All that has happened up to a frame. */
  readonly eventsAt: (frame: number) => readonly unknown[];
  /** What happens in a frame, in sentences. */
  readonly told: (frame: number, language: Language) => readonly string[];
  readonly result: (language: Language) => ResultFacts;
};

/** Makes the frames of a replay. */
export const filmOf = (replay: Replay): Film => {
  const game = REPLAYED_GAMES[replay.game];
  const steps = [replay.opening, ...replay.turns.map(({ events }) => events)];
  const states: unknown[] = [];
  const rounds: RoundMark[] = [];
  let state: unknown;
  for (const [frame, events] of steps.entries()) {
    for (const event of events) state = game.apply(state, event);
    states.push(state);
    const round = game.roundOf(state);
    if (rounds.at(-1)?.round !== round) rounds.push({ round, frame });
  }
  return {
    replay,
    last: steps.length - 1,
    rounds,
    isFinished: game.isOver(state),
    viewAt: (frame) => game.view(states[frame]),
    eventsAt: (frame) => steps.slice(0, frame + 1).flat(),
    told: (frame, language) =>
      (steps[frame] ?? []).flatMap((event) => game.sentence(language, event, replay.names) ?? []),
    result: (language) => game.result(language, state, replay.names),
  };
};

/** The round that a frame belongs to. */
export const roundAt = ({ rounds }: Film, frame: number): number =>
  rounds.findLast((mark) => mark.frame <= frame)?.round ?? 1;
