/** What a hint tells of the choices in BuyWord. */

import type { BuyWordReason } from '../../bots/buyword/reasons.ts';
import { lettersOf as lettersOfHand } from '../../bots/buyword/standing.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { parseAction } from '../../notation/buyword-actions.ts';
import type { ValuedChoice } from '../coach.ts';
import type { HintWording, Nudge } from '../hint.ts';
import { lotsOf, type Position } from './position.ts';

const actionOf = ({ action }: ValuedChoice): PlayerAction | undefined => {
  const parsed = parseAction(action);
  return parsed.ok ? (parsed.value as PlayerAction) : undefined;
};

/** Up to so many letters are few. */
const FEW = 3;
const WILD = '*';

/** Letters of a word in the order of the alphabet, so that they do not give it away; a wild comes last. */
const scrambled = (word: string, wildAt: number | null): string =>
  [...word]
    .filter((_, i) => i !== wildAt)
    .sort()
    .join('') + (wildAt === null ? '' : WILD);

const priceIn = (why: BuyWordReason | undefined): number | undefined =>
  why !== undefined && 'price' in why ? why.price : undefined;

const sellNudge = (
  choices: readonly ValuedChoice[],
  best: ValuedChoice,
  action: Extract<PlayerAction, { kind: 'sell' }>,
): Nudge => {
  const letters = action.word.length;
  if (action.wildAt !== null) return { code: 'spend-wild', letters };
  const price = priceIn(best.why as BuyWordReason | undefined) ?? 0;
  const isWildDearer = choices.some((choice) => {
    const other = actionOf(choice);
    const paid = priceIn(choice.why as BuyWordReason | undefined) ?? 0;
    return other?.kind === 'sell' && other.wildAt !== null && paid > price;
  });
  return { code: isWildDearer ? 'keep-wild' : 'sell', letters };
};

const nudgeFor = (position: Position, best: ValuedChoice, choices: readonly ValuedChoice[]): Nudge => {
  const { view } = position;
  const action = actionOf(best);
  const why = best.why as BuyWordReason | undefined;
  switch (action?.kind) {
    case 'choose':
      return { code: action.number <= FEW ? 'name-few' : 'name-many' };
    case 'draft':
      return { code: 'draft' };
    case 'buy':
    case 'decline':
      return { code: action.kind, price: priceIn(why) ?? 0 };
    case 'auction':
      return { code: 'put-up' };
    case 'bid':
    case 'pass':
      return { code: action.kind };
    case 'propose':
    case 'accept':
      return { code: 'deal' };
    case 'reject':
    case 'withdraw':
      return { code: 'no-deal' };
    case 'sell':
      return sellNudge(choices, best, action);
    case 'discard':
      return { code: 'discard', count: action.tiles.length };
    case 'challenge':
      return { code: 'challenge' };
    case 'waive':
      return { code: 'let-stand' };
    case 'done':
      if (view.phase === 'deal') return { code: 'no-deal' };
      return { code: why?.code === 'held-back' ? 'hold' : 'no-word' };
    default:
      return { code: 'equal' };
  }
};

const lettersFor = (position: Position, choice: ValuedChoice): string => {
  const action = actionOf(choice);
  switch (action?.kind) {
    case 'draft':
      return action.letter;
    case 'buy':
    case 'decline':
    case 'auction':
      return lotsOf(position)[0]?.tiles ?? '';
    case 'bid':
    case 'pass':
      return position.view.auction?.lot ?? '';
    case 'sell':
      return scrambled(action.word, action.wildAt);
    case 'discard':
      return action.tiles;
    case 'done':
      return position.view.phase === 'deal' ? '' : lettersOfHand(position.holding.hand);
    default:
      return '';
  }
};

export const buyWordHint = (position: Position): HintWording => ({
  nudgeOf: (best, choices) => nudgeFor(position, best, choices),
  lettersOf: (choice) => lettersFor(position, choice),
});
