import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import {
  type Card,
  heldAs,
  readLaid,
  sortCards,
  takeCards,
  WILD,
} from '../../games/choose-your-words/card.ts';
import { isLegal } from '../../games/choose-your-words/challenging.ts';
import { cardValue } from '../../games/choose-your-words/deck.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Bot } from '../bot.ts';
import { type BestHand, createHandFinder, type HandFinder } from './best-hand.ts';
import { doubtfulClaim, voteOn } from './relevance.ts';

/** From which score on the bot pays to stay in, and raises, by betting; hands are seven letters long by the last one. */
const STANDARDS: readonly { readonly call: number; readonly raise: number }[] = [
  { call: 17, raise: 90 },
  { call: 35, raise: 100 },
  { call: 85, raise: 105 },
];
/** A call that costs no more than this part of the pot is worth a look whatever one holds. */
const CHEAP_PART = 0.1;
/** What the bot bets and raises by, as a part of the pot. */
const RAISE_PART = 0.5;

const isOpen = <Kind extends Offer['kind']>(
  open: readonly Offer[],
  kind: Kind,
): Extract<Offer, { kind: Kind }> | undefined =>
  open.find((offer): offer is Extract<Offer, { kind: Kind }> => offer.kind === kind);

const bet = (view: View, open: readonly Offer[], score: number): PlayerAction => {
  const { call, raise } = STANDARDS[view.betting - 1] ?? { call: 0, raise: 0 };
  const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0);
  const range = isOpen(open, 'bet') ?? isOpen(open, 'raise');
  if (range !== undefined && (view.mustBet || score >= raise)) {
    const wish = score >= raise ? view.highBet + Math.ceil(pot * RAISE_PART) : range.from;
    const amount = Math.min(range.to, Math.max(range.from, wish));
    return range.kind === 'bet' ? { kind: 'bet', amount } : { kind: 'raise', to: amount };
  }
  if (view.toCall === 0) return { kind: 'check' };
  return score >= call || view.toCall <= pot * CHEAP_PART ? { kind: 'call' } : { kind: 'fold' };
};

/** Gives away what the best word does not need, rare letters first, wilds never. */
const discards = (
  { options }: View,
  hand: readonly Card[],
  best: BestHand | undefined,
  most: number,
): Card[] => {
  const idle = takeCards(hand, best?.word.map(heldAs) ?? []) ?? [];
  const worthOf = (card: Card): number => cardValue(DECKS[options.deck], card);
  const rarestFirst = sortCards(idle.filter((card) => card !== WILD)).sort((a, b) => worthOf(b) - worthOf(a));
  return sortCards(rarestFirst.slice(0, most));
};

/**
 * The house bot: plays the best word of its hand as it stands, gives away what that does not need, pays and raises by
 * fixed standards, challenges words it does not know. Never says a vulgar word, never claims a category.
 */
export const createSimpleCardsBot = (lexicon: Lexicon): Bot<View, PlayerAction> => {
  const finders = new Map<string, HandFinder>();
  const finderFor = ({ deck, houseWords }: View['options']): HandFinder => {
    const key = `${deck} ${houseWords.join()}`;
    let finder = finders.get(key);
    if (finder === undefined) {
      finder = createHandFinder(lexicon, deck, houseWords);
      finders.set(key, finder);
    }
    return finder;
  };

  const bestOf = ({ options, category }: View, hand: readonly Card[]): BestHand | undefined => {
    const theme = category?.theme ?? null;
    const accept = (word: string): boolean => isLegal(options, lexicon, word) && !lexicon.isVulgar(word);
    if (theme === null) return finderFor(options)(hand, { accept });
    return finderFor(options)(hand, { accept, inCategory: (word) => lexicon.inTheme(word, theme) });
  };

  /** A word that is not legal, unless a vote would decide it (CW-21.3). */
  const doubtful = (view: View, seats: readonly number[]): number | undefined =>
    seats.find((seat) =>
      view.declared.some(
        (each) =>
          each.seat === seat &&
          each.word !== null &&
          !((each.claim || each.listed) && view.category?.names) &&
          !isLegal(view.options, lexicon, readLaid(each.word.split(' '))),
      ),
    );

  const choose = (view: View, seat: number): PlayerAction | undefined => {
    if (!view.toAct.includes(seat)) return undefined;
    const open = offers(view, seat);
    const hand = (view.seats[seat]?.cards ?? '').split(' ').filter((card) => card !== '');
    const exchange = isOpen(open, 'exchange');
    switch (view.phase) {
      case 'category':
        return { kind: 'category', text: null, names: false, own: false };
      case 'bet':
        return bet(view, open, bestOf(view, hand)?.score ?? 0);
      case 'exchange':
        return { kind: 'exchange', cards: discards(view, hand, bestOf(view, hand), exchange?.most ?? 0) };
      case 'declare':
        return { kind: 'declare', word: bestOf(view, hand)?.word ?? null, claim: false };
      case 'challenge': {
        const claim = doubtfulClaim(view, isOpen(open, 'challenge')?.claims ?? [], lexicon);
        if (claim !== undefined) return { kind: 'challenge', seat: claim.seat, what: 'category' };
        const target = doubtful(view, isOpen(open, 'challenge')?.words ?? []);
        return target === undefined ? { kind: 'waive' } : { kind: 'challenge', seat: target, what: 'word' };
      }
      case 'vote':
        return { kind: 'vote', vote: voteOn(view, seat, lexicon) };
      default:
        return undefined;
    }
  };

  return { name: 'simple', choose };
};
