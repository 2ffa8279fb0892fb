import { BUYWORD_VARIANTS } from './buyword-variants.ts';
import { CARDS_VARIANTS } from './cards-variants.ts';
import type { Variant } from './variant.ts';

/** The variants of all games of the house, for lists of tables: no rules come with them. */
export const VARIANTS: readonly Variant[] = [...BUYWORD_VARIANTS, ...CARDS_VARIANTS];
