import type { View } from '../../games/choose-your-words/view.ts';
import { categoryTitle } from '../../messages/themes.ts';
import { language } from '../language.ts';
import { t } from '../texts.ts';

/** What the category of a round is called: in its dealer's words, or a theme of the house (CW-21.1). */
export const categoryName = ({ category }: View): string | undefined =>
  category === null ? undefined : categoryTitle(language.value, category.text, category.own);

/** The category of this round, what it brings, and who says so. */
export const CategoryBanner = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const name = categoryName(view);
  if (name === undefined || view.phase === 'over') return null;
  return (
    <p class="category-banner">
      <small>{cards.category}</small> <b>{cards.quoted(name)}</b>{' '}
      <span class="category-says">
        {view.category?.theme === null ? cards.categoryClaim : cards.categoryChecked}
        {view.category?.names === true && ` ${cards.categoryNames}`}
      </span>
    </p>
  );
};
