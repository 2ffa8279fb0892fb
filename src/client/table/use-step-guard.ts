import { createContext, type RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { settleMs } from './settle-ms.ts';
import { createPresses, createStepGuard } from './step-guard.ts';

const presses = createPresses();
const listening = { capture: true, passive: true };
addEventListener('pointerdown', ({ timeStamp }) => presses.begin(timeStamp), listening);
addEventListener(
  'keydown',
  ({ repeat, timeStamp }) => (repeat ? presses.repeat() : presses.begin(timeStamp)),
  listening,
);
for (const end of ['pointerup', 'pointercancel', 'keyup'] as const)
  addEventListener(end, ({ timeStamp }) => presses.end(timeStamp), listening);

/** Which step is shown: what is pressed in one is not meant for the next. */
export const StepMoment = createContext('');

/** Guards what commits a step; gives whether a press was meant for it. `means` is what it does, as far as others can change it. */
export const useStepGuard = (means: string): ((event: Event) => boolean) => {
  const moment = useContext(StepMoment);
  const [guard] = useState(() => createStepGuard(presses, () => performance.now(), settleMs()));
  useLayoutEffect(() => guard.show(`${moment} ${means}`), [moment, means]);
  return ({ timeStamp }) => guard.takes(timeStamp);
};

/** Guards all that can be pressed in a place, ways to other pages too; gives what the place is marked by. */
export const useGuardedPlace = (means: string): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useStepGuard(means);
  useLayoutEffect(() => {
    const element = place.current;
    const guard = (event: Event): void => {
      if (isMeant(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('click', guard, { capture: true });
    return () => element?.removeEventListener('click', guard, { capture: true });
  }, []);
  return place;
};
