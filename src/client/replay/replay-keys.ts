import { useKeys } from '../table/use-keys.ts';
import type { ReplayController } from './replay-controller.ts';

const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

const doFor = (
  { key, shiftKey }: KeyboardEvent,
  { timeline, jump, step, stepRound, togglePlaying }: ReplayController,
  others: OtherKeys,
): boolean => {
  if (key === 'ArrowRight') shiftKey ? stepRound(1) : step(1);
  else if (key === 'ArrowLeft') shiftKey ? stepRound(-1) : step(-1);
  else if (key === 'Home' || key === 'End') jump(key === 'Home' ? 0 : timeline.last);
  else if (key === ' ') togglePlaying();
  else {
    const does = others[key.toLowerCase()];
    does?.();
    return does !== undefined;
  }
  return true;
};

/** What else keys do, by letter. */
type OtherKeys = Readonly<Record<string, (() => void) | undefined>>;

/** The keys of a replay: arrows step, with Shift by rounds, Home and End jump, the space bar plays and stops; and the page's own. */
export const useReplayKeys = (shown: ReplayController, others: OtherKeys): void =>
  useKeys((event) => !isModified(event) && doFor(event, shown, others), [shown]);
