import { asked } from './laying.ts';
import { isMyStep, type Looking } from './phases/surface.ts';
import { SURFACES } from './phases/surfaces.ts';
import { QuestionActions } from './question.tsx';

/** The buttons of the step at hand, or of what is asked first. */
export const StepActions = (at: Looking) => {
  const { phase } = at.view;
  if (asked.value !== undefined) return <QuestionActions action={asked.value} />;
  if (phase === 'over' || !isMyStep(at)) return <div class="actions" />;
  const { Actions } = SURFACES[phase];
  return <Actions {...at} />;
};
