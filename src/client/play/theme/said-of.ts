import { t } from '../../texts.ts';
import type { Judgement } from '../play-protocol.ts';
import { view } from '../play-state.ts';

/** What the judge says of a word, as a sentence; where there is a theme, that it is on it. */
export const saidOf = (word: string, said: Judgement): string => {
  const { play, theme } = t();
  const themed = view.value?.options.theme ?? null;
  switch (said) {
    case 'good':
      return themed === null ? play.known(word) : theme.onTheme(word);
    case 'not-a-word':
      return play.unknown(word);
    case 'off-theme':
      return theme.offTheme(word);
  }
};
