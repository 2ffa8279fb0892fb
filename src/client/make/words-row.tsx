import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { foldWord } from '../../shared/fold-word.ts';
import { t } from '../texts.ts';

type WordsRowProps = {
  readonly name: string;
  readonly hint: string;
  readonly words: readonly string[];
  /** Takes what was typed; whether those are words. */
  readonly onWords: (words: readonly string[]) => boolean;
};

/** Words the players agreed on, typed as they like. */
export const WordsRow = ({ name, hint, words, onWords }: WordsRowProps) => {
  const { make } = t();
  const id = useId();
  const isBad = useSignal(false);
  const read = (text: string): void => {
    const typed = text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map(foldWord);
    isBad.value = !onWords(typed);
  };
  return (
    <div class="option-row">
      <label for={id}>{name}</label>
      <input
        id={id}
        type="text"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={isBad.value}
        defaultValue={words.join(' ')}
        onChange={(event) => read(event.currentTarget.value)}
      />
      <small id={`${id}-hint`}>
        {hint} {isBad.value ? <b class="bad">{make.badWords}</b> : make.wordsHint}
      </small>
    </div>
  );
};
