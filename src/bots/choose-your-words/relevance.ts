/** What bots make of a category: they go by the lists that ship, and know themes by their usual names (CW-21.4). */

import { readLaid } from '../../games/choose-your-words/card.ts';
import type { DeclaredView, View } from '../../games/choose-your-words/view.ts';
import type { Ballot } from '../../games/core/ballots.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { shippedThemeNamed } from '../../shared/theme-names.ts';

type Themes = Pick<Lexicon, 'themes' | 'inTheme'>;

/** The theme that the category means; null where there is no list for it. */
export const themeOf = ({ category }: View, { themes }: Pick<Themes, 'themes'>): string | null => {
  const theme = category === null ? undefined : (category.theme ?? shippedThemeNamed(category.text));
  return theme !== undefined && themes.includes(theme) ? theme : null;
};

export const wordOf = ({ word }: DeclaredView): string => readLaid((word ?? '').split(' '));

/** Whether a declared word is off the category, as far as a list tells. */
const isOff = (view: View, declared: DeclaredView, lexicon: Themes): boolean => {
  const theme = themeOf(view, lexicon);
  return theme !== null && !lexicon.inTheme(wordOf(declared), theme);
};

/** The first of some claims that the list speaks against. */
export const doubtfulClaim = (
  view: View,
  claims: readonly number[],
  lexicon: Themes,
): DeclaredView | undefined =>
  view.declared.find((each) => claims.includes(each.seat) && isOff(view, each, lexicon));

/** Votes for its own; of others' by the list, and without one with the word's player. */
export const voteOn = (view: View, seat: number, lexicon: Themes): Ballot => {
  const claimed = view.declared.find((each) => each.seat === view.vote?.seat);
  if (claimed === undefined) return 'pass';
  return claimed.seat === seat || !isOff(view, claimed, lexicon) ? 'yes' : 'no';
};
