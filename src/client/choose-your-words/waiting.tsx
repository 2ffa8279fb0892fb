import { t } from '../base/texts.ts';
import { Spotlight } from '../table/spotlight.tsx';
import { Chips } from './chips.tsx';
import type { SeatView } from './phases/surface.ts';

/** The bet that is to be matched, of somebody else. */
const highestBet = ({ view, me }: SeatView) => {
  const seat = view.seats.findIndex(({ bet }) => bet > 0 && bet === view.highBet);
  if (view.phase !== 'bet' || seat < 0 || seat === me) return undefined;
  return {
    seat,
    look: (
      <>
        <Chips amount={view.highBet} />
        <span class="figures">{t().cards.number(view.highBet)}</span>
      </>
    ),
  };
};

/** Who is waited for, and the bet that is to be matched. */
export const Waiting = (at: SeatView) => {
  const { phase } = at.view;
  // Words that lie open have the place.
  if (phase === 'challenge' || phase === 'vote' || phase === 'over') return null;
  return <Spotlight {...at} lastAction={highestBet(at)} />;
};
