import { salesToChallenge } from '../../../games/buyword/selling.ts';
import { isFree } from '../../../games/buyword/variants/theme.ts';
import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { deviceSeats, names } from '../play-state.ts';
import { Countdown } from './countdown.tsx';
import { SaleInDoubt } from './sale-in-doubt.tsx';

type PanelProps = {
  readonly view: View;
  /** Where the words have the page to themselves; without it, what fits the moment. */
  readonly heading?: string;
};

/** Where players judge words (BW-6): the words of this round, to challenge or as they stand; who is content; the time left. */
export const ChallengePanel = ({ view, heading }: PanelProps) => {
  const { challenges } = t();
  const { options, round, seats, windowOpen, waived } = view;
  const sales = view.sales.filter((sale) => sale.round === round).toReversed();
  if (options.judge !== 'challenge' || sales.length === 0) return null;
  const open = new Map(
    deviceSeats.value
      .filter((seat) => seats[seat]?.left === false)
      .map((seat) => [seat, new Set(salesToChallenge(view, seat).map(({ number }) => number))]),
  );
  const nameOf = (seat: number): string => names.value[seat] ?? '';
  return (
    <section class="challenges card" aria-labelledby="challenges-heading">
      {heading === undefined ? (
        <h3 id="challenges-heading">{windowOpen ? challenges.windowHeading : challenges.heading}</h3>
      ) : (
        <h2 id="challenges-heading">{heading}</h2>
      )}
      {windowOpen && <Countdown wholeSeconds={options.challengeSeconds} />}
      <p class="quiet">
        {isFree(options.theme) ? challenges.costVote(options.penalty) : challenges.cost(options.penalty)}
      </p>
      <ul>
        {sales.map((sale) => (
          <SaleInDoubt
            key={sale.number}
            sale={sale}
            doubters={[...open].filter(([, numbers]) => numbers.has(sale.number)).map(([seat]) => seat)}
          />
        ))}
      </ul>
      {windowOpen && (
        <p class="quiet" role="status">
          {waived.length > 0 && challenges.waived(waived.map(nameOf))}{' '}
          {view.toAct.length > 0 && challenges.undecided(view.toAct.map(nameOf))}
        </p>
      )}
    </section>
  );
};
