import type { PlayerReview } from '../../coach/review.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import { SplitChart } from './split-chart.tsx';
import { c } from './texts.ts';

type SplitPartProps = { readonly of: ReviewedGame; readonly players: readonly PlayerReview[] };

/** Luck and choices of whom one follows, or of everybody. */
export const SplitPart = ({ of, players }: SplitPartProps) => {
  const texts = c();
  const followed = of.review.followed.value;
  const shown = players.filter(({ seat }) => followed === undefined || seat === followed);
  return (
    <section class="stack gap-4" aria-label={texts.split}>
      <h3>{texts.split}</h3>
      {shown.map((player) => (
        <SplitChart key={player.seat} of={of} player={player} />
      ))}
    </section>
  );
};
