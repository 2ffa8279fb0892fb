import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { readOptions } from '../../games/buyword/options.ts';
import { foldWord } from '../../shared/fold-word.ts';
import { t } from '../texts.ts';
import { chooseOption, wish } from './make-state.ts';

/** Words the players agreed on, typed as they like. */
export const WordsControl = ({ option }: { readonly option: 'houseWords' | 'houseBans' }) => {
  const { make } = t();
  const id = useId();
  const isBad = useSignal(false);
  const { name, hint } = make.option[option];
  const read = (text: string): void => {
    const words = text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map(foldWord);
    const parsed = readOptions({ [option]: words }, wish.value.seats);
    isBad.value = !parsed.ok;
    if (parsed.ok) chooseOption(option, parsed.value[option]);
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
        defaultValue={(wish.value.options[option] ?? []).join(' ')}
        onChange={(event) => read(event.currentTarget.value)}
      />
      <small id={`${id}-hint`}>
        {hint} {isBad.value ? <b class="bad">{make.badWords}</b> : make.wordsHint}
      </small>
    </div>
  );
};
