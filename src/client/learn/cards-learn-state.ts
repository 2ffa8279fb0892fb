import { computed, effect, signal } from '@preact/signals';
import { cardsLearnIn } from '../../messages/cards-learn.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import { err } from '../../shared/result.ts';
import { type CardsHost, view } from '../cards/cards-state.ts';
import { teachThrough } from '../cards/cards-surface.ts';
import { language } from '../language.ts';
import { localGame, newGame, openGame, takeSeat } from '../play/local-game.ts';
import { isStill } from '../play/motion/moves.ts';
import { table } from '../play/play-port.ts';
import { t } from '../texts.ts';
import {
  type CardsLessonStep,
  cardsStepsIn,
  isWantedCard,
  LEARNER,
  LESSON_STACK,
  lessonDecks,
  PARTNER,
  partnerMoves,
} from './cards-lesson.ts';

const PARTNER_MS = 500;

/** How many steps are behind. */
export const cardsStepIndex = signal(0);

const spoken = computed(() => localGame.value?.language ?? language.value);

/** The steps of the lesson on the table, in the language of its words. */
export const cardsSteps = computed<readonly CardsLessonStep[]>(() => cardsStepsIn(spoken.value));

/** Lets only that be done which the lesson is about; anything else is answered kindly. What is laid out is one's own. */
const teaching = (host: CardsHost): CardsHost => ({
  act: async (action) => {
    if (action.kind === 'layout') return host.act(action);
    const step = cardsSteps.value[cardsStepIndex.value];
    if (step === undefined || !isWantedCard(spoken.value, step, action))
      return err({ code: 'told', sentence: step?.insists(cardsLearnIn(language.value)) ?? '' });
    const acted = await host.act(action);
    if (acted.ok) cardsStepIndex.value += 1;
    return acted;
  },
});

/** The partner plays what is written, a moment after its turn has come. Returns what stops it. */
const playPartner = (): (() => void) => {
  const moves = [...partnerMoves(language.value)];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    if (view.value?.toAct.includes(PARTNER) !== true || timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        const parsed = parseAction(moves.shift() ?? '');
        if (parsed.ok) void table.ask('act', { seat: PARTNER, action: parsed.value });
      },
      isStill() ? 0 : PARTNER_MS,
    );
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};

let stopPartner: (() => void) | undefined;

/** Puts the lesson on the table, from its beginning. */
export const startCardsLesson = async (): Promise<void> => {
  stopPartner?.();
  cardsStepIndex.value = 0;
  const { play } = t();
  const game = newGame({
    game: 'choose-your-words',
    options: { stack: LESSON_STACK },
    people: [play.you, cardsLearnIn(language.value).partner],
  });
  teachThrough(teaching);
  const setup = { decks: lessonDecks(language.value), dealer: LEARNER };
  await openGame({ ...game, setup }, { isKept: false });
  if (localGame.value?.id !== game.id) return;
  takeSeat(LEARNER);
  stopPartner = playPartner();
};

/** Leaves the lesson. */
export const endCardsLesson = (): void => {
  stopPartner?.();
  stopPartner = undefined;
  teachThrough(undefined);
};
