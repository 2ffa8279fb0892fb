import { buyWordVariantIn } from '../../messages/buyword-variants.ts';
import type { DescribedVariant } from '../variant.ts';

/** BW-5.5: the players judge words, by challenges. */
export const CHALLENGE: DescribedVariant = {
  name: 'challenge',
  option: 'judge',
  rule: 'BW-5.5',
  label: (language) => buyWordVariantIn(language, 'challenge').label,
  isPlayed: ({ judge }) => judge === 'challenge',
  quickChoice: () => ({ judge: 'challenge' }),
  texts: (language) => buyWordVariantIn(language, 'challenge'),
  /** As the French rule book has it: the last lots are bought however small, too. */
  preset: { name: 'french', options: () => ({ judge: 'challenge', shortDraw: 'partial' }) },
  remarks: [{ option: 'judge', note: 'bank', when: (_rules, seats) => seats === 1, values: ['dictionary'] }],
};
