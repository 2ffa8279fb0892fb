import { CATEGORY } from './cards-variants/category.ts';
import type { DescribedVariant } from './variant.ts';

/** Players judge words by the plain rules already (CW-6.1): challenges are no variant. */
export const CARDS_VARIANTS: readonly DescribedVariant[] = [CATEGORY];
