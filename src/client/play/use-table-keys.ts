import { useEffect } from 'preact/hooks';
import { typedLetter } from './keys.ts';
import {
  answer,
  asked,
  chooseWild,
  letterKeys,
  placeWild,
  takeBackAll,
  takeBackLast,
  typeLetter,
  undo,
} from './laying.ts';
import { shuffleRack } from './rack.ts';
import { enter } from './sell-actions.tsx';
import { isTaken, isUndo } from './table-keys.ts';
import { toggleCommands, togglePrices } from './table-tools.tsx';
import { focusTray } from './word-tray.tsx';

/** What a key does at any time; whether it does anything. */
const anytime = ({ key }: KeyboardEvent): boolean => {
  if (key === '/') toggleCommands();
  else if (key === '$') togglePrices();
  else if (key === 'Escape' && asked.value !== undefined) void answer(false);
  else if (key === 'Escape' && letterKeys.value !== 'shut') letterKeys.value = 'shut';
  else return false;
  return true;
};

/** What a key does while words are laid out; whether it does anything. */
const whileSelling = (event: KeyboardEvent): boolean => {
  const letter = typedLetter(event);
  if (letter !== undefined && letterKeys.value === 'wild') placeWild(letter);
  else if (letter !== undefined) typeLetter(letter);
  else if (event.key === 'Backspace') takeBackLast();
  else if (event.key === 'Escape') takeBackAll();
  else if (event.key === 'Enter') enter();
  else if (event.key === ' ') shuffleRack();
  else if (event.key === '?' || event.key === '*') chooseWild();
  else return false;
  return true;
};

/**
 * The keys of the table: letters lay a word out, Backspace, Escape and Ctrl+Z take back, Enter sells, ? is a wild, the
 * space bar shuffles; $ shows the prices, / the command line.
 */
export const useTableKeys = (selling: boolean): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      if (isUndo(event)) {
        if (!selling) return;
        undo();
      } else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (!anytime(event) && !(selling && whileSelling(event))) return;
      else if (selling && typedLetter(event) !== undefined) focusTray();
      event.preventDefault();
      if (event.key === 'Backspace' || event.key === 'Escape') focusTray();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [selling]);
