import { hasNames, isThemeName, THEMES, type ThemeName } from '../../shared/themes.ts';
import { t } from '../texts.ts';

/** Themes as they are offered: those of words first, then those with names. */
const offered = (themes: readonly ThemeName[]): readonly ThemeName[] => [
  ...themes.filter((theme) => !hasNames(theme)),
  ...themes.filter(hasNames),
];

export const OFFERED_THEMES = { en: offered(THEMES.en), fr: offered(THEMES.fr) } as const;

/** What the group is called under which a theme is offered; none for what is no theme that ships. */
export const themeGroup = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !isThemeName(value)) return undefined;
  const { themeGroups } = t().make;
  return hasNames(value) ? themeGroups.names : themeGroups.words;
};
