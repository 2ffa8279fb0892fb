import { focusStepGround } from './focus-ground.ts';
import { typedLetter } from './keys.ts';
import { isUndo } from './table-keys.ts';

/** What keys do while a word is laid out. */
export type LayingKeys = {
  /** Lays a letter out, or lets the wild that is asked about stand for it. */
  readonly layLetter: (letter: string) => void;
  readonly takeBackLast: () => void;
  readonly takeBackAll: () => void;
  readonly undo: () => void;
  readonly askForWild: () => void;
  /** What Enter does as the word lies; undefined: nothing. */
  readonly onEnter: () => (() => void) | undefined;
  readonly onSpace?: () => void;
  /** Does what was typed at once, unless told: or after what is on its way. */
  readonly whenFree?: (input: () => void) => void;
};

const thenFocus = (act: () => void) => (): void => {
  act();
  focusStepGround();
};

const inputOf = (event: KeyboardEvent, keys: LayingKeys): (() => void) | undefined => {
  if (isUndo(event)) return keys.undo;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const letter = typedLetter(event);
  if (letter !== undefined) return thenFocus(() => keys.layLetter(letter));
  switch (event.key) {
    case 'Backspace':
      return thenFocus(keys.takeBackLast);
    case 'Escape':
      return thenFocus(keys.takeBackAll);
    case 'Enter':
      // Held down, it must not go on to what comes after the word.
      return event.repeat ? () => {} : keys.onEnter();
    case ' ':
      return keys.onSpace;
    case '?':
    case '*':
      return keys.askForWild;
    default:
      return undefined;
  }
};

/**
 * What a key does while a word is laid out; whether it does anything. Letters lay a word out, Backspace, Escape and
 * Ctrl+Z take back, Enter plays it, ? is a wild.
 */
export const onLayingKey = (event: KeyboardEvent, keys: LayingKeys): boolean => {
  const input = inputOf(event, keys);
  if (input === undefined) return false;
  if (keys.whenFree === undefined) input();
  else keys.whenFree(input);
  return true;
};
