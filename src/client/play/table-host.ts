import { type Bot, firstToAct } from '../../bots/bot.ts';
import { createSimpleBot } from '../../bots/buyword/simple-bot.ts';
import type { Action, PlayerAction } from '../../games/buyword/actions.ts';
import { BUYWORD } from '../../games/buyword/buyword.ts';
import { createDealSource } from '../../games/buyword/deal-source.ts';
import type { Env } from '../../games/buyword/env.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { State } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import { type Actor, replay } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { ME, type SavedGame, type Snapshot } from './play-protocol.ts';
import { tableOptions } from './table-options.ts';

/** A game in progress: takes the person's actions, lets the bots act, and tells what happened. */
export type TableHost = {
  /** The game so far. */
  readonly opening: Snapshot;
  readonly act: (action: PlayerAction) => Result<null, BuyWordRefusal>;
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

const firstEvents = (env: Env, { language, seed, bots, events }: SavedGame): readonly GameEvent[] => {
  if (events.length > 0) return events;
  const started = BUYWORD.start(env, {
    players: 1 + bots.length,
    options: tableOptions(language),
    setup: { seed },
  });
  if (!started.ok) throw new Error(`the game cannot start: ${started.error.code}`);
  return started.value;
};

/** Sits people and bots down; throws where what was kept leads to no game. */
export const createTableHost = ({ lexicon, game, paceMs, tell }: HostParts): TableHost => {
  const env: Env = { deal: createDealSource({ seed: game.seed }), judge: lexicon };
  const bot: Bot<View, PlayerAction> = createSimpleBot(lexicon);
  const events = firstEvents(env, game);
  let state: State = replay(BUYWORD, events);
  if (state.players !== 1 + game.bots.length) throw new Error('other players than those named');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const decide = (actor: Actor, action: Action): Result<null, BuyWordRefusal> => {
    const decided = BUYWORD.decide(env, state, actor, action);
    if (!decided.ok) return err(decided.error);
    state = decided.value.state;
    tell({ view: BUYWORD.view(state, ME), events: decided.value.events });
    return ok(null);
  };

  const botsToAct = (): readonly Seat[] => BUYWORD.view(state, null).toAct.filter((seat) => seat !== ME);

  /** Lets a bot act that has something to do; gives whether one did. */
  const letBotAct = (): boolean => {
    const bots = botsToAct();
    const next = firstToAct(bots, (seat) => bot.choose(BUYWORD.view(state, seat), seat));
    const acted = next && decide(next.seat, next.action);
    if (acted?.ok) return true;
    // Bots may wait for the player's answer; else one that errs must not stop the game: the simplest is done for it, as
    // when time runs out (BW-18.1).
    const stuck = next?.seat ?? bots[0];
    const waits = next === undefined && BUYWORD.view(state, null).toAct.includes(ME);
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
    opening: { view: BUYWORD.view(state, ME), events },
    act: (action) => {
      const acted = decide(ME, action);
      run();
      return acted;
    },
    run,
    stop: () => clearTimeout(timer),
  };
};
