import { withReview } from '../base/replay-addresses.ts';
import { t } from '../base/texts.ts';
import { LinkButton } from '../ui/button.tsx';

/** Beneath a result: the way to what the coach says of the game. */
export const ReviewOffer = ({ replayAddress }: { readonly replayAddress: string }) => {
  const { coachWays } = t();
  return (
    <p class="review-offer row gap-5 lines-2">
      <LinkButton kind="quiet" icon="review" href={withReview(replayAddress)}>
        {coachWays.openGame}
      </LinkButton>
      <span class="quiet text-3">{coachWays.offer}</span>
    </p>
  );
};
