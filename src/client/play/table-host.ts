import { type Bot, firstToAct } from '../../bots/bot.ts';
import { createSimpleBot } from '../../bots/buyword/simple-bot.ts';
import type { Action, PlayerAction } from '../../games/buyword/actions.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { createDealSource } from '../../games/buyword/deal-source.ts';
import type { Env } from '../../games/buyword/env.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import { whyNotWord } from '../../games/buyword/selling.ts';
import type { State } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import { type Actor, replay } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { SavedGame, Snapshot } from './play-protocol.ts';
import { tableOptions } from './table-options.ts';

/** A game in progress: takes people's actions, lets the bots act, and tells what happened. */
export type TableHost = {
  /** The game so far. */
  readonly opening: Snapshot;
  readonly act: (seat: Seat, action: PlayerAction) => Result<null, BuyWordRefusal>;
  /** What speaks against a word at this table. */
  readonly judge: (word: string) => ReturnType<typeof whyNotWord>;
  /** Lets bots act from now on. */
  readonly run: () => void;
  readonly stop: () => void;
};

type HostParts = {
  readonly lexicon: Lexicon;
  readonly game: SavedGame;
  /** How long a bot seems to think. */
  readonly paceMs: number;
  readonly tell: (news: Snapshot) => void;
};

const firstEvents = (env: Env, players: number, game: SavedGame): readonly GameEvent[] => {
  const { language, seed, lesson, events } = game;
  if (events.length > 0) return events;
  const options = { ...tableOptions(language), ...lesson?.options };
  const started = BUYWORD.start(env, { players, options, setup: { seed } });
  if (!started.ok) throw new Error(`the game cannot start: ${started.error.code}`);
  return started.value;
};

/** Sits people and bots down; throws where what was kept leads to no game. */
export const createTableHost = ({ lexicon, game, paceMs, tell }: HostParts): TableHost => {
  const people = game.people?.length ?? 1;
  const players = people + game.bots.length;
  const { bag, rolls } = game.lesson ?? {};
  const deal = createDealSource({
    seed: game.seed,
    ...(bag === undefined ? {} : { bag }),
    ...(rolls === undefined ? {} : { rolls }),
  });
  const env: Env = { deal, judge: lexicon };
  const bot: Bot<View, PlayerAction> = createSimpleBot(lexicon);
  const events = firstEvents(env, players, game);
  let state: State = replay(BUYWORD, events);
  if (state.players !== players) throw new Error('other players than those named');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const views = (): View[] => Array.from({ length: people }, (_, seat) => BUYWORD.view(state, seat));

  const decide = (actor: Actor, action: Action): Result<null, BuyWordRefusal> => {
    const decided = BUYWORD.decide(env, state, actor, action);
    if (!decided.ok) return err(decided.error);
    state = decided.value.state;
    tell({ views: views(), events: decided.value.events });
    return ok(null);
  };

  const botsToAct = (): readonly Seat[] => BUYWORD.view(state, null).toAct.filter((seat) => seat >= people);

  /** Lets a bot act that has something to do; gives whether one did. */
  const letBotAct = (): boolean => {
    const bots = botsToAct();
    const next = firstToAct(bots, (seat) => bot.choose(BUYWORD.view(state, seat), seat));
    const acted = next && decide(next.seat, next.action);
    if (acted?.ok) return true;
    // Bots may wait for a person's answer; else one that errs must not stop the game: the simplest is done for it, as
    // when time runs out (BW-18.1).
    const stuck = next?.seat ?? bots[0];
    const waits = next === undefined && BUYWORD.view(state, null).toAct.some((seat) => seat < people);
    return stuck !== undefined && !waits && decide(null, { kind: 'timeout', seat: stuck }).ok;
  };

  const run = (): void => {
    if (timer !== undefined || botsToAct().length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (letBotAct()) run();
    }, paceMs);
  };

  return {
    opening: { views: views(), events },
    act: (seat, action) => {
      const acted = decide(seat, action);
      run();
      return acted;
    },
    judge: (word) => whyNotWord(state.options, lexicon, word),
    run,
    stop: () => clearTimeout(timer),
  };
};
