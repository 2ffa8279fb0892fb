/** What a hint tells of the choices in Choose Your Words. */
import type { CardsReason } from '../../bots/choose-your-words/reasons.ts';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { heldAs, sortCards } from '../../games/choose-your-words/card.ts';
import { parseAction } from '../../notation/cards-actions.ts';
import type { ValuedChoice } from '../coach.ts';
import type { HintWording, Nudge } from '../hint.ts';

const actionOf = ({ action }: ValuedChoice): PlayerAction | undefined => {
  const parsed = parseAction(action);
  return parsed.ok ? (parsed.value as PlayerAction) : undefined;
};

const chanceIn = (why: CardsReason | undefined): number =>
  why !== undefined && 'chance' in why ? why.chance : 0;
const needIn = (why: CardsReason | undefined): number => (why !== undefined && 'need' in why ? why.need : 0);

/** Whoever bets with less of a chance, in percent, wants others to fold. */
const WEAK = 35;

const nudgeOf = (best: ValuedChoice): Nudge => {
  const action = actionOf(best);
  const why = best.why as CardsReason | undefined;
  switch (action?.kind) {
    case 'call':
    case 'fold':
      return { code: action.kind, chance: chanceIn(why), need: needIn(why) };
    case 'bet':
    case 'raise':
      return { code: chanceIn(why) < WEAK ? 'bluff' : 'bet', chance: chanceIn(why) };
    case 'check':
      return { code: 'check', chance: chanceIn(why) };
    case 'exchange':
      return action.cards.length === 0 ? { code: 'stand' } : { code: 'exchange', count: action.cards.length };
    case 'declare':
      return action.word === null
        ? { code: 'declare-none' }
        : { code: 'declare', letters: action.word.length };
    case 'challenge':
      return { code: 'challenge' };
    case 'waive':
      return { code: 'let-stand' };
    default:
      return { code: 'equal' };
  }
};

/** The cards that a move is about, sorted, so that they do not give a word away. */
const lettersOf = (choice: ValuedChoice): string => {
  const action = actionOf(choice);
  if (action?.kind === 'exchange') return action.cards.join(' ');
  return action?.kind === 'declare' ? sortCards((action.word ?? []).map(heldAs)).join(' ') : '';
};

export const CARDS_HINT: HintWording = { nudgeOf, lettersOf };
