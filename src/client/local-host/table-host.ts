import type { Choice } from '../../bots/bot.ts';
import { TABLE_WORK } from '../../bots/levels.ts';
import type { GameBots, GameModule, Judgement } from '../../catalog/game-module.ts';
import { DAILY_WORK } from '../../daily/daily-game.ts';
import type { Actor, Refusal } from '../../games/core/game.ts';
import { replay } from '../../games/core/game.ts';
import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { ServerMessage } from '../../protocol/wire.ts';
import { botSeed } from '../../shared/bot-seed.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import {
  bySeat,
  eventsOf,
  type KeptTurn,
  optionsPlayed,
  playersAt,
  type SavedGame,
  seatsOfPeople,
} from '../saves/saved-game.ts';
import { createHostClock, type Due } from './host-clock.ts';
import type { Act, HostMessage } from './play-protocol.ts';
import { type Seen, tableUpdate, wholeTable } from './table-messages.ts';

type HostParts = {
  readonly module: GameModule;
  /** Left out where none sits down. */
  readonly bots: GameBots | undefined;
  /** Null in a game without words. */
  readonly lexicon: Lexicon | null;
  readonly game: SavedGame;
  /** How long a bot seems to think. */
  readonly paceMs: number;
  /** Sends what belongs together. */
  readonly send: (messages: readonly HostMessage[]) => void;
};

const told = (viewer: Viewer, message: ServerMessage): HostMessage => ({ kind: 'told', viewer, message });

const envFor = (
  module: GameModule,
  lexicon: Lexicon | null,
  { seed, setup, ...game }: SavedGame,
): unknown => {
  const parsed = module.parseSetup({ ...setup, seed }, playersAt(game));
  if (!parsed.ok) throw new Error(`the game cannot be set up: ${parsed.error.code}`);
  return module.makeEnv(parsed.value, lexicon);
};

const firstEvents = (module: GameModule, env: unknown, game: SavedGame): readonly unknown[] => {
  if (game.opening.length > 0) return game.opening;
  const players = playersAt(game);
  const checked = module.checkOptions(optionsPlayed(module, game), players);
  const started = checked.ok ? module.start(env, { players, options: checked.value, setup: null }) : checked;
  if (!started.ok) throw new Error(`the game cannot start: ${started.error.code}`);
  return started.value;
};

/**
 * A game in progress: takes people's actions, lets the bots act, minds the clocks, and tells what happened as the server does of a table:
 * the same messages, the same versions, each id done once. Throws where what was kept leads to no game.
 */
