import type { DailyKind } from '../../daily/daily-game.ts';
import { c } from './texts.ts';

type MarksProps = { readonly kind: DailyKind; readonly marks: string };

/** The words or rounds of a game as small bars, by what they brought; none tells which word it was. */
export const Marks = ({ kind, marks }: MarksProps) => (
  <p class={`marks of-${kind}`} role="img" aria-label={c().of[kind].marks(marks.length)}>
    {[...marks].map((mark, at) => (
      <span key={at} class={`mark mark-${mark}`} />
    ))}
  </p>
);

/** What the bars mean. */
export const MarksLegend = ({ kind }: Pick<MarksProps, 'kind'>) => {
  const { legend, steps } = c().of[kind];
  return (
    <p class={`row gap-4 lines-2 quiet text-2 of-${kind}`}>
      {legend}
      {steps.map((step, at) => (
        <span key={step} class="inline gap-3 items-end nowrap">
          <span class={`mark mark-${at}`} aria-hidden="true" /> {step}
        </span>
      ))}
    </p>
  );
};
