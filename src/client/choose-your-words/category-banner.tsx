import type { View } from '../../games/choose-your-words/view.ts';
import { categoryTitle } from '../../messages/themes.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { RoundTold } from './round-history.ts';

/** What the category of a round is called: in its dealer's words, or a theme of the house (CW-21.1). */
export const categoryName = (category: RoundTold['category']): string =>
  category === null ? '' : categoryTitle(language.value, category.text, category.own);

/** The category of this round, what it brings, and who says so. */
export const CategoryBanner = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  if (view.category === null || view.phase === 'over') return null;
  return (
    <p class="category-line centred vacant">
      <small>{cards.category}</small> <b>{cards.quoted(categoryName(view.category))}</b>{' '}
      <span class="text-2">
        {view.category.theme === null ? cards.categoryClaim : cards.categoryChecked}
        {view.category.names && ` ${cards.categoryNames}`}
      </span>
    </p>
  );
};
