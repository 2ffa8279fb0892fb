import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { Deck } from '../../games/choose-your-words/deck.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { CardsRefusal } from '../../games/choose-your-words/refusals.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { formatAction } from '../../notation/cards-actions.ts';
import type { Language } from '../../shared/language.ts';
import { createTableState, type TableOpening } from '../table/table-state.ts';

/** In which step a game is. */
export const stepOf = ({ round, phase, betting, exchange }: View): string =>
  [round, phase, betting, exchange].join(' ');

/** Opens a card table. */
export const openCardTable = (opening: TableOpening) =>
  createTableState<View, GameEvent, PlayerAction, CardsRefusal>(
    {
      format: formatAction,
      mayGoOn: ({ kind }) => kind === 'challenge',
      step: stepOf,
    },
    opening,
  );

export type CardState = ReturnType<typeof openCardTable>;

/** The deck of a game; where there is none, that of the page's language. */
export const deckOf = (view: View | undefined, language: Language): Deck =>
  DECKS[view?.options.deck ?? (language === 'fr' ? 'french' : 'classic')];
