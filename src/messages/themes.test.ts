import { expect, it } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { shippedThemeNamed } from '../shared/theme-names.ts';
import { THEMES } from '../shared/themes.ts';
import { themeName } from './themes.ts';

it.each(THEMES.en)('CW-21.4 %s is recognised by what we call it in either language', (theme) => {
  for (const language of LANGUAGES) {
    const name = themeName(language, theme);
    expect(shippedThemeNamed(name), name).toBe(theme);
    expect(shippedThemeNamed(` ${name.toUpperCase()}! `), name).toBe(theme);
  }
});
