import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import type { Options } from '../../games/buyword/options.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { Theme } from '../../games/buyword/variants/theme.ts';
import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import { THEMES } from '../../shared/themes.ts';
import type { Conflict, Fix } from '../table-form.ts';
import { row } from '../table-form.ts';
import { optionVariant } from '../variant.ts';

const isVoted = (theme: Theme | null): boolean =>
  typeof theme === 'object' && theme !== null && 'free' in theme;

const NO_THEME: Fix = {
  label: (language) => buyWordVariantIn(language, 'theme').fixes.off,
  change: (options: Partial<Options>) => ({ ...options, theme: null }),
};

const conflict = (refusal: BuyWordRefusal): Conflict | undefined => {
  switch (refusal.code) {
    case 'theme-not-in-language': {
      const other = refusal.language === 'en' ? 'fr' : 'en';
      const words: Fix = {
        label: (language) => buyWordVariantIn(language, 'theme').fixes.words[other],
        change: (options: Partial<Options>) => ({
          ...options,
          dictionary: `${other}-full`,
          tiles: TILES_FOR[other],
        }),
      };
      return { at: ['theme', 'dictionary'], fixes: [NO_THEME, words] };
    }
    case 'theme-needs-players':
      return { at: ['seats', 'theme'], fixes: [{ seats: refusal.least }, NO_THEME] };
    case 'theme-needs-challenge': {
      const challenge: Fix = {
        label: (language) => buyWordVariantIn(language, 'theme').fixes.challenge,
        change: (options: Partial<Options>) => ({ ...options, judge: 'challenge' }),
      };
      return {
        at: ['theme', 'judge'],
        fixes: [challenge, NO_THEME],
        sentence: (language) => buyWordVariantIn(language, 'theme').needsChallenge,
      };
    }
    default:
      return undefined;
  }
};

/** BW-15: only words on theme can be sold. */
export const THEME = optionVariant({
  option: 'theme',
  rule: 'BW-15',
  plainly: (language) => THEMES[language][0],
  texts: (language) => buyWordVariantIn(language, 'theme'),
  rows: [row('theme')],
  /** Words on theme are few: more tiles to make them of. */
  preset: { name: 'theme', options: () => ({ theme: 'animals', tileLimit: 12 }), inSight: ['theme'] },
  remarks: [
    // BW-15.2: the vote alone decides whether a word fits …
    { option: 'houseWords', note: 'voted', when: ({ theme }: Options) => isVoted(theme) },
    // … but a list takes what the players agreed on (BW-15.1).
    { option: 'houseWords', note: 'onTheme', when: ({ theme }: Options) => theme !== null },
  ],
  conflict,
});
