import type { Phase } from '../../games/buyword/events.ts';

/** BW-11.2: done is final, and who is done can be offered nothing; so a bot is done with deals only after the people. */
export const isForPeopleFirst = (phase: Phase, action: { readonly kind: string }): boolean =>
  phase === 'deal' && action.kind === 'done';
