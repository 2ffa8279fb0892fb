import type { ClockFacts } from '../../games/core/clock-facts.ts';
import type { Actor, Decided, Game, Refusal } from '../../games/core/game.ts';
import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { DictionaryName } from '../../shared/dictionaries.ts';
import type { Result } from '../../shared/result.ts';
import type { LocalGame, Standing } from '../saves/saved-game.ts';
import type { Judgement } from './play-protocol.ts';

/**
 * A game as this device plays it: the rules of games/core/game.ts, with what a table needs around them. Its states,
 * actions, events and views are nobody's business but the game's.
 */
export type HostedGame = {
  readonly dictionaryOf: (game: LocalGame) => DictionaryName;
  /** Chance and judge. */
  readonly envFor: (game: LocalGame, lexicon: Lexicon) => unknown;
  readonly start: (env: unknown, game: LocalGame) => Result<readonly unknown[], Refusal>;
  readonly decide: (
    env: unknown,
    state: unknown,
    actor: Actor,
    action: unknown,
  ) => Result<Decided<unknown, unknown>, Refusal>;
  readonly apply: (state: unknown, event: unknown) => unknown;
  readonly view: (state: unknown, viewer: Viewer) => unknown;
  readonly redact: (event: unknown, viewer: Viewer) => unknown;
  readonly playersOf: (state: unknown) => number;
  readonly standing: (state: unknown) => Standing;
  readonly clockFacts: (state: unknown) => ClockFacts;
  /** What would be said of a word; undefined where nobody may say. */
  readonly judge: (state: unknown, lexicon: Lexicon, word: string) => Judgement | undefined;
  /** Whether all who share a device look at the table together, so that nobody has to be handed it. */
  readonly isForAll: (state: unknown) => boolean;
  /** Whether a bot had better wait with an action until no person is to act. */
  readonly isForPeopleFirst: (state: unknown, action: unknown) => boolean;
  /** What time does in the game: to a seat, to a window, to the game as a whole. */
  readonly timeOut: (seat: Seat) => unknown;
  readonly closeWindow: unknown;
  readonly timeUp: unknown;
};

/** How many sit at a table. */
export const playersAt = ({ people, bots }: Pick<LocalGame, 'people' | 'bots'>): number =>
  (people?.length ?? 1) + bots.length;

/** What the rules leave to the table that plays by them. */
type Around<Env, State> = {
  /** All options that are not as the rules have them. */
  readonly optionsOf: (game: LocalGame) => { readonly dictionary: DictionaryName };
  readonly envFor: (game: LocalGame, lexicon: Lexicon) => Env;
  readonly playersOf: (state: State) => number;
  readonly standing: (state: State) => Standing;
  readonly clockFacts: (state: State) => ClockFacts;
  readonly judge: (state: State, lexicon: Lexicon, word: string) => Judgement | undefined;
  readonly isForAll: (state: State) => boolean;
  readonly isForPeopleFirst?: (state: State, action: unknown) => boolean;
};

/** Makes a game one that this device can play. What comes back to it is what it gave, so the casts hold. */
export const hostGame = <Env, State, Action, Event, View, Offer, Why extends Refusal>(
  game: Game<Env, unknown, State, Action, Event, View, Offer, Why>,
  {
    optionsOf,
    envFor,
    playersOf,
    standing,
    clockFacts,
    judge,
    isForAll,
    isForPeopleFirst,
  }: Around<Env, State>,
): HostedGame => ({
  dictionaryOf: (local) => optionsOf(local).dictionary,
  envFor,
  start: (env, local) =>
    game.start(env as Env, { players: playersAt(local), options: optionsOf(local), setup: null }),
  decide: (env, state, actor, action) => game.decide(env as Env, state as State, actor, action as Action),
  apply: (state, event) => game.apply(state as State | undefined, event as Event),
  view: (state, viewer) => game.view(state as State, viewer),
  redact: (event, viewer) => game.redact(event as Event, viewer),
  playersOf: (state) => playersOf(state as State),
  standing: (state) => standing(state as State),
  clockFacts: (state) => clockFacts(state as State),
  judge: (state, lexicon, word) => judge(state as State, lexicon, word),
  isForAll: (state) => isForAll(state as State),
  isForPeopleFirst: (state, action) => isForPeopleFirst?.(state as State, action) ?? false,
  timeOut: (seat) => ({ kind: 'timeout', seat }),
  closeWindow: { kind: 'window' },
  timeUp: { kind: 'time' },
});
