import { t } from '../../base/texts.ts';
import { Actions, StepButton } from '../../table/actions.tsx';
import { isMyStep } from '../../table/phase-surface.ts';
import { holdsCards, offered, type PhaseSurface, type SeatView } from './surface.ts';

/** How many cards may be marked to be exchanged; undefined where that is not the step at hand. */
export const mostToMark = (at: SeatView): number | undefined =>
  at.view.phase === 'exchange' && isMyStep(at) ? (offered(at, 'exchange')?.most ?? 0) : undefined;

/** One button: it says how many cards go, or that all stay. */
const ExchangeActions = ({ table: { exchangeMarked, marked } }: SeatView) => {
  const { cards } = t();
  const count = marked.value.size;
  return (
    <Actions>
      <StepButton onClick={exchangeMarked}>{count === 0 ? cards.keepAll : cards.exchange(count)}</StepButton>
    </Actions>
  );
};

/** CW-4.2, CW-4.4: cards are exchanged; meanwhile the others may try words. */
export const exchangeSurface: PhaseSurface = {
  prompt: (at) => t().cards.exchangeStep(mostToMark(at) ?? 0),
  waiting: (who) => t().cards.waitExchange(who),
  Actions: ExchangeActions,
  laysOut: (at) => holdsCards(at) && !isMyStep(at),
  stepKey: ({ view }) => String(view.exchange),
};
