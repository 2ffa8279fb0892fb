import { lineClass } from '../table/line-sample.tsx';
import { isMistake } from './review-state.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import { c } from './texts.ts';

const WIDTH = 100;
const HEIGHT = 30;

/**
 * What everybody could expect to end with, by step, a line a player, with the mistakes of whom one follows: a tap shows the step. The list
 * of players says whose line is whose. For the eye alone; the slider below it and the lists of the review tell the same.
 */
export const ExpectedChart = ({ of }: { readonly of: ReviewedGame }) => {
  const { review, seats, last, frame, jump, say } = of;
  const steps = review.steps.value;
  if (steps.length < 2) return null;
  const all = steps.flatMap(({ expected }) => expected);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (step: number): number => (step / last) * WIDTH;
  const y = (sum: number): number => HEIGHT - ((sum - low) / Math.max(1, high - low)) * HEIGHT;
  const place = (step: number, sum: number): string => `left: ${x(step)}%; top: ${(y(sum) / HEIGHT) * 100}%`;
  return (
    <div
      class="expected-chart"
      aria-hidden="true"
      title={c().chart}
      onClick={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        jump(Math.round(((clientX - left) / width) * last));
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {seats.map((seat, at) => (
          <polyline
            key={seat}
            class={lineClass(seat)}
            points={steps.map(({ step, expected }) => `${x(step)},${y(expected[at] ?? low)}`).join(' ')}
          />
        ))}
      </svg>
      <span class="expected-scale figures quiet text-1">
        <span>{say(Math.round(high))}</span>
        <span>{say(Math.round(low))}</span>
      </span>
      <span class="expected-now" style={`left: ${x(frame.value)}%`} />
      {review.mistakes.value.filter(isMistake).map(({ step, seat, grade }) => (
        <span
          key={step}
          class={`expected-mark grade-${grade}`}
          style={place(step, steps[step]?.expected[seats.indexOf(seat)] ?? low)}
        />
      ))}
    </div>
  );
};
