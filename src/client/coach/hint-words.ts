import type { Hint } from '../../coach/hint.ts';
import { hintSentences } from '../../messages/coach.ts';
import { lettersInWords, moveInWords } from '../../messages/moves.ts';
import { amountOf } from '../base/game-list.ts';
import { language } from '../base/language.ts';

/** A hint in the language of the page, a sentence for each level. */
export const sayHint = (game: string, hint: Hint): readonly string[] => {
  const spoken = language.value;
  return hintSentences(spoken, hint, {
    amount: (value) => amountOf(game, value),
    letters: (letters) => lettersInWords(spoken, letters),
    move: (action) => moveInWords(spoken, action),
  });
};
