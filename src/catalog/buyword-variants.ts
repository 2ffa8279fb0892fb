import { AUCTIONS } from './buyword-variants/auctions.ts';
import { CHALLENGE } from './buyword-variants/challenge.ts';
import { CROSSWORD } from './buyword-variants/crossword.ts';
import { DEALS } from './buyword-variants/deals.ts';
import { DRAFT } from './buyword-variants/draft.ts';
import { EXTENDED } from './buyword-variants/extended.ts';
import { THEME } from './buyword-variants/theme.ts';
import type { DescribedVariant } from './variant.ts';

export const BUYWORD_VARIANTS: readonly DescribedVariant[] = [
  AUCTIONS,
  DEALS,
  DRAFT,
  CROSSWORD,
  THEME,
  EXTENDED,
  CHALLENGE,
];
