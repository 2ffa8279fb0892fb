import { batch, signal } from '@preact/signals';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { CardsRefusal } from '../../games/choose-your-words/refusals.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Result } from '../../shared/result.ts';
import type { Surface } from '../play/local-surface.ts';
import { trouble } from '../play/play-state.ts';
import { addressOfLocalReplay } from '../replay/addresses.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import { t } from '../texts.ts';
import {
  type CardsHost,
  mySeat,
  playCardsThrough,
  replayAddress,
  seating,
  showCards,
} from './cards-state.ts';

/** The game of this device on the card table. */
const shown = signal<LocalGame | undefined>(undefined);

/** A lesson may stand between the page and its game. */
let lesson: ((host: CardsHost) => CardsHost) | undefined;
/** Puts a lesson before the games that are opened from now on; undefined: none. */
export const teachThrough = (wrap: typeof lesson): void => {
  lesson = wrap;
};

const through = (host: CardsHost): CardsHost => lesson?.(host) ?? host;

/** Shows local games of Choose Your Words at the card table. */
export const CARDS_SURFACE: Surface = {
  clear: (host) => {
    shown.value = undefined;
    trouble.value = undefined;
    playCardsThrough(
      host &&
        through({
          act: (action: PlayerAction) => host.act(action) as Promise<Result<null, CardsRefusal>>,
        }),
    );
  },
  open: (game, names) =>
    batch(() => {
      shown.value = game;
      replayAddress.value = game.lesson === undefined ? addressOfLocalReplay(game.id) : undefined;
      seating.value = names ?? [t().play.you, ...game.bots.map(({ name }) => name)];
    }),
  show: ({ view, events }, seat) =>
    batch(() => {
      mySeat.value = seat;
      showCards(view as View, events as readonly GameEvent[]);
    }),
  holds: ({ id }) => shown.value?.id === id,
  fail: (why) => {
    trouble.value = why;
  },
};
