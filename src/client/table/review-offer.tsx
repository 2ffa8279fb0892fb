import { withReview } from '../base/replay-addresses.ts';
import { LinkButton } from '../ui/button.tsx';
import { coachWays } from './coach-ways.ts';

/** Beneath a result: the way to what the coach says of the game. */
export const ReviewOffer = ({ replayAddress }: { readonly replayAddress: string }) => {
  const { openGame, offer } = coachWays();
  return (
    <p class="review-offer row gap-5 lines-2">
      <LinkButton kind="quiet" icon="scores" href={withReview(replayAddress)}>
        {openGame}
      </LinkButton>
      <span class="quiet text-3">{offer}</span>
    </p>
  );
};
