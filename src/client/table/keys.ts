import { foldWord } from '../../shared/fold-word.ts';

/** The capital A–Z that a key press types; accents are folded. */
export const typedLetter = (event: KeyboardEvent): string | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  const letter = foldWord(event.key);
  return /^[A-Z]$/.test(letter) ? letter : undefined;
};