export const createTableHost = ({ module, bots, lexicon, game, paceMs, send }: HostParts) => {
  const people = seatsOfPeople(game);
  /** By seat which bot plays; undefined where a person does. */
  const botAt = bySeat(
    game,
    people.map((): string | undefined => undefined),
    game.bots.map(({ bot }) => bot),
  );
  // The server lets the bots of a day's game think again, and believes only what they would have done.
  const work = game.daily === undefined ? TABLE_WORK : DAILY_WORK;
  const env = envFor(module, lexicon, game);
  const opening = firstEvents(module, env, game);
  const events = eventsOf({ opening, turns: game.turns });
  let state = replay(module, events);
  let version = game.turns.length;
  /** What was done under an id, and at which version. */
  const done = new Map(game.turns.flatMap(({ id }, i) => (id === undefined ? [] : [[id, i + 1] as const])));
  if (module.playersOf(state) !== playersAt(game)) throw new Error('other players than those named');
  let thinkMs = paceMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The version at which all bots were asked and had nothing to do. */
  let nothingAt = -1;

  // Who shares the device passes it on, which takes its time: turns are timed for one person alone, and windows where
  // all look at them together.
  const clock = createHostClock({
    seats: people.length === 1 ? people : [],
    timesWindow: () => people.length === 1 || module.isForAll(state),
    playedMs: game.playedMs,
    ring: (due) => ring(due),
  });

  /** What each viewer was shown last. */
  const shown = new Map<Viewer, Seen['view']>();

  /** Everybody is told what they see: of what has happened since a turn, or since the start of the game. */
  const tell = (happened: readonly unknown[], turn?: KeptTurn): readonly HostMessage[] => {
    const standing = module.standing(state);
    const deadlines = clock.follow(module.clockFacts(state));
    const progress = { standing, playedMs: clock.playedMs(), opening, turn };
    const since = turn === undefined ? null : version - 1;
    const messageTo = (viewer: Viewer): ServerMessage => {
      const view = module.view(state, viewer) as Seen['view'];
      const before = shown.get(viewer) ?? null;
      shown.set(viewer, view);
      const events = happened.map((event) => module.redact(event, viewer));
      const seen = { you: viewer, version, view, since, events, deadlines };
      // That the game is over is told of the table as a whole.
      const isWhole = since === null || standing.isOver;
      return isWhole ? wholeTable(game, seen, standing.isOver) : tableUpdate(game, seen, before);
    };
    return [
      { kind: 'progress', progress },
      ...[...people, null].map((viewer) => told(viewer, messageTo(viewer))),
    ];
  };

  /** Takes a turn; gives what is to be told of it. */
  const decide = (
    actor: Actor,
    action: unknown,
    about: Pick<KeptTurn, 'id' | 'why'> = {},
  ): Result<readonly HostMessage[], Refusal> => {
    const decided = module.decide(env, state, actor, action);
    if (!decided.ok) return err(decided.error);
    const { events: happened } = decided.value;
    if (happened.length === 0) return ok([]);
    state = decided.value.state;
    version += 1;
    if (about.id !== undefined) done.set(about.id, version);
    return ok(tell(happened, { actor, action, events: happened, ...about }));
  };

  /** Takes a turn that nobody waits to hear of; whether it could be taken. */
  const decideAndSend = (...turn: Parameters<typeof decide>): boolean => {
    const decided = decide(...turn);
    if (decided.ok && decided.value.length > 0) send(decided.value);
    return decided.ok;
  };

  const ring = (due: Due): void => {
    if (due.kind === 'turn') decideAndSend(null, module.timeOut(due.seat));
    else decideAndSend(null, due.kind === 'window' ? module.closeWindow : module.timeUp);
    run();
  };

  /** Bots that may have something to do: those to act, and all while a window is open. */
  const botsToAsk = (): readonly Seat[] => {
    if (nothingAt === version) return [];
    const { toAct, windowOpen } = module.clockFacts(state);
    return [...botAt.keys()].filter(
      (seat) => botAt[seat] !== undefined && (windowOpen || toAct.includes(seat)),
    );
  };

  const choose = (seat: Seat): Choice<unknown> | undefined => {
    try {
      const view = module.view(state, seat);
      const seed = botSeed(seat, game.seed);
      return bots?.make({ id: botAt[seat] ?? '', lexicon, seed, work }).think(view, seat);
    } catch {
      return undefined;
    }
  };

  const isPersonToAct = (): boolean => module.clockFacts(state).toAct.some((seat) => people.includes(seat));

  /** Lets the first bot act that has something to do; gives whether one did. */
  const letBotAct = (): boolean => {
    const asked = botsToAsk();
    for (const seat of asked) {
      const choice = choose(seat);
      if (choice !== undefined && isPersonToAct() && module.isForPeopleFirst(state, choice.action)) continue;
      if (choice !== undefined && decideAndSend(seat, choice.action, { why: choice.why })) return true;
    }
    // Bots may wait for a person's answer. Where none is to act, one that errs must not stop the game: the simplest is
    // done for it, as when time runs out.
    const { toAct } = module.clockFacts(state);
    const stuck = isPersonToAct() ? undefined : toAct.find((seat) => asked.includes(seat));
    if (stuck !== undefined && decideAndSend(null, module.timeOut(stuck))) return true;
    nothingAt = version;
    return false;
  };

  const run = (): void => {
    if (timer !== undefined || botsToAsk().length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (letBotAct()) run();
    }, thinkMs);
  };

  /** The version at which something is done, with what is to be told of it: what was done under an id before is not done again. */
  const take = (seat: Seat, { id, action }: Act): Result<readonly HostMessage[], Refusal> => {
    if (done.has(id)) return ok([]);
    const parsed = module.parseAction(action);
    // The page writes only what can be read.
    return parsed.ok ? decide(seat, parsed.value, { id }) : err({ code: 'bad-action' });
  };

  return {
    /** Shows the whole table to everybody; bots act and clocks ring from now on. */
    begin: (): void => {
      send(tell(events));
      run();
    },
    act: (seat: Seat, sent: Act): void => {
      const taken = take(seat, sent);
      const answered = { id: sent.id, table: game.id };
      // The sentence to a refusal is left to the page.
      const message: ServerMessage = taken.ok
        ? { type: 'accepted', ...answered, version: done.get(sent.id) ?? version }
        : { ...taken.error, type: 'refused', ...answered, message: '' };
      send([told(seat, message), ...(taken.ok ? taken.value : [])]);
      run();
    },
    /** What would be said of a word; undefined where nobody may say. */
    judge: (word: string): Judgement | undefined =>
      lexicon === null ? undefined : module.judge(state, lexicon, word),
    /** Bots no longer seem to think. */
    hurry: (): void => {
      thinkMs = 0;
      clearTimeout(timer);
      timer = undefined;
      run();
    },
    stop: (): void => {
      clearTimeout(timer);
      clock.stop();
    },
  };
};
