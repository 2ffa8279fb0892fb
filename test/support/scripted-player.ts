import { offers } from '../../src/games/buyword/offers.ts';
import type { View } from '../../src/games/buyword/view.ts';
import type { Random } from '../contract/random-play.ts';

/** Short words that come up often; a player of few thoughts sells them when it can. */
const WORDS =
  'THE TEN NET TOE EAT TEA ATE SEA RAT TAR ART ION SIT TIE AIR ONE TIN NIT OAR EAR ERA LIE OIL'.split(' ');

const canLay = (tiles: string, word: string): boolean => {
  let left = tiles;
  for (const letter of word) {
    if (!left.includes(letter)) return false;
    left = left.replace(letter, '');
  }
  return true;
};

/** What a player of few thoughts does; undefined where there is nothing to do. */
export const scriptedMove = (view: View, seat: number, random: Random): string | undefined => {
  for (const offer of offers(view, seat)) {
    switch (offer.kind) {
      case 'roll':
        return 'roll';
      case 'choose':
        return `choose ${offer.from + Math.floor(random() * (offer.to - offer.from + 1))}`;
      case 'buy':
        if (random() < 0.6) return 'buy';
        break;
      case 'decline':
        return 'decline';
      case 'sell': {
        const word = WORDS.find((each) => canLay(offer.tiles, each));
        if (word !== undefined) return `sell ${word}`;
        break;
      }
      case 'discard':
        return `discard ${offer.tiles.slice(0, offer.most)}`;
      case 'done':
        return 'done';
      case 'waive':
        return 'waive';
      default:
        break;
    }
  }
  return undefined;
};
