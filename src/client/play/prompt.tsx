import { t } from '../texts.ts';
import { asked } from './laying.ts';
import { isMyStep, type Looking } from './phases/surface.ts';
import { SURFACES } from './phases/surfaces.ts';
import { names } from './play-state.ts';
import { questionOf } from './question.tsx';

const promptOf = (at: Looking): string => {
  const { view } = at;
  if (view.phase === 'over') return t().play.overStep;
  const surface = SURFACES[view.phase];
  if (isMyStep(at)) return surface.prompt(at);
  return surface.waiting(
    view.toAct.map((seat) => names.value[seat] ?? ''),
    view,
  );
};

/** Names the one next step; or asks, before something that cannot be taken back. */
export const Prompt = (at: Looking) => (
  <div class={isMyStep(at) ? 'prompt' : 'prompt prompt-wait'} aria-live="polite">
    <h2 id="next-step">{asked.value === undefined ? promptOf(at) : questionOf(t().play, asked.value)}</h2>
  </div>
);
