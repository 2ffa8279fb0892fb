import { waysOf } from './buyword-wording.ts';

const { count, list } = waysOf('en');

/** What the table says while open tiles are taken (BW-13). */
export const draftEn = {
  heading: 'Open tiles',
  open: (letters: string) => `Open tiles: ${letters}`,
  take: (letter: string, pips: number) => `Take ${letter}, ${count(pips, 'pip', 'pips')}`,
  step: (left: number) =>
    left > 1 ? `Take a tile: ${left} more for your lot.` : 'Take the last tile of your lot.',
  wait: (who: readonly string[]) => `Waiting for ${list(who)} to take a tile.`,
  hint: 'Tap a tile, or type its letter.',
  lot: (has: number, of: number) => `Your lot: ${has} of ${of}`,
  lotEmpty: 'Nothing taken yet',
};
