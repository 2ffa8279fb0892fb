import type { View } from '../games/buyword/view.ts';
import type { WordTag } from './tags.ts';

/** The wilds that an answer may take: where unsold tiles are lost all that are held, one a word; else they are better kept. */
export const wildsToUse = (tag: WordTag, view: View, seat: number): number =>
  tag === 'set' && view.lastChance ? (view.seats[seat]?.wilds ?? 0) : 0;
