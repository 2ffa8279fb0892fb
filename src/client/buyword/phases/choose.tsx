import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { offered, type PhaseSurface, type SeatView } from './surface.ts';

const numbersFor = (at: SeatView): number[] => {
  const { from, to } = offered(at, 'choose') ?? { from: 1, to: 0 };
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
};

const ChooseActions = (at: SeatView) => (
  <Actions layout="actions-many">
    {numbersFor(at).map((number, place) => (
      <StepButton key={number} isNext={place === 0} onClick={() => at.table.act({ kind: 'choose', number })}>
        {t().play.choose(number)}
      </StepButton>
    ))}
  </Actions>
);

/** BW-3.1: on *choice* the leader names the number. */
export const chooseSurface: PhaseSurface = {
  prompt: ({ view }) => (view.players > 1 ? t().play.chooseStepAll : t().play.chooseStep),
  waiting: (who) => t().play.waitChoose(who),
  Actions: ChooseActions,
};
