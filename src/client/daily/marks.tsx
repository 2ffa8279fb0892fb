import { MARK_STEPS } from '../../daily/result.ts';
import { c } from './texts.ts';

/** The words of a game as small bars, by what they brought; none tells which word it was. */
export const Marks = ({ marks }: { readonly marks: string }) => (
  <p class="marks" role="img" aria-label={c().squares(marks.length)}>
    {[...marks].map((mark, at) => (
      <span key={at} class={`mark mark-${mark}`} />
    ))}
  </p>
);

/** What the bars mean. */
export const MarksLegend = () => {
  const { legend, step } = c();
  return (
    <p class="row gap-4 lines-2 quiet text-2">
      {legend}
      {MARK_STEPS.map((least, at) => (
        <span key={least} class="inline gap-3 items-end nowrap">
          <span class={`mark mark-${at}`} aria-hidden="true" /> {step(least, MARK_STEPS[at + 1])}
        </span>
      ))}
    </p>
  );
};
