import type { Action, PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type LaidCard, readLaid } from '../../games/choose-your-words/card.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import { type ScoreSteps, scoreWord } from '../../games/choose-your-words/score.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { CardsLearn } from '../../messages/cards-learn.ts';
import type { Language } from '../../shared/language.ts';

type Texts = CardsLearn;

/** Who learns sits here; the partner plays what is written below. */
export const LEARNER: Seat = 0;
export const PARTNER: Seat = 1;
export const LESSON_STACK = 60;
/** What the partner has left for the second round: all of it goes in. */
const PARTNER_LEFT = LESSON_STACK - 5;

/** What a lesson deals and has declared. */
type Deal = {
  /** By round: the learner's hand and the partner's. */
  readonly hands: readonly (readonly [string, string])[];
  /** What the learner gives away in the first round, and gets. */
  readonly discarded: string;
  readonly drawn: string;
  /** The learner's words, a pair with a wild and a flush; and the partner's, good and not. */
  readonly words: readonly [string, string];
  readonly partner: readonly [string, string];
};

const DEALS: Readonly<Record<Language, Deal>> = {
  en: {
    hands: [
      ['Bb Ib Gb Eb Rb Qr Xr', 'Zb Ib Pr Sb Tb Ur Ar'],
      ['Or Xr Er Nr Ib Ab Ub', 'Qb Ib Gb Vb Kb Mb Jb'],
    ],
    discarded: 'Qr Xr',
    drawn: 'Gb *',
    words: ['Bb Ib Gb *Gb Eb Rb', 'Or Xr Er Nr'],
    partner: ['Zb Ib Pr Sb', 'Qb Ib Gb'],
  },
  fr: {
    hands: [
      ['Bb Ab Lb Ob Nb Kr Wr', 'Zb Eb Rr Ob Sb Tr Ur'],
      ['Jr Or Ur Er Ib Ab Tb', 'Qb Ib Gb Vb Kb Mb Hb'],
    ],
    discarded: 'Kr Wr',
    drawn: 'Lb *',
    words: ['Bb Ab Lb *Lb Ob Nb', 'Jr Or Ur Er'],
    partner: ['Zb Eb Rr Ob', 'Qb Ib Gb'],
  },
};

const laid = (text: string): readonly LaidCard[] => text.split(' ');

/** Nobody draws these: with them the table lets as many cards be exchanged as the coach says. */
const LEFT_OVER = 'Ab Nr Tb Er Ib Sr';

/** A deck that deals two hands, from the dealer's left, and then what is drawn. */
const deckFor = ([own, other]: readonly [string, string], dealer: Seat, drawn: string): string => {
  const [first, second] = dealer === LEARNER ? [laid(other), laid(own)] : [laid(own), laid(other)];
  return [...first.flatMap((card, at) => [card, second[at] ?? '']), drawn, LEFT_OVER].join(' ');
};

/** The decks of a lesson, one a round; the learner deals first. */
export const lessonDecks = (language: Language): readonly string[] => {
  const { hands, drawn } = DEALS[language];
  return hands.map((both, round) => deckFor(both, round % 2 === 0 ? LEARNER : PARTNER, drawn));
};

/** What the partner does, in order, each as soon as it is its turn. */
export const partnerMoves = (language: Language): readonly string[] => {
  const [good, bad] = DEALS[language].partner;
  const first = [
    'call',
    'exchange none',
    'check',
    'call',
    'exchange none',
    'check',
    `declare ${good}`,
    'waive',
  ];
  return [...first, `bet ${PARTNER_LEFT}`, 'exchange none', 'exchange none', `declare ${bad}`, 'waive'];
};

/** A word of the lesson with what it counts. */
export type LessonWord = { readonly reads: string; readonly score: number; readonly steps: ScoreSteps };

/** A step: what to do, what is said about it, and what is said about anything else. */
export type CardsLessonStep = {
  readonly name: keyof Texts['steps'];
  readonly wants: PlayerAction | undefined;
  readonly says: (texts: Texts) => string;
  readonly insists: (texts: Texts) => string;
};

/** The steps of a lesson: deal and bet, exchange, declare a pair with a wild, go all-in, a flush, a challenge. */
export const cardsStepsIn = (language: Language): readonly CardsLessonStep[] => {
  const { discarded, words, partner } = DEALS[language];
  const weigh = (text: string): LessonWord => ({
    reads: readLaid(laid(text)),
    ...scoreWord(DECKS[language === 'fr' ? 'french' : 'classic'], laid(text), false),
  });
  const [pair, flush] = words;
  const declare = (name: 'pair' | 'flush', text: string): CardsLessonStep => ({
    name,
    wants: { kind: 'declare', word: laid(text), claim: false },
    says: ({ steps }) => steps[name](weigh(text)),
    insists: ({ notYet }) => notYet.declare(weigh(text).reads),
  });
  const simple = (
    name: Exclude<keyof Texts['steps'], 'pair' | 'flush' | 'challenge' | 'swap'>,
    wants: PlayerAction | undefined,
    insists: (texts: Texts) => string,
  ): CardsLessonStep => ({ name, wants, says: ({ steps }) => steps[name](), insists });
  const keep = (name: 'keep' | 'keepMore' | 'keepLast'): CardsLessonStep =>
    simple(name, { kind: 'exchange', cards: [] }, ({ notYet }) => notYet.keep);
  return [
    simple('open', { kind: 'bet', amount: 1 }, ({ notYet }) => notYet.bet(1)),
    {
      name: 'swap',
      wants: { kind: 'exchange', cards: discarded.split(' ') },
      says: ({ steps }) => steps.swap(discarded.split(' ').map((card) => card.charAt(0))),
      insists: ({ notYet }) => notYet.exchange(discarded.split(' ').map((card) => card.charAt(0))),
    },
    simple('halfPot', { kind: 'bet', amount: 2 }, ({ notYet }) => notYet.bet(2)),
    keep('keep'),
    simple('check', { kind: 'check' }, ({ notYet }) => notYet.check),
    declare('pair', pair),
    simple('stand', { kind: 'waive' }, ({ notYet }) => notYet.waive),
    simple('call', { kind: 'call' }, ({ notYet }) => notYet.call),
    keep('keepMore'),
    keep('keepLast'),
    declare('flush', flush),
    {
      name: 'challenge',
      wants: { kind: 'challenge', seat: PARTNER, what: 'word' },
      says: ({ steps }) => steps.challenge(readLaid(laid(partner[1]))),
      insists: ({ notYet }) => notYet.challenge(readLaid(laid(partner[1]))),
    },
    // Nothing is insisted on any more.
    simple('end', undefined, () => ''),
  ];
};

/** Whether two laid words read the same and score the same, whichever card is the wild. */
const isSameWord = (language: Language, a: readonly LaidCard[], b: readonly LaidCard[]): boolean => {
  const deck = DECKS[language === 'fr' ? 'french' : 'classic'];
  return readLaid(a) === readLaid(b) && scoreWord(deck, a, false).score === scoreWord(deck, b, false).score;
};

/** Whether an action is the one a step wants. */
export const isWantedCard = (language: Language, { wants }: CardsLessonStep, action: Action): boolean => {
  if (wants === undefined) return false;
  if (wants.kind === 'declare' && action.kind === 'declare')
    return wants.word !== null && action.word !== null && isSameWord(language, wants.word, action.word);
  if (wants.kind === 'exchange' && action.kind === 'exchange')
    return [...wants.cards].sort().join() === [...action.cards].sort().join();
  return JSON.stringify(wants) === JSON.stringify(action);
};
