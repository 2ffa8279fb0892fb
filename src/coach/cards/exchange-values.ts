/** What it is worth to give cards away (CW-4.2, CW-4.4): each way is played on with the same unseen cards. */
import { unseenBy } from '../../bots/choose-your-words/card-codes.ts';
import { chanceAgainst, fieldOf } from '../../bots/choose-your-words/field.ts';
import { WILD_CODE } from '../../bots/choose-your-words/quick-score.ts';
import { createPile, exchanged, playOn } from '../../bots/choose-your-words/rollouts.ts';
import { createRandom } from '../../bots/random.ts';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { sortCards } from '../../games/choose-your-words/card.ts';
import { futuresFor } from './own-scores.ts';
import { nextPotShare, type Position, rivalsOf, winnable } from './position.ts';
import type { Weighed } from './weighed.ts';

/** Ways are tried in rounds, each with more futures; the better part of them goes on. */
const FIRST_TRIES = 4;
const PART_LEFT = 0.35;
const FEWEST_LEFT = 4;
/** So many ways are tried, by work: those that give the fewest cards of the best word away come first. */
const FEWEST_WAYS = 10;
const MOST_WAYS = 64;
const WAYS_A_UNIT = 3;

type Way = { readonly places: readonly number[]; readonly isPlayed: boolean; sum: number; tries: number };

/** The places of cards that were given away. */
const placesOf = (cards: readonly string[], given: readonly string[]): number[] => {
  const left = [...given];
  return cards.flatMap((card, i) => {
    const at = left.indexOf(card);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
};

/** All ways to give up to so many cards away, wilds never; those that spare the best word first. */
const waysOf = (
  { hand, cards, words, work }: Position,
  most: number,
  played: PlayerAction | undefined,
): Way[] => {
  const plain = hand.flatMap((card, i) => (card === WILD_CODE ? [] : [i]));
  const { used } = words.quick(hand);
  const spoiled = (places: readonly number[]): number => places.filter((place) => (used >> place) & 1).length;
  const all = Array.from({ length: 1 << plain.length }, (_, set) =>
    plain.filter((_place, i) => (set >> i) & 1),
  )
    .filter(({ length }) => length <= most)
    .sort((a, b) => spoiled(a) - spoiled(b) || b.length - a.length)
    .slice(0, Math.min(MOST_WAYS, FEWEST_WAYS + Math.floor(work * WAYS_A_UNIT)));
  const given = played?.kind === 'exchange' ? placesOf(cards, played.cards) : undefined;
  const keyOf = (places: readonly number[]): string =>
    sortCards(places.map((i) => cards[i] as string)).join();
  const ways = new Map<string, Way>();
  const standing: readonly number[] = [];
  for (const places of [...(given === undefined ? [] : [given]), ...all, standing]) {
    const key = keyOf(places);
    if (!ways.has(key)) ways.set(key, { places, isPlayed: places === given, sum: 0, tries: 0 });
  }
  return [...ways.values()];
};

/** The choices of a seat that may exchange up to so many cards. */
export const exchangeValues = (
  position: Position,
  most: number,
  played: PlayerAction | undefined,
): Weighed[] => {
  const { view, seat, own, hand, cards, words, work, seed } = position;
  const { quick, values, deck } = words;
  const field = fieldOf(words);
  const rivals = rivalsOf(position).map((rival) => field.after(view.seats[rival]?.exchanged ?? []));
  const chanceOf = (score: number): number =>
    rivals.reduce((chance, scores) => chance * chanceAgainst(scores, score, 1), 1);
  const unseen = unseenBy(hand, deck);
  const place = `${seed} ${seat} ${view.round} ${view.exchange} ${cards.join()}`;
  const tryOut = (way: Way): void => {
    // The same cards come to every way in the same try, so that their differences tell.
    const pile = createPile(unseen, createRandom(`${place} ${way.tries}`));
    const after = exchanged(hand, way.places, pile);
    way.sum += chanceOf(playOn(after, view.exchange, { pile, quick, values }).score);
    way.tries++;
  };
  const meanOf = ({ sum, tries }: Way): number => sum / Math.max(1, tries);
  let ways = waysOf(position, most, played);
  for (let tries = FIRST_TRIES; ; tries *= 3) {
    const upTo = Math.min(tries, futuresFor(work, hand));
    for (const way of ways) while (way.tries < upTo) tryOut(way);
    const ranked = [...ways].sort((a, b) => meanOf(b) - meanOf(a));
    if (upTo < tries || ways.length <= FEWEST_LEFT + 2) break;
    const left = Math.max(FEWEST_LEFT, Math.ceil(ranked.length * PART_LEFT));
    // Standing is told in any case.
    ways = ranked.filter((way, i) => i < left || way.isPlayed || way.places.length === 0);
  }
  const base = own.chips + nextPotShare(position);
  const pot = winnable(position, own.committed);
  return ways.map((way): Weighed => {
    const given = sortCards(way.places.map((i) => cards[i] as string));
    const kept = sortCards(cards.filter((_, i) => !way.places.includes(i))).map((card) => card.charAt(0));
    return {
      action: { kind: 'exchange', cards: given },
      value: base + meanOf(way) * pot,
      why:
        given.length === 0
          ? { code: 'cards-stand', word: null, score: quick(hand).score }
          : { code: 'cards-exchange', count: given.length, kept: kept.join(' ') },
    };
  });
};
