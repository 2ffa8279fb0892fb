import { BUYWORD_VARIANTS } from './buyword-variants.ts';
import { CARDS_VARIANTS } from './cards-variants.ts';
import type { AnyOptions } from './table-form.ts';
import type { Variant } from './variant.ts';

/** The variants of each game of the house, for lists of tables: no rules come with them. */
const VARIANTS_OF: Readonly<Record<string, readonly Variant[]>> = {
  buyword: BUYWORD_VARIANTS,
  'choose-your-words': CARDS_VARIANTS,
};

/** The variants of all games of the house. */
export const VARIANTS: readonly Variant[] = Object.values(VARIANTS_OF).flat();

/** The variants by which such options of a game play. */
export const playedVariants = (game: string, options: AnyOptions): readonly Variant[] =>
  (VARIANTS_OF[game] ?? []).filter((variant) => variant.isPlayed(options));
