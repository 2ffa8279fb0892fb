import { computed, signal } from '@preact/signals';
import { err } from '../../shared/result.ts';
import { language } from '../language.ts';
import { newGame, openGame } from '../play/local-game.ts';
import { game, type PlayHost } from '../play/play-state.ts';
import { t } from '../texts.ts';
import { isWanted, type LessonStep, lessonIn, stepsIn } from './lesson.ts';

/** How many steps are behind. */
export const stepIndex = signal(0);

/** The steps of the lesson on the table, in the language of its words. */
export const steps = computed<readonly LessonStep[]>(() => stepsIn(game.value?.language ?? language.value));

/** Lets only that be done which the lesson is about; anything else is answered kindly. */
const teaching = (host: PlayHost): PlayHost => ({
  ...host,
  act: async (action) => {
    const step = steps.value[stepIndex.value];
    if (step === undefined || !isWanted(step, action)) {
      return err({ code: 'told', sentence: step?.insists(t().learn) ?? '' });
    }
    const acted = await host.act(action);
    if (acted.ok) stepIndex.value += 1;
    return acted;
  },
});

/** Puts the lesson on the table, from its beginning. */
export const startLesson = (): void => {
  stepIndex.value = 0;
  void openGame({ ...newGame({}), lesson: lessonIn(language.value) }, { wrap: teaching, isKept: false });
};
