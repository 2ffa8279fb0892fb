import { hasNames, isThemeName } from '../../shared/themes.ts';
import { t } from '../base/texts.ts';

/** What the group is called under which a theme is offered; none for what is no theme that ships. */
export const themeGroup = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !isThemeName(value)) return undefined;
  const { themeGroups } = t().make;
  return hasNames(value) ? themeGroups.names : themeGroups.words;
};
