import { readOptions } from '../../games/buyword/options.ts';
import { isFree } from '../../games/buyword/variants/theme.ts';
import { t } from '../texts.ts';
import { chooseOption, wish } from './make-state.ts';
import { WordsRow } from './words-row.tsx';

type WordsOption = 'houseWords' | 'houseBans';

/** What the players' own words are good for: on theme too (BW-15.1), unless the vote alone decides that (BW-15.2). */
const hintFor = (option: WordsOption): string => {
  const { make } = t();
  const theme = wish.value.options.theme ?? null;
  if (option === 'houseBans' || theme === null) return make.option[option].hint;
  return isFree(theme) ? make.houseWordsVoted : make.houseWordsOnTheme;
};

/** House words, or bans, at a table of BuyWord. */
export const WordsControl = ({ option }: { readonly option: WordsOption }) => (
  <WordsRow
    name={t().make.option[option].name}
    hint={hintFor(option)}
    words={wish.value.options[option] ?? []}
    onWords={(words) => {
      const parsed = readOptions({ [option]: words }, wish.value.seats);
      if (parsed.ok) chooseOption(option, parsed.value[option]);
      return parsed.ok;
    }}
  />
);
