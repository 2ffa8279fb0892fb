import { isFree, type Theme } from '../../../games/buyword/variants/theme.ts';
import { themeName } from '../../../messages/themes.ts';
import { language } from '../../language.ts';
import { t } from '../../texts.ts';

/** What a theme is called; one in the players' own words is called that. */
export const nameOf = (theme: Theme): string => {
  if (typeof theme === 'string') return themeName(language.value, theme);
  return isFree(theme) ? theme.free : t().theme.pastedName(theme.words.length);
};
