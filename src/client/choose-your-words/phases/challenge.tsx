import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { Showdown } from './showdown.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

/** Nobody lets words stand unseen: while hands are turned over, the one button shows them all. */
const WaiveActions = ({ table }: SeatView) => (
  <Actions>
    {table.reveal.isOn.value ? (
      <StepButton key="show" onClick={table.scenes.skip}>
        {t().show.showAll}
      </StepButton>
    ) : (
      <StepButton key="waive" onClick={() => table.act({ kind: 'waive' })}>
        {t().cards.waive}
      </StepButton>
    )}
  </Actions>
);

/** CW-8: words are challenged where they lie; what is not challenged may stand. */
export const challengeSurface: PhaseSurface = {
  prompt: ({ table }) => (table.reveal.isOn.value ? t().show.revealStep : t().cards.challengeStep),
  waiting: (who, { table }) => (table.reveal.isOn.value ? t().show.revealStep : t().cards.waitChallenge(who)),
  Actions: WaiveActions,
  Centre: Showdown,
};
