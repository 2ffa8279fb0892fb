import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { Showdown } from './showdown.tsx';
import type { PhaseSurface, SeatView } from './surface.ts';

/**
 * Nobody lets words stand unseen: while hands are turned over, the one button shows them all. It stays the same one, so that the focus
 * does; what it does then takes a press of its own.
 */
const WaiveActions = ({ table }: SeatView) => {
  const isTurning = table.reveal.isOn.value;
  return (
    <Actions>
      <StepButton onClick={isTurning ? table.scenes.skip : () => table.act({ kind: 'waive' })}>
        {isTurning ? t().show.showAll : t().cards.waive}
      </StepButton>
    </Actions>
  );
};

/** CW-8: words are challenged where they lie; what is not challenged may stand. */
export const challengeSurface: PhaseSurface = {
  prompt: ({ table }) => (table.reveal.isOn.value ? t().show.revealStep : t().cards.challengeStep),
  waiting: (who, { table }) => (table.reveal.isOn.value ? t().show.revealStep : t().cards.waitChallenge(who)),
  Actions: WaiveActions,
  Centre: Showdown,
  isList: true,
};
