import { t } from '../../texts.ts';
import { Actions } from '../actions.tsx';
import { act } from '../play-state.ts';
import type { PhaseSurface } from './surface.ts';

const RollActions = () => (
  <Actions>
    <button type="button" class="button" data-step-focus onClick={() => act({ kind: 'roll' })}>
      {t().play.roll}
    </button>
  </Actions>
);

/** BW-3.1: the leader rolls. */
export const rollSurface: PhaseSurface = {
  prompt: () => t().play.rollStep,
  waiting: (who) => t().play.waitRoll(who),
  Actions: RollActions,
};
