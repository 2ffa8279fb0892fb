import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { countedAt, countMs } from './motion/count.ts';
import { isStill } from './motion/moves.ts';
import { onSkip } from './motion/on-skip.ts';

type CountUpProps = { readonly amount: number; readonly say: (amount: number) => string };

/** A sum that is counted up for the eye; any tap or key ends that, and who wants no motion sees it whole. */
export const CountUp = ({ amount, say }: CountUpProps) => {
  const shown = useSignal(isStill() ? amount : 0);
  useEffect(() => {
    if (shown.peek() === amount) return;
    const begun = performance.now();
    let frame = 0;
    const end = (): void => {
      stopWaiting();
      cancelAnimationFrame(frame);
      shown.value = amount;
    };
    const step = (now: number): void => {
      shown.value = countedAt(amount, now - begun);
      if (now - begun < countMs(amount)) frame = requestAnimationFrame(step);
      else end();
    };
    const stopWaiting = onSkip(end);
    frame = requestAnimationFrame(step);
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
