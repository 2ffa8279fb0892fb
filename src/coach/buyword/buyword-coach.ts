/** The coach of BuyWord: dollars, by the Expert's value network, its look ahead, and its reckonings of auctions, deals and drafts. */
import { offerOf } from '../../bots/buyword/evaluator.ts';
import { tableWordsOf } from '../../bots/buyword/make-bot.ts';
import type { TableWords } from '../../bots/buyword/table-words.ts';
import { weightsOf } from '../../bots/buyword/value/trained-weights.ts';
import type { Action, PlayerAction } from '../../games/buyword/actions.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import { type Offer, offers } from '../../games/buyword/offers.ts';
import type { View } from '../../games/buyword/view.ts';
import { formatAction, parseAction } from '../../notation/buyword-actions.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import type { Coach, CoachRequest, GameCoach, Valuation } from '../coach.ts';
import { DOLLAR_STEPS } from '../grades.ts';
import { hintFrom } from '../hint.ts';
import { rankChoices } from '../rank-choices.ts';
import { buyWordHint } from './buyword-hint.ts';
import { dealValues } from './deal-values.ts';
import { gridValues } from './grid-values.ts';
import { createHoldingWorth, type HoldingWorth } from './holding-worth.ts';
import { bidValues, buyValues, draftValues, nameValues } from './lot-values.ts';
import { baseOf, type Position, positionOf } from './position.ts';
import { sellValues } from './sell-values.ts';
import { standingValue } from './standing-value.ts';
import { inProportion, trustAt, vocabularyPart } from './vocabulary-part.ts';
import type { Weighed } from './weighed.ts';

/** Challenges and waivers: whoever doubts a good word pays (BW-6.2), all else costs oneself nothing. */
const challengeValues = (
  { view, words }: Position,
  open: readonly Offer[],
  best: number,
  played: PlayerAction | undefined,
): Weighed[] => {
  const sales = offerOf(open, 'challenge')?.sales ?? [];
  const isGood = (number: number): boolean =>
    view.sales.find((sale) => sale.number === number)?.parts.every(({ word }) => words.isKnown(word)) ?? true;
  const told = sales.filter(
    (number) => !isGood(number) || (played?.kind === 'challenge' && played.sale === number),
  );
  return [
    ...told.map((sale): Weighed => {
      const value = isGood(sale) ? best - view.options.penalty : best;
      return { action: { kind: 'challenge', sale }, value };
    }),
    ...(offerOf(open, 'waive') === undefined ? [] : [{ action: { kind: 'waive' } as const, value: best }]),
  ];
};

const weigh = (position: Position, open: readonly Offer[], played: PlayerAction | undefined): Weighed[] => {
  const { view } = position;
  const has = (kind: Offer['kind']): boolean => open.some((offer) => offer.kind === kind);
  const size = offerOf(open, 'choose');
  if (size !== undefined) return nameValues(position, size.from, size.to);
  const draft = offerOf(open, 'draft');
  if (draft !== undefined) return draftValues(position, draft.tiles);
  if (view.phase === 'deal') return dealValues(position, open, played);
  const bid = offerOf(open, 'bid');
  if (bid !== undefined || has('pass'))
    return bidValues(position, { from: bid?.from ?? 1, to: bid?.to ?? 0, played });
  if (has('vote')) {
    const value = standingValue(position);
    return (['yes', 'no', 'pass'] as const).map((ballot) => ({ action: { kind: 'vote', ballot }, value }));
  }
  if (has('decline')) return buyValues(position, { canBuy: has('buy'), canPutUp: has('auction'), played });
  const excess = offerOf(open, 'discard')?.most ?? 0;
  const selling =
    has('sell') || has('discard') || has('done')
      ? (view.options.crossword ? gridValues : sellValues)(position, { canSell: has('sell'), excess, played })
      : [];
  const best =
    selling.length === 0 ? standingValue(position) : Math.max(...selling.map(({ value }) => value));
  return [...selling, ...challengeValues(position, open, best, played)];
};

const playedAction = (played: string | undefined): PlayerAction | undefined => {
  const parsed = played === undefined ? undefined : parseAction(played);
  return parsed?.ok ? (parsed.value as PlayerAction) : undefined;
};

const wordOf = (action: PlayerAction): string | undefined =>
  action.kind === 'sell' ? action.word : undefined;

const makeCoach = ({ lexicon, seed, work }: CoachRequest): Coach => {
  let judged:
    | { readonly words: TableWords; readonly worthOf: HoldingWorth; readonly trust: number }
    | undefined;
  const positionIn = (view: View, seat: number): Position => {
    const words = tableWordsOf(lexicon)(view.options);
    if (judged?.words !== words) {
      const language = languageOf(view.options.dictionary);
      const part = vocabularyPart(words, view.options.tiles, language);
      judged = {
        words,
        worthOf: createHoldingWorth(words, inProportion(weightsOf(language), part)),
        trust: trustAt(part),
      };
    }
    return positionOf(view, seat, { ...judged, work, seed });
  };

  const standing = (view: View, seat: number): number => {
    const own = view.seats[seat];
    if (view.result !== null) return view.result.money[seat] ?? 0;
    if (own === undefined || own.left) return own?.money ?? 0;
    return standingValue(positionIn(view, seat));
  };

  const valuation = (view: View, seat: number, played?: string): Valuation => {
    const open = offers(view, seat).filter(({ kind }) => kind !== 'leave');
    if (open.length === 0 || view.result !== null) return { value: standing(view, seat), choices: [] };
    const position = positionIn(view, seat);
    if (open.some(({ kind }) => kind === 'roll')) {
      const value = standingValue(position);
      return { value, choices: [{ action: 'roll', value }] };
    }
    const all = weigh(position, open, playedAction(played));
    const best = Math.max(...all.map(({ value }) => value));
    // What the last round brings is known exactly, whatever the words.
    const trust = view.lastChance ? 1 : (judged?.trust ?? 1);
    const weighed = all.map(({ action, value, why }) => {
      const word = wordOf(action);
      return {
        action: formatAction(action),
        value: best - (best - value) * trust,
        ...(why && { why }),
        ...(word && { word }),
      };
    });
    return rankChoices(weighed, played, () => baseOf(position));
  };

  return {
    standing,
    valuation,
    valueOf: (view: View, seat, action) => {
      const { value, choices } = valuation(view, seat, action);
      return choices.find((each) => each.action === action)?.value ?? value;
    },
    hint: (view: View, seat) => {
      const valued = valuation(view, seat);
      return valued.choices.length < 2 ? undefined : hintFrom(valued, buyWordHint(positionIn(view, seat)));
    },
  };
};

export const BUYWORD_COACH: GameCoach = {
  make: makeCoach,
  isChance: ({ type }: GameEvent) => type === 'rolled' || type === 'drew' || type === 'opened',
  isNoDecision: ({ kind }: Action) => kind === 'leave' || kind === 'timeout' || kind === 'window',
  gradeSteps: () => DOLLAR_STEPS,
};
