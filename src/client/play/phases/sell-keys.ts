import { onGrid, turn } from '../grid/grid-cursor.ts';
import { typedLetter } from '../keys.ts';
import {
  chooseWild,
  letterKeys,
  placeWild,
  takeBackAll,
  takeBackLast,
  takeInput,
  typeLetter,
  undo,
} from '../laying.ts';
import { shuffleRack } from '../rack.ts';
import { enter } from '../sell-actions.tsx';
import { isUndo } from '../table-keys.ts';
import { thenFocusTray } from '../word-tray.tsx';

const lay = (letter: string): void => {
  if (letterKeys.value === 'wild') placeWild(letter);
  else typeLetter(letter);
};

const inputOf = (event: KeyboardEvent): (() => void) | undefined => {
  if (isUndo(event)) return undo;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const letter = typedLetter(event);
  if (letter !== undefined) return thenFocusTray(() => lay(letter));
  switch (event.key) {
    case 'Backspace':
      return thenFocusTray(takeBackLast);
    case 'Escape':
      return thenFocusTray(takeBackAll);
    case 'Enter':
      return enter;
    case ' ':
      return onGrid.value ? turn : shuffleRack;
    case '?':
    case '*':
      return () => chooseWild();
    default:
      return undefined;
  }
};

/**
 * What a key does while words are laid out; whether it does anything. Letters lay a word out, Backspace, Escape and
 * Ctrl+Z take back, Enter sells, ? is a wild, the space bar shuffles, or turns the way on a grid.
 */
export const onSellKey = (event: KeyboardEvent): boolean => {
  const input = inputOf(event);
  if (input !== undefined) takeInput(input);
  return input !== undefined;
};
