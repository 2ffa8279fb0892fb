import { useLayoutEffect } from 'preact/hooks';
import { film, goTo, isPlaying, step, stepRound, togglePlaying } from './replay-state.ts';

/** Whether a key belongs to something else: a dialog, a field, or, for the space bar, a control of its own. */
const isTaken = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      key === ' ' ? 'a, button, input, textarea, select, summary' : 'input, textarea, select',
    ) !== null
  );
};

const doFor = ({ key, shiftKey }: KeyboardEvent): boolean => {
  if (key === 'ArrowRight') shiftKey ? stepRound(1) : step(1);
  else if (key === 'ArrowLeft') shiftKey ? stepRound(-1) : step(-1);
  else if (key === 'Home' || key === 'End') {
    isPlaying.value = false;
    goTo(key === 'Home' ? 0 : (film.value?.last ?? 0));
  } else if (key === ' ') togglePlaying();
  else return false;
  return true;
};

/** The keys of a replay: arrows step, with Shift by rounds, Home and End jump, the space bar plays and stops. */
export const useReplayKeys = (): void =>
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isTaken(event) && doFor(event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
