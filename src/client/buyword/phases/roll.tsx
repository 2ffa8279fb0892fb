import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

const RollActions = ({ table }: SeatView) => (
  <Actions>
    <StepButton onClick={() => table.act({ kind: 'roll' })}>{t().play.roll}</StepButton>
  </Actions>
);

/** BW-3.1: the leader rolls. */
export const rollSurface: PhaseSurface = {
  prompt: () => t().play.rollStep,
  waiting: (who) => t().play.waitRoll(who),
  Actions: RollActions,
};
