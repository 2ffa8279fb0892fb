import { computed } from '@preact/signals';
import { stopAll } from '../base/stop-all.ts';
import { followKeptWord } from '../table/kept-word.ts';
import { createPremoves } from '../table/premoves.ts';
import { oncePerTable, tableHook } from '../table/table-context.ts';
import { createTileDrag } from '../table/tile-drag.ts';
import type { CardState } from './cards-state.ts';
import { createChoices } from './choices.ts';
import { followLayout, placedAs } from './follow-layout.ts';
import { createHand } from './hand-order.ts';
import { createLaying } from './laying.ts';
import { createCardMotion } from './motion.ts';
import { PREMOVES } from './premoves.ts';
import { lastBets } from './round-history.ts';
import { createRounds } from './rounds.ts';
import { createShow } from './show.ts';

/** A card table as it is played at: hand, word and choices, the rounds so far, what is seen to move. */
export const cardTableOf = oncePerTable((state: CardState) => {
  const hand = createHand(state);
  const laying = createLaying(state, hand);
  const choices = createChoices(state, hand, laying);
  const rounds = createRounds(state);
  const motion = createCardMotion(state, hand, laying, rounds);
  const show = createShow(state);
  const { wildAsked, laidScore } = laying;

  return {
    ...state,
    ...choices,
    hand,
    rounds,
    reveal: show.reveal,
    moment: show.moment,
    premoves: createPremoves(state, PREMOVES),
    /** By seat, what was last done in the betting under way. */
    lastBets: computed(() => lastBets(state.events.value)),
    /** Lets a card be dragged from where it is pressed. */
    startDrag: createTileDrag<number>({
      place: laying.placeCard,
      takeBack: laying.takeBack,
      moveInHand: hand.move,
      startFrom: motion.startFrom,
    }),
    laying: {
      ...laying,
      start: () =>
        stopAll([
          choices.startLaying(),
          followLayout(state, hand, laying, choices),
          // After what the table itself knows: another device may have laid out more.
          followKeptWord({
            storedAs: 'wordstake.cards-word',
            table: state.storedAs,
            mySeat: state.mySeat,
            step: choices.round,
            laid: laying.laid,
            write: (laid) => laid.map(({ as }) => as).join(' '),
            read: (text) => placedAs(text, hand.cards.peek()),
            layAgain: laying.layAgain,
          }),
        ]),
      keys: {
        ...laying,
        layLetter: (letter: string) =>
          (wildAsked.value === undefined ? laying.typeLetter : laying.placeWild)(letter),
        onEnter: () =>
          choices.isDeclaring() && laidScore.value !== undefined
            ? () => void choices.declareLaid()
            : undefined,
      },
    },
    interlude: computed(() => rounds.toSee.value && `end of round ${rounds.toSee.value.round}`),
    startMotion: (element: HTMLElement) => stopAll([motion.start(element), show.start()]),
    onKey: ({ key }: KeyboardEvent): boolean => {
      if (key === 'Escape' && wildAsked.value !== undefined) wildAsked.value = undefined;
      else if (key === ' ') hand.shuffle();
      else return false;
      return true;
    },
  };
});

export type CardTable = ReturnType<typeof cardTableOf>;

/** The card table that is shown here. */
export const useCards = tableHook<CardTable>();
