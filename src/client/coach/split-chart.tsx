import { useId } from 'preact/hooks';
import type { PlayerReview } from '../../coach/review.ts';
import { type ReviewedGame, signed } from './reviewed-game.ts';
import { axisOf, barsOf } from './split-bars.ts';
import { c } from './texts.ts';

/** Luck and choices of a player: a waterfall from what could be expected at the start to the result, in whole dollars or chips. */
export const SplitChart = ({ of, player }: { readonly of: ReviewedGame; readonly player: PlayerReview }) => {
  const texts = c();
  const { say, amount, nameOf } = of;
  const id = useId();
  const bars = barsOf(player.split);
  const { low, high } = axisOf(bars);
  const part = (sum: number): number => ((sum - low) / (high - low)) * 100;
  const { start, luck, own, others, result } = player.split;
  const change = (sum: number): string => signed(say, sum);
  return (
    <figure class="split-chart stack gap-3" aria-labelledby={id}>
      <div class={low > 0 ? 'split-cut' : undefined} aria-hidden="true">
        {bars.map(({ part: name, from, to }) => {
          // What lies left of the axis is not drawn.
          const [first, last] = [Math.max(low, Math.min(from, to)), Math.max(from, to)];
          const isWhole = name === 'start' || name === 'result';
          const kind = isWhole ? 'whole' : to >= from ? 'gain' : 'loss';
          return (
            <div key={name} class={`split-row split-${kind}`}>
              <span>{texts.parts[name]}</span>
              <span class="split-track">
                <span
                  class="split-bar"
                  style={`left: ${part(first)}%; width: ${part(last) - part(first)}%`}
                />
              </span>
              <b class="figures">{isWhole ? say(to) : change(to - from)}</b>
            </div>
          );
        })}
      </div>
      <figcaption id={id} class="quiet text-2">
        {texts.splitWords(
          nameOf(player.seat),
          amount(start),
          change(luck),
          change(own),
          change(others),
          amount(result),
        )}
      </figcaption>
    </figure>
  );
};
