/** What it is worth to declare a word, and to challenge one (CW-4.8, CW-7, CW-8). */

import { cardsIn } from '../../bots/choose-your-words/card-codes.ts';
import { isIn } from '../../bots/choose-your-words/policy/spot.ts';
import { themeOf, wordOf } from '../../bots/choose-your-words/relevance.ts';
import { bestOf } from '../../bots/choose-your-words/showdown-choice.ts';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type LaidCard, readLaid } from '../../games/choose-your-words/card.ts';
import { isListed } from '../../games/choose-your-words/categories.ts';
import { isLegalNow } from '../../games/choose-your-words/challenging.ts';
import { cardValue } from '../../games/choose-your-words/deck.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import type { Offer } from '../../games/choose-your-words/offers.ts';
import { type Hand, settlePots } from '../../games/choose-your-words/pots.ts';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import { nextPotShare, type Position } from './position.ts';
import type { Weighed } from './weighed.ts';

/** How often somebody does not find the best word that lies before them. */
const OVERLOOKED = 0.12;
/** How often a word that no list has is challenged. */
const CHALLENGED = 0.5;
/** The score of no word: any word beats it. */
const NONE = -1;

type Declaration = { readonly word: readonly LaidCard[] | null; readonly claim: boolean };

/** What a declaration scores, as far as one can tell before it is challenged. */
const scoreOf = ({ view, lexicon }: Position, { word, claim }: Declaration): number => {
  if (word === null) return NONE;
  const listed = isListed(view.category, lexicon, readLaid(word));
  return scoreWord(DECKS[view.options.deck], word, claim || listed).score;
};

const bestDeclaration = ({ view, words, lexicon }: Position, cards: readonly string[]): Declaration => {
  const theme = themeOf(view, lexicon);
  const best = bestOf(view, cards, words, theme);
  if (best === undefined) return { word: null, claim: false };
  const claim =
    view.category?.theme === null && theme !== null && lexicon.inTheme(readLaid(best.word), theme);
  return { word: best.word, claim };
};

/** The chance that a score beats one who may declare up to another score. */
const beats = (score: number, theirs: number): number =>
  score > theirs ? 1 : score === theirs ? 0.5 : OVERLOOKED;

/** What the pots bring a seat with a score, the others having their cards open before them. */
const expectedPots = (position: Position, score: number): number => {
  const { view, seat } = position;
  const theirs = new Map(
    view.seats.flatMap((held, other) => {
      if (other === seat || !isIn(held)) return [];
      const cards = cardsIn(view, other);
      return [
        [other, cards.length === 0 ? NONE : scoreOf(position, bestDeclaration(position, cards))] as const,
      ];
    }),
  );
  return view.pots.reduce((sum, { amount, seats }) => {
    if (!seats.includes(seat)) return sum;
    const chance = seats.reduce(
      (product, other) => (other === seat ? product : product * beats(score, theirs.get(other) ?? NONE)),
      1,
    );
    return sum + chance * amount;
  }, 0);
};

const declareValue = (position: Position, declaration: Declaration): number => {
  const { view, own, lexicon } = position;
  const { word } = declaration;
  const pots = expectedPots(position, scoreOf(position, declaration));
  const isDoubtful = word !== null && !isLegalNow(view, lexicon, readLaid(word));
  // CW-8.1: struck, one is out of the round.
  return own.chips + nextPotShare(position) + pots * (isDoubtful ? 1 - CHALLENGED : 1);
};

/** What a seat that is still to declare can expect. */
export const declareStanding = (position: Position): number => {
  const own = position.view.declared.find(({ seat }) => seat === position.seat);
  const declared =
    own === undefined
      ? bestDeclaration(position, position.cards)
      : { word: own.word === null ? null : own.word.split(' '), claim: own.claim };
  return declareValue(position, declared);
};

export const declareValues = (position: Position, played: PlayerAction | undefined): Weighed[] => {
  const best = bestDeclaration(position, position.cards);
  const none: Declaration = { word: null, claim: false };
  const given = played?.kind === 'declare' ? [played] : [];
  return [best, none, ...given].map(({ word, claim }) => ({
    action: { kind: 'declare', word, claim },
    value: declareValue(position, { word, claim }),
    why:
      word === null
        ? { code: 'cards-no-word' }
        : { code: 'cards-declare', word: readLaid(word), score: scoreOf(position, { word, claim }) },
  }));
};

/** What the pots pay a seat if all words stand but those of some seats. */
const paidTo = ({ view, seat }: Position, struck: readonly number[]): number => {
  const deck = DECKS[view.options.deck];
  const hands = view.seats.flatMap((held, each): Hand[] => {
    if (!isIn(held) || struck.includes(each)) return [];
    const declared = view.declared.find((other) => other.seat === each);
    return [
      {
        seat: each,
        score: declared?.word == null ? null : declared.score,
        total: cardsIn(view, each).reduce((sum, card) => sum + cardValue(deck, card), 0),
      },
    ];
  });
  return settlePots(view.pots, hands)
    .flatMap(({ winners }) => winners)
    .reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0);
};

const isDoubtful = ({ view, lexicon }: Position, each: number): boolean => {
  const declared = view.declared.find(({ seat }) => seat === each);
  return declared?.word != null && !declared.wordChallenged && !isLegalNow(view, lexicon, wordOf(declared));
};

/** What a seat can expect once all words lie open: its own may still be struck. */
export const openStanding = (position: Position): number => {
  const { view, own, seat } = position;
  const base = own.chips - own.owes + nextPotShare(position);
  const isMineDoubtful = view.options.judge === 'challenge' && isDoubtful(position, seat);
  return base + paidTo(position, []) * (isMineDoubtful ? 1 - CHALLENGED : 1);
};

export const challengeValues = (
  position: Position,
  open: Extract<Offer, { kind: 'challenge' }> | undefined,
  played: PlayerAction | undefined,
): Weighed[] => {
  const { view, own } = position;
  const now = openStanding(position);
  const dealt = view.seats.filter(({ dealtIn }) => dealtIn).length;
  const owed = Math.floor(view.pots.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, dealt));
  const isPlayed = (seat: number): boolean =>
    played?.kind === 'challenge' && played.what === 'word' && played.seat === seat;
  const weighed: Weighed[] = [{ action: { kind: 'waive' }, value: now }];
  for (const seat of open?.words ?? []) {
    const isBad = isDoubtful(position, seat);
    if (!isBad && !isPlayed(seat)) continue;
    const base = own.chips - own.owes + nextPotShare(position);
    weighed.push({
      action: { kind: 'challenge', seat, what: 'word' },
      // CW-8.2: to doubt a good word costs its part of the pots; a debt that cannot be paid costs all there is.
      value: isBad ? Math.max(now, base + paidTo(position, [seat])) : now - Math.min(owed, Math.max(0, now)),
      why: {
        code: 'cards-challenge',
        word: readLaid((view.declared.find((each) => each.seat === seat)?.word ?? '').split(' ')),
      },
    });
  }
  // CW-7.2: to doubt a claim costs nothing, and a vote decides.
  if (played?.kind === 'challenge' && played.what === 'category')
    weighed.push({ action: played, value: now });
  return weighed;
};
