/** Categories (CW-21): where they come from, and which words get their bonus by a list. */
import { shippedThemeNamed } from '../../shared/theme-names.ts';
import { hasNames, isThemeName } from '../../shared/themes.ts';
import type { Judge } from './env.ts';
import type { Options } from './options.ts';

/** The category of a round. */
export type Category = {
  /** The name of a shipped theme, or the dealer's own words. */
  readonly text: string;
  readonly names: boolean;
  /** The shipped theme whose list gives the bonus; null where there is none. */
  readonly theme: string | null;
  /** Whether it is in the dealer's own words. */
  readonly own: boolean;
};

/** What a dealer announces (CW-21.1). */
export type Announced = Pick<Category, 'text' | 'names' | 'own'>;

/** CW-21.3: whether a shipped theme has names on its list. */
const isNameList = (theme: string): boolean => isThemeName(theme) && hasNames(theme);

/** Whether a table plays one theme in every round (CW-21.1). */
export const isThemeOption = (category: string): boolean => category !== 'off' && category !== 'dealer';

/** A shipped theme as a category. */
const ofTheme = (theme: string): Category => ({
  text: theme,
  names: isNameList(theme),
  theme,
  own: false,
});

/** The list of names that a text means; null where it means none that the dictionary has. */
const nameListCalled = (text: string, { themes }: Judge): string | null => {
  const theme = shippedThemeNamed(text);
  return theme !== undefined && isNameList(theme) && themes.includes(theme) ? theme : null;
};

/**
 * The category that a dealer announces; undefined where it is a theme that the dictionary does not have. In own words a
 * list counts only where it is one of names: the dictionary does not know those (CW-21.3).
 */
export const announced = ({ text, names, own }: Announced, judge: Judge): Category | undefined => {
  if (!own) {
    if (!judge.themes.includes(text)) return undefined;
    const shipped = ofTheme(text);
    return { ...shipped, names: names || shipped.names };
  }
  return { text, names, theme: names ? nameListCalled(text, judge) : null, own };
};

/** The category of the round: the table's, or what its dealer announced. */
export const categoryOf = ({
  options,
  category,
}: {
  readonly options: Options;
  readonly category: Category | null;
}): Category | null => (isThemeOption(options.category) ? ofTheme(options.category) : category);

/** CW-21.2: whether a word stands on the list of the category. */
export const isListed = (category: Category | null, judge: Pick<Judge, 'inTheme'>, word: string): boolean =>
  category !== null && category.theme !== null && judge.inTheme(word, category.theme);
