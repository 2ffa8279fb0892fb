/** What to give away in an exchange. */

import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { sortCards } from '../../games/choose-your-words/card.ts';
import type { Choice } from '../bot.ts';
import { WILD_CODE } from './quick-score.ts';
import type { CardsReason } from './reasons.ts';
import { exchanged, idleCards, playOn } from './rollouts.ts';
import type { Thought } from './think-ahead.ts';

/** Ways to exchange are tried in rounds; each leaves the better part of them. */
const PART_LEFT = 0.4;
const FEWEST_TRIES = 4;

type Way = { readonly places: readonly number[]; sum: number; tries: number };

/** All ways to give up to so many cards away, wilds never. */
const waysOf = ({ hand }: Thought, most: number): Way[] => {
  const plain = hand.flatMap((card, i) => (card === WILD_CODE ? [] : [i]));
  return Array.from({ length: 1 << plain.length }, (_, set) => plain.filter((_place, i) => (set >> i) & 1))
    .filter(({ length }) => length <= most)
    .map((places) => ({ places, sum: 0, tries: 0 }));
};

/** Where there is little time, ways that spare the best word, and those that give one or two of its letters away, are tried. */
const likeliest = (thought: Thought, ways: readonly Way[], most: number): Way[] => {
  const { used } = thought.words.quick(thought.hand);
  const spoils = new Map(ways.map((way) => [way, way.places.filter((place) => (used >> place) & 1).length]));
  const spoiled = (way: Way): number => spoils.get(way) ?? 0;
  return [...ways]
    .sort((a, b) => spoiled(a) - spoiled(b) || b.places.length - a.places.length)
    .slice(0, most);
};

/** Plays ways on in turns and drops the worse ones, as long as there is work left; the best one first. */
const rankWays = (thought: Thought, all: readonly Way[]): Way[] => {
  const { words, pile, view, hand, hands, chanceOf } = thought;
  const { quick, values } = words;
  const handsATry = 3 - view.exchange;
  let left = Math.floor(hands / handsATry);
  let ways = likeliest(thought, all, Math.max(8, Math.floor(left / FEWEST_TRIES / 2)));
  const tryOut = (way: Way): void => {
    pile.shuffle();
    const { score } = playOn(exchanged(hand, way.places, pile), view.exchange, { pile, quick, values });
    way.sum += chanceOf(score);
    way.tries++;
  };
  const meanOf = ({ sum, tries, places }: Way): number =>
    sum / Math.max(1, tries) + thought.temper.curiosity * places.length;
  for (;;) {
    const rounds = Math.max(FEWEST_TRIES, Math.floor(left / 3 / ways.length));
    for (let i = 0; i < rounds; i++) for (const way of ways) tryOut(way);
    left -= rounds * ways.length;
    ways.sort((a, b) => meanOf(b) - meanOf(a));
    if (ways.length <= 2 || left <= 0) return ways;
    ways = ways.slice(0, Math.max(2, Math.ceil(ways.length * PART_LEFT)));
  }
};

/** Gives away what leaves the best chance to win; without foresight, what the best word does not need. */
export const chooseExchange = (thought: Thought, most: number): Choice<PlayerAction, CardsReason> => {
  const { hand, cards, words } = thought;
  const { used, score } = words.quick(hand);
  const places =
    thought.hands === 0
      ? idleCards(hand, used, words.values, most)
      : (rankWays(thought, waysOf(thought, most))[0]?.places ?? []);
  const given = sortCards(places.map((place) => cards[place] as string));
  const action = { kind: 'exchange', cards: given } as const;
  if (given.length === 0) {
    const best = words.best(cards, null);
    const word = best?.word.map((card) => card.charAt(card.length - 2)).join('') ?? null;
    return { action, why: { code: 'cards-stand', word, score: best?.score ?? score } };
  }
  const kept = sortCards(cards.filter((_, i) => !places.includes(i)));
  return {
    action,
    why: {
      code: 'cards-exchange',
      count: given.length,
      kept: kept.map((card) => card.charAt(0)).join(' '),
    },
  };
};
