/** Whether a key belongs to something else: a dialog, a field, or, for Enter and the space bar, a button of its own. */
export const isTaken = ({ key, target }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return (
    target.closest(key === 'Enter' || key === ' ' ? 'a, button, input, summary' : 'input, textarea') !== null
  );
};

export const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
