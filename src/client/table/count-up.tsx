import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { into } from '../base/into.ts';
import { countMs, startCount } from './motion/count.ts';
import { isStill } from './motion/moves.ts';
import { onInput } from './motion/skip-by-input.ts';

export type CountUpProps = {
  readonly amount: number;
  readonly say: (amount: number) => string;
  /** Whether it is counted up; else it is there at once. */
  readonly counts: boolean;
};

/** A sum that is counted up for the eye; any tap or key ends that, and who wants no motion sees it whole. */
export const CountUp = ({ amount, say, counts }: CountUpProps) => {
  const shown = useSignal(counts && !isStill() ? 0 : amount);
  useEffect(() => {
    if (shown.peek() === amount) return;
    const end = startCount({
      from: 0,
      to: amount,
      ms: countMs(amount),
      show: into(shown),
      onEnd: () => {
        stopWaiting();
        shown.value = amount;
      },
    });
    const stopWaiting = onInput(end);
    return end;
  }, [amount]);
  return (
    <>
      <span class="unseen">{say(amount)}</span>
      <span class="figures" aria-hidden="true">
        {say(shown.value)}
      </span>
    </>
  );
};
