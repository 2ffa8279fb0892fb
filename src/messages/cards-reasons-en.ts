import type { CardsReason } from '../bots/choose-your-words/reasons.ts';
import { plural } from './wording.ts';

/** A sentence for each reason a bot of Choose Your Words may have had. */
export type CardsReasonSentences = {
  readonly [Code in CardsReason['code']]: (reason: Extract<CardsReason, { code: Code }>) => string;
};

const cards = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`;
/** Letters of cards as one says them: A, E and a wild. */
const letters = (kept: string): string => {
  const all = kept.split(' ').map((letter) => (letter === '*' ? 'a wild' : letter));
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
};
const points = (count: number): string => `${count} ${plural('en', count, 'point', 'points')}`;

const beaten = (beats: number): string => `The hand was better than ${beats}% of hands at that point.`;

/** What a plan does and how often, what it never does left out: always fold; fold 20% and call 80% of the time. */
const plan = (...parts: readonly (readonly [what: string, often: number])[]): string => {
  const played = parts.filter(([, often]) => often > 0);
  if (played.length === 1) return `always ${played[0]?.[0]}`;
  const all = played.map(([what, often]) => `${what} ${often}%`);
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)} of the time`;
};

export const cardsReasonsEn: CardsReasonSentences = {
  'cards-value': ({ chance }) => `Liked the hand enough to bet: a ${chance}% chance to win.`,
  'cards-bluff': ({ chance }) => `Bluffed: only a ${chance}% chance to win.`,
  'cards-stab': () => 'Nobody had shown strength: bet and hoped to take the pot.',
  'cards-must': () => 'Had to bet as the dealer, and bet the minimum.',
  'cards-plan-met': ({ beats, fold, pass, raise }) =>
    `${beaten(beats)} Facing such a bet, the plan: ${plan(['fold', fold], ['call', pass], ['raise', raise])}.`,
  'cards-plan-free': ({ beats, pass, raise }) =>
    `${beaten(beats)} With no bet to call, the plan: ${plan(['check', pass], ['bet', raise])}.`,
  'cards-plan-open': ({ beats, least, more }) =>
    `${beaten(beats)} The dealer must bet. The plan: ${plan(['bet the minimum', least], ['bet more', more])}.`,
  'cards-pose': ({ beats }) =>
    `Played a weak hand, better than only ${beats}% of hands, as if it were strong.`,
  'cards-check': ({ chance }) => `Checked: a ${chance}% chance was not worth a bet.`,
  'cards-call': ({ chance, need }) => `Called: needed a ${need}% chance to win, and had ${chance}%.`,
  'cards-fold': ({ chance, need }) => `Folded: needed a ${need}% chance to win, and had only ${chance}%.`,
  'cards-stand': ({ word, score }) =>
    word === null
      ? 'Kept all the cards, though they made no word.'
      : `Kept all the cards: ${word} was good for ${points(score)}.`,
  'cards-exchange': ({ count, kept }) =>
    kept === ''
      ? `Exchanged ${cards(count)}, and kept none.`
      : `Exchanged ${cards(count)} and kept ${letters(kept)} for a better word.`,
  'cards-declare': ({ word, score }) => `Declared the best word in sight: ${word}, ${points(score)}.`,
  'cards-declare-blind': ({ word, counted, score }) =>
    `Declared ${word} and counted ${points(counted)}: didn’t notice that it was worth ${score}.`,
  'cards-no-word': () => 'Saw no word in these cards.',
  'cards-challenge': ({ word }) => `Challenged ${word}: never heard of it.`,
  'cards-doubt': ({ word }) => `Challenged the category: ${word} isn’t on the list.`,
};
