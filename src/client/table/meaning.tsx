import type { Language } from '../../shared/language.ts';
import { t } from '../base/texts.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { words } from '../words/words-port.ts';

type MeaningProps = { readonly word: string; readonly language: Language };

/** The first meaning of a word, in the language it is played in; nothing where none is known or to be had. */
export const Meaning = ({ word, language }: MeaningProps) => {
  const { value: found } = useAnswer(() => words.ask('define', { language, word }), [word, language]);
  if (found === undefined) return null;
  const { meanings } = found;
  // A gloss that only names a field of knowledge tells nothing.
  const first = meanings.find(({ gloss }) => !/^\([^)]*\)$/.test(gloss)) ?? meanings[0];
  return (
    <p class="quiet text-3" lang={language}>
      {first === undefined ? (
        t().definition.none
      ) : (
        <>
          <i>{first.lemma}</i> {first.gloss}
        </>
      )}
    </p>
  );
};
