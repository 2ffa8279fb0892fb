import type { Seat } from '../../games/core/seat.ts';
import { isDictionaryName, languageOf } from '../../shared/dictionaries.ts';
import { language } from '../base/language.ts';
import type { ForkMoment } from '../device/fork.ts';
import type { Replay } from './replay.ts';
import { roundAt, type Timeline } from './timeline.ts';

/** Why nobody can play on from a step. */
export type NoFork = 'noChance' | 'atEnd';

/** The moment of a replay after a step, with what chance brings from there on. */
export const momentOf = (
  timeline: Timeline,
  frame: number,
  chance: NonNullable<Replay['chance']>,
): ForkMoment => {
  const { replay, stateAt, sums } = timeline;
  const { module, names, looks, lexicon, opening, turns, address } = replay;
  const state = stateAt(frame);
  return {
    game: module.name,
    ...chance,
    options: optionsIn(state),
    language: isDictionaryName(lexicon.name) ? languageOf(lexicon.name) : language.peek(),
    names,
    looks,
    opening,
    turns: turns.slice(0, frame),
    standing: module.standing(state),
    mark: {
      round: roundAt(timeline, frame),
      sums: sums(),
      ...(address === undefined ? {} : { from: address }),
    },
  };
};

/** The same for whoever wants to play on from there; or why that cannot be. */
export const momentAt = (timeline: Timeline, frame: number): ForkMoment | NoFork => {
  const { module, chance } = timeline.replay;
  if (module.isOver(timeline.stateAt(frame))) return 'atEnd';
  return chance === undefined ? 'noChance' : momentOf(timeline, frame, chance);
};

/** A game's state tells by which options it is played, where it has any. */
const optionsIn = (state: unknown): Readonly<Record<string, unknown>> => Object(Object(state).options);

/** The seats that somebody can take at a step, the one first that had to act; those who have left or are out play no more. */
export const seatsToFork = (
  { replay: { names, module }, stateAt }: Timeline,
  frame: number,
): readonly Seat[] => {
  const view = module.view(stateAt(frame), null) as {
    readonly toAct: readonly Seat[];
    readonly seats?: readonly { readonly left?: boolean; readonly out?: boolean }[];
  };
  const canPlay = (seat: Seat): boolean =>
    view.seats?.[seat]?.left !== true && view.seats?.[seat]?.out !== true;
  const seats = [...names.keys()].filter(canPlay);
  return seats.toSorted((a, b) => Number(view.toAct.includes(b)) - Number(view.toAct.includes(a)) || a - b);
};
