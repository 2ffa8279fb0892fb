import { type BestHand, createHandFinder } from '../bots/choose-your-words/best-hand.ts';
import type { PlayerAction } from '../games/choose-your-words/actions.ts';
import { type Card, sortCards } from '../games/choose-your-words/card.ts';
import { isLegal } from '../games/choose-your-words/challenging.ts';
import { type Offer, offers } from '../games/choose-your-words/offers.ts';
import type { State } from '../games/choose-your-words/state.ts';
import type { View } from '../games/choose-your-words/view.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type BotPlay, thinkFor } from './bot-play.ts';
import { type Daily, ME } from './daily-game.ts';
import { askBot, openDaily } from './judge.ts';
import { writeLine } from './log-line.ts';
import type { Search } from './possible.ts';

/** So many ways to exchange are looked at to the next exchange, and so many of them played on with. */
const PROBED = 10;
const FOLLOWED = 3;

/** A game so far in which the person is asked next, or which is over; and its log. */
type Way = { readonly state: State; readonly log: readonly string[] };

type Searched = {
  readonly daily: Daily;
  readonly parts: BotPlay;
  readonly env: unknown;
  /** The best word of some cards, and what it scores. */
  readonly bestOf: (cards: readonly Card[]) => BestHand | undefined;
};

const chipsOf = ({ state }: Way): number => state.seats[ME]?.chips ?? 0;
const cardsOf = ({ seats }: State): readonly Card[] => seats[ME]?.cards ?? [];

/** What happens once a seat does something. */
const after = ({ daily, parts: { module }, env }: Searched, way: Way, seat: number, action: unknown): Way => {
  const decided = module.decide(env, way.state, seat, action);
  const text = module.formatAction(action);
  if (!decided.ok) throw new Error(`the search broke a rule: ${text}: ${decided.error.code}`);
  const line = writeLine(daily.kind, { actor: seat, text });
  return { state: decided.value.state as State, log: [...way.log, line] };
};

/** Lets the bots act until the person is asked. */
const untilAsked = (search: Searched, from: Way): Way => {
  const { daily, parts } = search;
  const { module } = parts;
  let way = from;
  while (!module.isOver(way.state)) {
    const [seat = ME] = module.clockFacts(way.state).toAct;
    if (seat === ME) break;
    way = after(search, way, seat, thinkFor(parts, askBot(daily, module, way.state, seat)));
  }
  return way;
};

const doing = (search: Searched, way: Way, action: PlayerAction): Way =>
  untilAsked(search, after(search, way, ME, action));

const scoreOf = ({ bestOf }: Searched, state: State): number => bestOf(cardsOf(state))?.score ?? 0;

/** Finds best words; the same hands come up again and again. */
const createBestOf = (lexicon: Lexicon, options: State['options']): Searched['bestOf'] => {
  const find = createHandFinder(lexicon, options.deck, options.houseWords);
  const accept = (word: string): boolean => isLegal(options, lexicon, word);
  const known = new Map<string, BestHand | undefined>();
  return (cards) => {
    const key = sortCards(cards).join('');
    if (!known.has(key)) known.set(key, find(cards, { accept }));
    return known.get(key);
  };
};

/** Every choice of some cards, of so many at most. */
const choicesOf = (cards: readonly Card[], most: number): readonly (readonly Card[])[] => {
  const chosen = new Map<string, readonly Card[]>();
  for (let set = 0; set < 1 << cards.length; set++) {
    const some = cards.filter((_, at) => set & (1 << at)).toSorted();
    if (some.length <= most) chosen.set(some.join(' '), some);
  }
  return [...chosen.values()];
};

/** What can be done in a betting; of the sizes of a bet, the least and the greatest. */
const betsOf = (open: readonly Offer[]): readonly PlayerAction[] =>
  open.flatMap((offer): readonly PlayerAction[] => {
    switch (offer.kind) {
      case 'check':
      case 'call':
      case 'fold':
        return [{ kind: offer.kind }];
      case 'bet':
        return [offer.from, offer.to].map((amount) => ({ kind: 'bet', amount }));
      case 'raise':
        return [offer.from, offer.to].map((to) => ({ kind: 'raise', to }));
      default:
        return [];
    }
  });

/** What comes of every exchange, the most promising hand first. */
const exchanged = (search: Searched, way: Way, most: number): readonly Way[] => {
  const cards = cardsOf(way.state);
  return choicesOf(cards, most)
    .map((gone) => after(search, way, ME, { kind: 'exchange', cards: gone }))
    .map((next) => ({ next, score: scoreOf(search, next.state) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ next }) => next);
};

/** What a hand comes to by the last exchange if nobody raises until then. */
const finalScore = (search: Searched, from: Way): number => {
  const { module } = search.parts;
  let way = untilAsked(search, from);
  while (way.state.phase === 'bet' && way.state.exchange === 1) {
    const open = offers(module.view(way.state, ME) as View, ME);
    way = doing(search, way, { kind: open.some(({ kind }) => kind === 'check') ? 'check' : 'call' });
  }
  if (way.state.phase !== 'exchange') return scoreOf(search, from.state);
  const [best = way] = exchanged(search, way, 2);
  return scoreOf(search, best.state);
};

/** The ways on that are worth a look from where the person is asked. */
const waysOn = (search: Searched, way: Way, mayFold: boolean): readonly Way[] => {
  const { state } = way;
  const open = offers(search.parts.module.view(state, ME) as View, ME);
  const does = (action: PlayerAction): Way => doing(search, way, action);
  switch (state.phase) {
    case 'bet':
      return betsOf(open)
        .filter(({ kind }) => kind !== 'fold' || mayFold)
        .map(does);
    case 'exchange': {
      const most = open.find((offer) => offer.kind === 'exchange')?.most ?? 0;
      const found = exchanged(search, way, most);
      if (state.exchange > 1) return found.slice(0, 1).map((next) => untilAsked(search, next));
      return found
        .slice(0, PROBED)
        .map((next) => ({ next, score: finalScore(search, next) }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, FOLLOWED)
        .map(({ next }) => untilAsked(search, next));
    }
    case 'declare':
      return [does({ kind: 'declare', word: search.bestOf(cardsOf(state))?.word ?? null, claim: false })];
    default:
      return [does({ kind: 'waive' })];
  }
};

/** The best way through the round that a way is in, up to where the person is asked in the next one. */
const bestThrough = (search: Searched, way: Way, round: number, mayFold: boolean): Way => {
  if (way.state.round > round || search.parts.module.isOver(way.state)) return way;
  const isBet = way.state.phase === 'bet';
  const ways = waysOn(search, way, mayFold).map((next) =>
    bestThrough(search, next, round, mayFold && !isBet),
  );
  return ways.reduce((best, each) => (chipsOf(each) > chipsOf(best) ? each : best));
};

/**
 * Looks for what was possible in the deals of a day, for somebody who knows all cards and what the bots will do, who always do the same:
 * round by round, every line of least and greatest bets is played out against them, with the exchanges that lead to the best words.
 * There may be more.
 */
export function* searchDeal(daily: Daily, parts: BotPlay, lexicon: Lexicon): Search {
  const { env, state } = openDaily(daily, parts);
  const { options } = state as State;
  const search: Searched = { daily, parts, env, bestOf: createBestOf(lexicon, options) };
  const rounds = options.end.rounds ?? 1;
  let way = untilAsked(search, { state: state as State, log: [] });
  while (!parts.module.isOver(way.state)) {
    const { round } = way.state;
    way = bestThrough(search, way, round, true);
    yield round / rounds;
  }
  return { score: chipsOf(way), log: way.log };
}
