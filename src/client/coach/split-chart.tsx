import { useId } from 'preact/hooks';
import type { PlayerReview } from '../../coach/review.ts';
import { t } from '../base/texts.ts';
import { type ReviewedGame, signed } from './reviewed-game.ts';
import { barsOf } from './split-bars.ts';

/** Luck and choices of a player: a waterfall from what could be expected at the start to the result, in whole dollars or chips. */
export const SplitChart = ({ of, player }: { readonly of: ReviewedGame; readonly player: PlayerReview }) => {
  const { review: texts } = t();
  const { say, nameOf } = of;
  const id = useId();
  const bars = barsOf(player.split);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const part = (sum: number): number => ((sum - low) / (high - low)) * 100;
  const { start, luck, own, others, result } = player.split;
  const change = (sum: number): string => signed(say, sum);
  return (
    <figure class="split-chart stack gap-3" aria-labelledby={id}>
      <div class="split-bars" aria-hidden="true">
        {bars.map(({ part: name, from, to }) => {
          const isWhole = name === 'start' || name === 'result';
          const kind = isWhole ? 'whole' : to >= from ? 'gain' : 'loss';
          return (
            <div key={name} class={`split-row split-${kind}`}>
              <span>{texts.parts[name]}</span>
              <span class="split-track">
                <span
                  class="split-bar"
                  style={`left: ${part(Math.min(from, to))}%; width: ${Math.abs(part(to) - part(from))}%`}
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
          say(start),
          change(luck),
          change(own),
          change(others),
          say(result),
        )}
      </figcaption>
    </figure>
  );
};
