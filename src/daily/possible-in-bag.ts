import { lettersOf } from '../bots/buyword/standing.ts';
import { createTableWords, type TableWords } from '../bots/buyword/table-words.ts';
import {
  afterSale,
  createRoundThinker,
  type Effort,
  type Holding,
  type RoundThinker,
} from '../bots/buyword/value/round-thinker.ts';
import { weightsOf } from '../bots/buyword/value/trained-weights.ts';
import type { Env } from '../games/buyword/env.ts';
import type { State } from '../games/buyword/state.ts';
import { pipsOf, priceOf } from '../games/buyword/tile-set.ts';
import { allTiles, TILE_SETS } from '../games/buyword/tile-sets.ts';
import { countLetters } from '../lexicon/alphabet.ts';
import { bestSet } from '../lexicon/best-set.ts';
import type { LetterSet } from '../lexicon/dearest.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { markWilds } from '../lexicon/rack-words.ts';
import { type Daily, ME } from './daily-game.ts';
import { type Judging, openDaily } from './judge.ts';
import type { Search } from './possible.ts';

/** So many ways to have come this far are followed. */
const WIDTH = 120;
/** Words that are looked at with a hand, and how many of the plans for it are followed; for a second word in a round, fewer. */
const EFFORT: Effort = { plain: 40, wild: 40, judged: 16 };
const SECOND_WORD: Effort = { plain: 6, wild: 6, judged: 3 };
const PLANS = 10;
const WITH_SECOND_WORD = 3;
/** Of the ways to the last round, so many are sold out by an exact search. */
const SOLD_OUT = 6;
const SIZES = [2, 3, 4, 5] as const;

/** A game so far: tiles drawn, what is held, and what was done to get there. */
type Way = Holding & {
  readonly drawn: number;
  /** What it comes to, as far as can be guessed. */
  readonly worth: number;
  readonly did: readonly Move[];
  readonly before: Way | undefined;
};

/** What was done: as its text, a sale, or a hand that becomes a smaller one; written out only for the way that is told. */
type Move = string | { readonly sold: LetterSet } | { readonly held: Uint8Array; readonly kept: Uint8Array };

type Searched = {
  readonly thinker: RoundThinker;
  readonly words: TableWords;
  readonly bag: string;
  readonly priceOfLot: (lot: string) => number;
};

const plus = (hand: Uint8Array, letters: string): Uint8Array => {
  const more = countLetters(letters);
  return hand.map((count, code) => count + (more[code] as number));
};

/** The texts of a move; none where nothing is to go. */
const textsOf = (words: TableWords, move: Move): readonly string[] => {
  if (typeof move === 'string') return [move];
  if ('kept' in move) {
    const gone = lettersOf(move.held.map((count, code) => count - (move.kept[code] as number)));
    return gone === '' ? [] : [`discard ${gone}`];
  }
  const spelt = words.spell(move.sold);
  if (spelt === undefined) throw new Error('letters that spell no word');
  return [`sell ${markWilds(spelt.word, spelt.wildAt === null ? [] : [spelt.wildAt])}`];
};

/** Whether a lot of such a size is bought or not: what is held then. Short lots leave play (BW-3.3). */
const afterDraw = (search: Searched, way: Way, size: number, named: boolean): readonly Way[] => {
  const lot = search.bag.slice(way.drawn, way.drawn + size);
  const rolled = named ? ['roll', `choose ${size}`] : ['roll'];
  const drawn = way.drawn + lot.length;
  const next = { ...way, drawn, before: way };
  if (lot.length < size) return [{ ...next, did: rolled }];
  const price = search.priceOfLot(lot);
  const declined: Way = { ...next, did: [...rolled, 'decline'] };
  if (price > way.money) return [declined];
  const bought = { hand: plus(way.hand, lot), money: way.money - price };
  return [declined, { ...next, ...bought, did: [...rolled, 'buy'] }];
};

/** What is best sold and kept of a hand where more rounds come: several ways. */
const afterSales = (search: Searched, way: Way): readonly Way[] => {
  const { thinker } = search;
  thinker.setBag(countLetters(search.bag.slice(way.drawn)), search.bag.length - way.drawn);
  const found: Way[] = [];
  const follow = (held: Holding, did: readonly Move[], effort: Effort, isFirst: boolean): void => {
    for (const [i, plan] of thinker.plans(held, effort).slice(0, PLANS).entries()) {
      const sold = plan.word === undefined ? held : afterSale(held, plan.word);
      const now = plan.word === undefined ? did : [...did, { sold: plan.word }];
      const { after } = plan;
      found.push({
        ...way,
        ...after,
        worth: held.money + plan.worth,
        did: [...now, { held: sold.hand, kept: after.hand }, 'done'],
      });
      if (isFirst && plan.word !== undefined && i < WITH_SECOND_WORD) follow(sold, now, SECOND_WORD, false);
    }
  };
  follow(way, way.did, EFFORT, true);
  return found;
};

