/** The coach of Choose Your Words: chips, by hands played on to the end, the odds of the pot and the Expert's betting policy. */
import { type OwnWords, ownWordsOf } from '../../bots/choose-your-words/own-words.ts';
import { isIn } from '../../bots/choose-your-words/policy/spot.ts';
import type { Action, PlayerAction } from '../../games/choose-your-words/actions.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { formatAction, parseAction } from '../../notation/cards-actions.ts';
import type { Coach, CoachRequest, GameCoach, Valuation } from '../coach.ts';
import { chipSteps } from '../grades.ts';
import { hintFrom } from '../hint.ts';
import { rankChoices } from '../rank-choices.ts';
import { betValues, stayValue } from './bet-values.ts';
import { CARDS_HINT } from './cards-hint.ts';
import { exchangeValues } from './exchange-values.ts';
import { createOwnScores, type OwnScores } from './own-scores.ts';
import { canJudge, nextPotShare, type Position, positionOf, winnable } from './position.ts';
import { challengeValues, declareStanding, declareValues, openStanding } from './showdown-values.ts';
import type { Weighed } from './weighed.ts';

/** What a seat can expect whose cards are not dealt yet, or not known: its part of what lies there. */
const evenShare = (position: Position): number => {
  const { view, own } = position;
  const live = view.seats.filter(isIn).length;
  return (
    own.chips - own.owes + nextPotShare(position) + winnable(position, own.committed) / Math.max(1, live)
  );
};

const standingValue = (position: Position): number => {
  const { view, own } = position;
  if (!isIn(own)) return own.chips - Math.min(own.chips, own.owes) + nextPotShare(position);
  if (view.phase === 'challenge' || view.phase === 'vote') return openStanding(position);
  if (!canJudge(position)) return evenShare(position);
  if (view.phase === 'declare') return declareStanding(position);
  // Whoever faces a bet that is not worth its price can still fold.
  return Math.max(own.chips, stayValue(position).value) + nextPotShare(position);
};

type OfferOf<Kind> = Extract<Offer, { kind: Kind }>;
const offerOf = <Kind extends Offer['kind']>(open: readonly Offer[], kind: Kind): OfferOf<Kind> | undefined =>
  open.find((offer): offer is OfferOf<Kind> => offer.kind === kind);

const weigh = (position: Position, open: readonly Offer[], played: PlayerAction | undefined): Weighed[] => {
  const { view } = position;
  const same = (actions: readonly PlayerAction[]): Weighed[] =>
    actions.map((action) => ({ action, value: standingValue(position) }));
  switch (view.phase) {
    case 'category':
      return same([
        { kind: 'category', text: null, names: false, own: false },
        ...(played?.kind === 'category' ? [played] : []),
      ]);
    case 'bet':
      return canJudge(position) ? betValues(position, played) : [];
    case 'exchange':
      return canJudge(position) ? exchangeValues(position, offerOf(open, 'exchange')?.most ?? 0, played) : [];
    case 'declare':
      return canJudge(position) ? declareValues(position, played) : [];
    case 'challenge':
      return challengeValues(position, offerOf(open, 'challenge'), played);
    case 'vote':
      return same((['yes', 'no', 'pass'] as const).map((vote) => ({ kind: 'vote', vote })));
    default:
      return [];
  }
};

const playedAction = (played: string | undefined): PlayerAction | undefined => {
  const parsed = played === undefined ? undefined : parseAction(played);
  return parsed?.ok ? (parsed.value as PlayerAction) : undefined;
};

const wordOf = (action: PlayerAction): string | undefined =>
  action.kind === 'declare' && action.word !== null ? readLaid(action.word) : undefined;

const makeCoach = ({ lexicon, seed, work }: CoachRequest): Coach => {
  let judged: { readonly words: OwnWords; readonly ownScores: OwnScores } | undefined;
  const positionIn = (view: View, seat: number): Position => {
    const words = ownWordsOf(lexicon, view.options);
    if (judged?.words !== words) judged = { words, ownScores: createOwnScores(words, work, seed) };
    return positionOf(view, seat, { ...judged, lexicon, work, seed });
  };

  const standing = (view: View, seat: number): number => {
    if (view.result !== null) return view.result.chips[seat] ?? 0;
    return standingValue(positionIn(view, seat));
  };

  const valuation = (view: View, seat: number, played?: string): Valuation => {
    const open = offers(view, seat).filter(({ kind }) => kind !== 'leave' && kind !== 'layout');
    if (open.length === 0 || view.result !== null) return { value: standing(view, seat), choices: [] };
    const position = positionIn(view, seat);
    const weighed = weigh(position, open, playedAction(played));
    if (weighed.length === 0) return { value: standing(view, seat), choices: [] };
    return rankChoices(
      weighed.map(({ action, value, why }) => {
        const word = wordOf(action);
        return { action: formatAction(action), value, ...(why && { why }), ...(word && { word }) };
      }),
      played,
      () => standingValue(position),
    );
  };

  return {
    standing,
    valuation,
    valueOf: (view: View, seat, action) => {
      const { value, choices } = valuation(view, seat, action);
      return choices.find((each) => each.action === action)?.value ?? value;
    },
    hint: (view: View, seat) => hintFrom(valuation(view, seat), CARDS_HINT),
  };
};

const NO_DECISIONS: readonly Action['kind'][] = ['layout', 'leave', 'timeout', 'window', 'time'];
/** Cards that come to light, one's own and the others'. */
const CHANCE: readonly GameEvent['type'][] = ['cut', 'dealt', 'exchanged', 'showed'];

export const CARDS_COACH: GameCoach = {
  make: makeCoach,
  isChance: ({ type }: GameEvent) => CHANCE.includes(type),
  isNoDecision: ({ kind }: Action) => NO_DECISIONS.includes(kind),
  gradeSteps: ({ options }: View) => chipSteps(options.stack),
};
