import { decideBy } from '../core/decide.ts';
import { apply } from './apply.ts';
import { collectDebts } from './debts.ts';
import type { BuyWordTypes, PhaseRules } from './engine-types.ts';
import { leave } from './leave.ts';
import { ROUND } from './round.ts';

/** Decides an action (see Game.decide). */
export const decide = decideBy<BuyWordTypes, PhaseRules>({
  apply,
  round: ROUND,
  kinds: {
    roll: 'player',
    choose: 'player',
    draft: 'player',
    propose: 'player',
    accept: 'player',
    reject: 'player',
    withdraw: 'player',
    buy: 'player',
    decline: 'player',
    auction: 'player',
    bid: 'player',
    pass: 'player',
    sell: 'player',
    challenge: 'player',
    vote: 'player',
    waive: 'player',
    discard: 'player',
    done: 'player',
    leave: 'player',
    timeout: 'server',
    window: 'server',
  },
  inAnyPhase: { leave },
  settle: collectDebts,
});
