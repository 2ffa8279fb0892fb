import { useLayoutEffect } from 'preact/hooks';
import { typedLetter } from '../play/keys.ts';
import { toggleTool } from '../play/open-tool.ts';
import { isTaken, isUndo } from '../play/table-keys.ts';
import { focusAmount } from './bet-actions.tsx';
import { shuffleHand } from './hand-order.ts';
import {
  answer,
  asked,
  askForWild,
  declareLaid,
  laidScore,
  placeWild,
  takeBackAll,
  takeBackLast,
  typeLetter,
  undo,
  wildAsked,
} from './laying.ts';
import { focusTray } from './tray.tsx';
import { wildColour } from './wild-chooser.tsx';

/** What a key does at any time; whether it does anything. */
const anytime = ({ key }: KeyboardEvent): boolean => {
  if (key === '/') toggleTool('commands');
  else if (key === '$') toggleTool('values');
  else if (key === 'Escape' && asked.value !== undefined) void answer(false);
  else if (key === 'Escape' && wildAsked.value !== undefined) wildAsked.value = undefined;
  else if (key === ' ') shuffleHand();
  else return false;
  return true;
};

/** What a key does while a word is laid out; whether it does anything. */
const whileLaying = (event: KeyboardEvent, isDeclaring: boolean): boolean => {
  const letter = typedLetter(event);
  if (letter !== undefined && wildAsked.value !== undefined) placeWild(letter, wildColour.current);
  else if (letter !== undefined) typeLetter(letter);
  else if (event.key === 'Backspace') takeBackLast();
  else if (event.key === 'Escape') takeBackAll();
  else if (event.key === 'Enter' && isDeclaring && laidScore.value !== undefined) void declareLaid();
  else if (event.key === '?' || event.key === '*') askForWild();
  else return false;
  return true;
};

/**
 * The keys of the card table: letters lay a word out, Backspace, Escape and Ctrl+Z take back, Enter declares, ? is a wild,
 * digits set a bet, the space bar shuffles; $ shows what counts, / the command line.
 */
export const useCardKeys = (use: 'none' | 'lay' | 'declare'): void =>
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      // The digit itself goes where the focus went.
      if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && focusAmount())
        return;
      if (isUndo(event)) {
        if (use === 'none') return;
        undo();
      } else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (!anytime(event) && !(use !== 'none' && whileLaying(event, use === 'declare'))) return;
      else if (use === 'declare' && typedLetter(event) !== undefined) focusTray();
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [use]);
