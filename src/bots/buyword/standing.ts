/** What a view tells about a seat: what it holds, and what the bag may still bring each player. */
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { allTiles, TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters, LETTERS, letterOf } from '../../lexicon/alphabet.ts';
import type { Holding } from './value/round-thinker.ts';
import { LOT_SIZES } from './value/value-net.ts';

/** The bag for one player: letters by code, in parts of tiles where several draw from it, and how many in all. */
export type BagShare = { readonly letters: Float64Array; readonly count: number };

/** Where letters that were sold go back into the bag, so much of a bag is still to come at most (BW-16.1). */
const MOST_BAG = 108;

export const stayingSeats = ({ seats }: View): number => seats.filter(({ left }) => !left).length;

/** What a lot costs at a table. */
export const costOf = ({ options }: View, lot: string): number =>
  priceOf(pipsOf(TILE_SETS[options.tiles], lot));

/** What a seat holds, as far as the view shows it; undefined where its tiles are hidden. */
export const holdingOf = ({ seats }: View, seat: number): Holding | undefined => {
  const own = seats[seat];
  return own === undefined || own.tiles === null
    ? undefined
    : { hand: countLetters(own.tiles), wilds: own.wilds, money: own.money };
};

/** The letters of a hand, by the alphabet. */
export const lettersOf = (hand: Uint8Array): string =>
  Array.from(hand, (count, code) => letterOf(code).repeat(count)).join('');

/** Letters that a view does not show: they are in the bag, or in hidden hands. */
const unseenLetters = (view: View): Float64Array => {
  const unseen = Float64Array.from(countLetters(allTiles(view.options.tiles)));
  const see = (letters: string): void => {
    for (let i = 0; i < letters.length; i++) {
      const code = letters.charCodeAt(i) - 65;
      unseen[code] = Math.max(0, (unseen[code] as number) - 1);
    }
  };
  see(view.box);
  see(view.open ?? '');
  for (const { tiles } of view.lots) see(tiles);
  for (const { tiles } of view.seats) see(tiles ?? '');
  for (const { letter, wild } of view.board) if (!wild) see(letter);
  return unseen;
};

/** The letters in the bag, where the view leaves no doubt: no hand is hidden, and the bag was a whole one. */
export const knownBag = (view: View): Uint8Array | undefined => {
  const unseen = unseenLetters(view);
  return unseen.reduce((sum, each) => sum + each, 0) === view.bagCount ? Uint8Array.from(unseen) : undefined;
};

/** Whether nobody will get another lot: what is sold now could be sold later for no more (BW-3.3, BW-7.1). */
export const noLotToCome = (view: View): boolean => {
  const { shortDraw, crossword } = view.options;
  if (view.lastChance || crossword || view.bag < view.lastBag) return view.lastChance;
  if (shortDraw === 'partial') return view.bagCount === 0;
  return view.bagCount < LOT_SIZES[0] * (shortDraw === 'void' ? stayingSeats(view) : 1);
};

/** How many tiles each player may still draw, later bags included as far as letters held live to see them. */
const tilesToCome = (view: View): number => {
  const { extended } = view.options;
  const later = extended?.refill === 'sold' && view.bag < view.lastBag ? MOST_BAG / 2 : 0;
  return Math.min(MOST_BAG, (view.bagCount + later) / stayingSeats(view));
};

/** What the bag may still bring each player, by what the view does not show. */
export const bagShare = (view: View): BagShare => {
  const letters = unseenLetters(view);
  const count = tilesToCome(view);
  let sum = 0;
  for (let code = 0; code < LETTERS; code++) sum += letters[code] as number;
  if (sum > 0)
    for (let code = 0; code < LETTERS; code++) letters[code] = ((letters[code] as number) * count) / sum;
  return { letters, count };
};
