import type { Choice } from '../../bots/bot.ts';
import { chooseFor } from '../../bots/choose-for.ts';
import { TABLE_WORK } from '../../bots/levels.ts';
import type { Actor, Refusal } from '../../games/core/game.ts';
import { replay } from '../../games/core/game.ts';
import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { eventsOf, type KeptTurn, type SavedGame } from '../saves/saved-game.ts';
import { createHostClock, type Due } from './host-clock.ts';
import { type HostedGame, playersAt } from './hosted-game.ts';
import type { Judgement, News, Seen } from './play-protocol.ts';

/** A game in progress: takes people's actions, lets the bots act, minds the clocks, and tells what happened. */
export type TableHost = {
  /** The game so far. */
  readonly opening: News;
  readonly act: (seat: Seat, action: unknown) => Result<null, Refusal>;
  /** What would be said of a word; undefined where nobody may say. */
  readonly judge: (word: string) => Judgement | undefined;
  /** Lets bots act and clocks ring from now on. */
  readonly run: () => void;
  readonly stop: () => void;
};

type HostParts = {
  readonly hosted: HostedGame;
  readonly lexicon: Lexicon;
  readonly game: SavedGame;
  /** How long a bot seems to think. */
  readonly paceMs: number;
  readonly tell: (news: News) => void;
};

const firstEvents = (hosted: HostedGame, env: unknown, game: SavedGame): readonly unknown[] => {
  if (game.opening.length > 0) return game.opening;
  const started = hosted.start(env, game);
  if (!started.ok) throw new Error(`the game cannot start: ${started.error.code}`);
  return started.value;
};

/** Sits people and bots down; throws where what was kept leads to no game. */
export const createTableHost = ({ hosted, lexicon, game, paceMs, tell }: HostParts): TableHost => {
  const people = game.people?.length ?? 1;
  const seatsOfPeople = Array.from({ length: people }, (_, seat) => seat);
  const env = hosted.envFor(game, lexicon);
  const opening = firstEvents(hosted, env, game);
  const events = eventsOf({ opening, turns: game.turns });
  let state = replay(hosted, events);
  let version = game.turns.length;
  if (hosted.playersOf(state) !== playersAt(game)) throw new Error('other players than those named');
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The version at which all bots were asked and had nothing to do. */
  let nothingAt = -1;

  // Who shares the device passes it on, which takes its time: turns are timed for one person alone, and windows where
  // all look at them together.
  const clock = createHostClock({
    seats: people === 1 ? seatsOfPeople : [],
    timesWindow: () => people === 1 || hosted.isForAll(state),
    playedMs: game.playedMs,
    ring: (due) => ring(due),
  });

  const seenBy = (viewer: Viewer, happened: readonly unknown[]): Seen => ({
    view: hosted.view(state, viewer),
    events: happened.map((event) => hosted.redact(event, viewer)),
  });
  const newsOf = (happened: readonly unknown[], turn?: KeptTurn): News => ({
    people: seatsOfPeople.map((seat) => seenBy(seat, happened)),
    onlooker: seenBy(null, happened),
    deadlines: clock.follow(hosted.clockFacts(state)),
    standing: hosted.standing(state),
    playedMs: clock.playedMs(),
    opening,
    ...(turn === undefined ? {} : { turn }),
  });

  const decide = (actor: Actor, action: unknown, why?: unknown): Result<null, Refusal> => {
    const decided = hosted.decide(env, state, actor, action);
    if (!decided.ok) return err(decided.error);
    if (decided.value.events.length === 0) return ok(null);
    state = decided.value.state;
    version += 1;
    const happened = decided.value.events;
    tell(newsOf(happened, { actor, action, events: happened, ...(why === undefined ? {} : { why }) }));
    return ok(null);
  };

  const ring = (due: Due): void => {
    if (due.kind === 'turn') decide(null, hosted.timeOut(due.seat));
    else decide(null, due.kind === 'window' ? hosted.closeWindow : hosted.timeUp);
    run();
  };

  /** Bots that may have something to do: those to act, and all while a window is open. */
  const botsToAsk = (): readonly Seat[] => {
    if (nothingAt === version) return [];
    const { toAct, windowOpen } = hosted.clockFacts(state);
    return game.bots.map((_, i) => people + i).filter((seat) => windowOpen || toAct.includes(seat));
  };

  const choose = (seat: Seat): Choice<unknown> | undefined => {
    try {
      const { bot = '' } = game.bots[seat - people] ?? {};
      const view = hosted.view(state, seat);
      // Chance of its own: what a bot does tells nothing of what the bag or the deck holds.
      const seed = `bot ${seat} ${game.seed}`;
      return chooseFor({ game: game.game, bot, view, seat, lexicon, seed, work: TABLE_WORK });
    } catch {
      return undefined;
    }
  };

  const isPersonToAct = (): boolean => hosted.clockFacts(state).toAct.some((seat) => seat < people);

  /** Lets the first bot act that has something to do; gives whether one did. */
  const letBotAct = (): boolean => {
    const asked = botsToAsk();
    for (const seat of asked) {
      const choice = choose(seat);
      if (choice !== undefined && isPersonToAct() && hosted.isForPeopleFirst(state, choice.action)) continue;
      if (choice !== undefined && decide(seat, choice.action, choice.why).ok) return true;
    }
    // Bots may wait for a person's answer. Where none is to act, one that errs must not stop the game: the simplest is
    // done for it, as when time runs out.
    const { toAct } = hosted.clockFacts(state);
    const stuck = isPersonToAct() ? undefined : toAct.find((seat) => asked.includes(seat));
    if (stuck !== undefined && decide(null, hosted.timeOut(stuck)).ok) return true;
    nothingAt = version;
    return false;
  };

  const run = (): void => {
    if (timer !== undefined || botsToAsk().length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (letBotAct()) run();
    }, paceMs);
  };

  return {
    opening: newsOf(events),
    act: (seat, action) => {
      const acted = decide(seat, action);
      run();
      return acted;
    },
    judge: (word) => hosted.judge(state, lexicon, word),
    run,
    stop: () => {
      clearTimeout(timer);
      clock.stop();
    },
  };
};
