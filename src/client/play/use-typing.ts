import { useEffect } from 'preact/hooks';
import { typedLetter } from './keys.ts';
import { choosingWild, takeBackAll, takeBackLast, typeLetter, wildIsLaid, wilds } from './laying.ts';
import { enter } from './sell-actions.tsx';
import { focusTray } from './word-tray.tsx';

/** Whether a key belongs to something else: a dialog, a field, or, for Enter, a button of its own. */
const isTaken = ({ key, target }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === 'Enter' ? 'a, button, input, summary' : 'input') !== null;
};

const typeKey = (event: KeyboardEvent): boolean => {
  const letter = typedLetter(event);
  if (letter !== undefined) typeLetter(letter);
  else if (event.key === 'Backspace') takeBackLast();
  else if (event.key === 'Escape') takeBackAll();
  else if (event.key === 'Enter') enter();
  else if ((event.key === '?' || event.key === '*') && wilds.value > 0 && !wildIsLaid.value) {
    choosingWild.value = true;
  } else return false;
  return true;
};

/** Lets words be typed: letters, Backspace, Escape for all, Enter to sell, ? for a wild. */
export const useTyping = (open: boolean): void =>
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event) || !typeKey(event)) return;
      event.preventDefault();
      if (!choosingWild.value && event.key !== 'Enter') focusTray();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
