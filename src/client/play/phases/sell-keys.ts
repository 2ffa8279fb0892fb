import { onGrid, turn } from '../grid/grid-cursor.ts';
import { typedLetter } from '../keys.ts';
import { chooseWild, letterKeys, placeWild, takeBackAll, takeBackLast, typeLetter, undo } from '../laying.ts';
import { shuffleRack } from '../rack.ts';
import { enter } from '../sell-actions.tsx';
import { isUndo } from '../table-keys.ts';
import { focusTray } from '../word-tray.tsx';

/**
 * What a key does while words are laid out; whether it does anything. Letters lay a word out, Backspace, Escape and
 * Ctrl+Z take back, Enter sells, ? is a wild, the space bar shuffles, or turns the way on a grid.
 */
export const onSellKey = (event: KeyboardEvent): boolean => {
  if (isUndo(event)) {
    undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const letter = typedLetter(event);
  if (letter !== undefined) {
    if (letterKeys.value === 'wild') placeWild(letter);
    else typeLetter(letter);
    focusTray();
  } else if (event.key === 'Backspace' || event.key === 'Escape') {
    if (event.key === 'Backspace') takeBackLast();
    else takeBackAll();
    focusTray();
  } else if (event.key === 'Enter') enter();
  else if (event.key === ' ' && onGrid.value) turn();
  else if (event.key === ' ') shuffleRack();
  else if (event.key === '?' || event.key === '*') chooseWild();
  else return false;
  return true;
};
