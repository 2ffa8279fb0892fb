import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import type { Options } from '../../games/buyword/options.ts';
import type { Language } from '../../shared/language.ts';

/** What a table of a language plays with; the rest is as the rules have it. */
export const tableOptions = (language: Language): Pick<Options, 'dictionary' | 'tiles'> => ({
  dictionary: `${language}-full`,
  tiles: TILES_FOR[language],
});
