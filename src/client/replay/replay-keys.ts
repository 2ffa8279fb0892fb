import { useLayoutEffect } from 'preact/hooks';
import { isTaken } from '../play/table-keys.ts';
import { film, goTo, isPlaying, step, stepRound, togglePlaying } from './replay-state.ts';

const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

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
      if (!isModified(event) && !isTaken(event) && doFor(event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
