import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { Showdown } from './showdown.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

const WaiveActions = ({ table }: SeatView) => (
  <Actions>
    <StepButton onClick={() => table.act({ kind: 'waive' })}>{t().cards.waive}</StepButton>
  </Actions>
);

/** CW-8: words are challenged where they lie; what is not challenged may stand. */
export const challengeSurface: PhaseSurface = {
  prompt: () => t().cards.challengeStep,
  waiting: (who) => t().cards.waitChallenge(who),
  Actions: WaiveActions,
  Centre: Showdown,
  isList: true,
};
