import type { View } from '../../games/choose-your-words/view.ts';
import { themeName } from '../../messages/themes.ts';
import type { ThemeName } from '../../shared/themes.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';

/** What the category of a round is called: in its dealer's words, or a theme of the house (CW-21.1). */
export const categoryName = ({ options, category }: View): string | undefined => {
  if (category === null) return undefined;
  return options.category === 'free' ? category.text : themeName(language.value, category.text as ThemeName);
};

/** The category of this round, what it brings, and who says so. */
export const CategoryBanner = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const name = categoryName(view);
  if (name === undefined || view.phase === 'over') return null;
  const isFree = view.options.category === 'free';
  return (
    <p class="category-banner">
      <small>{cards.category}</small> <b>{cards.quoted(name)}</b>{' '}
      <span class="category-says">
        {isFree ? cards.categoryClaim : cards.categoryChecked}
        {view.category?.names === true && ` ${cards.categoryNames}`}
      </span>
    </p>
  );
};
