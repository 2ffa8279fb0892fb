import { expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/language.ts';
import { hasNames, OFFERED_THEMES, THEMES } from '../../shared/themes.ts';
import { themeGroup } from './theme-groups.ts';

it.each(LANGUAGES)('BW-15.1 every theme is offered once, those with names last (%s)', (language) => {
  const offered = OFFERED_THEMES[language];
  expect([...offered].sort()).toEqual([...THEMES[language]].sort());
  expect(offered.map(hasNames)).toEqual([...offered.map(hasNames)].sort());
});

it('BW-15.1 what is no theme that ships stands in no group', () => {
  for (const value of ['none', 'words', 'free', 'off', 50, null]) expect(themeGroup(value)).toBeUndefined();
});
