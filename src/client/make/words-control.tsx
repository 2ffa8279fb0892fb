import { readOptions } from '../../games/buyword/options.ts';
import { t } from '../texts.ts';
import { chooseOption, wish } from './make-state.ts';
import { WordsRow } from './words-row.tsx';

/** House words, or bans, at a table of BuyWord. */
export const WordsControl = ({ option }: { readonly option: 'houseWords' | 'houseBans' }) => (
  <WordsRow
    {...t().make.option[option]}
    words={wish.value.options[option] ?? []}
    onWords={(words) => {
      const parsed = readOptions({ [option]: words }, wish.value.seats);
      if (parsed.ok) chooseOption(option, parsed.value[option]);
      return parsed.ok;
    }}
  />
);
