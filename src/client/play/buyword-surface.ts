import { batch } from '@preact/signals';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Result } from '../../shared/result.ts';
import { addressOfLocalReplay } from '../replay/addresses.ts';
import type { Surface } from './local-surface.ts';
import * as state from './play-state.ts';

/** Shows local games of BuyWord at the table of play-state. */
export const BUYWORD_SURFACE: Surface = {
  clear: (host, wrap = (inner) => inner) =>
    state.playThrough(
      host &&
        wrap({
          act: (action: PlayerAction, seat) =>
            host.act(action, seat) as Promise<Result<null, BuyWordRefusal>>,
          judge: host.judge,
        }),
    ),
  open: (game, names) =>
    batch(() => {
      state.game.value = game;
      state.seating.value = names;
      state.replayAddress.value = game.lesson === undefined ? addressOfLocalReplay(game.id) : undefined;
    }),
  show: ({ view, events }, seat, { windowMs }) =>
    batch(() => {
      state.mySeat.value = seat;
      state.view.value = view as View;
      state.events.value = events as readonly GameEvent[];
      state.windowEndsMs.value = windowMs ?? undefined;
    }),
  holds: ({ id }) => state.game.value?.id === id,
  fail: (trouble) => {
    state.trouble.value = trouble;
  },
};