/** What a hand sells for in the last round, roughly (BW-8.1). */
const guessLast = ({ thinker }: Searched, way: Way): Way => ({
  ...way,
  worth: way.money + thinker.lastPlan(way).worth,
});

/** The same, sold as dearly as can be. */
const sellOut = (search: Searched, way: Way): Way => {
  const { total, sets } = bestSet(search.words.sets(), {
    rack: way.hand,
    wilds: way.wilds,
    pay: priceOf,
    accept: search.words.accept,
  });
  const did = [...way.did, ...sets.map((sold) => ({ sold })), 'done'];
  return { ...way, money: way.money + total, worth: way.money + total, did };
};

const keyOf = ({ drawn, hand, wilds }: Way): string => `${drawn} ${wilds} ${hand.join('')}`;

/** The most promising of some ways; of those that hold the same, only the richest, which is worth most. */
const bestOf = (ways: readonly Way[], most: number): readonly Way[] => {
  const best = new Map<string, Way>();
  for (const way of ways.toSorted((a, b) => b.worth - a.worth)) {
    if (best.size === most) break;
    const key = keyOf(way);
    if (!best.has(key)) best.set(key, way);
  }
  return [...best.values()];
};

const movesOf = (way: Way | undefined): readonly Move[] =>
  way === undefined ? [] : [...movesOf(way.before), ...way.did];

/** Plays a log by the rules; what it comes to. */
const moneyBy = (daily: Daily, log: readonly string[], judging: Judging): number => {
  const { module } = judging;
  let { env, state } = openDaily(daily, judging);
  for (const text of log) {
    const action = module.parseAction(text);
    const decided = action.ok ? module.decide(env, state, ME, action.value) : action;
    if (!decided.ok) throw new Error(`the search broke a rule: ${text}: ${decided.error.code}`);
    state = decided.value.state;
  }
  if (!module.isOver(state)) throw new Error('the search did not come to an end');
  return module.standing(state).scores[ME] ?? 0;
};

/**
 * Looks for what was possible in the bag of a day, for somebody who knows bag and rolls: a beam search, so that there may be more, and its
 * line is played by the rules.
 */
export function* searchBag(daily: Daily, judging: Judging, lexicon: Lexicon, width = WIDTH): Search {
  const { env, state } = openDaily(daily, judging);
  const { options, seats } = state as State;
  const { deal } = env as Env;
  const words = createTableWords(lexicon)(options);
  const tileLimit = options.tileLimit ?? Number.POSITIVE_INFINITY;
  const search: Searched = {
    words,
    thinker: createRoundThinker({
      finder: words.sets(),
      weights: weightsOf(daily.language),
      accept: words.accept,
      tileLimit,
    }),
    bag: deal.bagOrder(1, allTiles(options.tiles)),
    priceOfLot: (lot) => priceOf(pipsOf(TILE_SETS[options.tiles], lot)),
  };
  const { money = 0, wilds = 0 } = seats[ME] ?? {};
  const start: Way = { hand: countLetters(''), wilds, money, drawn: 0, worth: 0, did: [], before: undefined };
  const ended: Way[] = [];
  let ways: readonly Way[] = [start];
  for (let round = 0; ways.length > 0; round++) {
    const face = deal.roll(round);
    const next: Way[] = [];
    for (const way of ways) {
      const sizes = face === 'choice' ? SIZES : [face ?? 2];
      for (const drawn of sizes.flatMap((size) => afterDraw(search, way, size, face === 'choice'))) {
        if (drawn.drawn === search.bag.length) ended.push(guessLast(search, drawn));
        else next.push(...afterSales(search, drawn));
      }
    }
    ways = bestOf(next, width);
    yield (ways[0]?.drawn ?? search.bag.length) / search.bag.length;
  }
  const [best] = bestOf(
    bestOf(ended, SOLD_OUT).map((way) => sellOut(search, way)),
    1,
  );
  const log = movesOf(best).flatMap((move) => textsOf(words, move));
  return { score: moneyBy(daily, log, judging), log };
}
