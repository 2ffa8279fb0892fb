/** Where a key is pressed: in a dialog, a field to type in, on a choice or slider, on a button or link, or at the table itself. */
export type KeyPlace = 'dialog' | 'field' | 'choice' | 'button' | 'table';

/** Whether a key belongs to the place where it is pressed, and not to the table around it. */
export const belongsThere = (key: string, place: KeyPlace): boolean => {
  switch (place) {
    case 'dialog':
    case 'field':
      return true;
    case 'choice':
      // Arrows, Home and the like move it, the space bar ticks it; a letter or a digit means nothing to it.
      return key === ' ' || (key.length > 1 && key !== 'Escape');
    case 'button':
      return key === ' ' || key === 'Enter';
    case 'table':
      return false;
  }
};

const placeOf = (target: EventTarget | null): KeyPlace => {
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  if (!(target instanceof Element)) return 'table';
  if (target.closest('input:is([type=checkbox], [type=radio], [type=range])') !== null) return 'choice';
  if (target.closest('input, textarea, select') !== null) return 'field';
  return target.closest('a, button, summary') === null ? 'table' : 'button';
};

/** Whether a key belongs to something else than the table. */
export const isTaken = ({ key, target }: KeyboardEvent): boolean => belongsThere(key, placeOf(target));

export const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
