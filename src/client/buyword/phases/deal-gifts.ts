import type { GameEvent } from '../../../games/buyword/events.ts';
import type { Lot } from '../../../games/buyword/state.ts';
import type { Terms } from '../../../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../../../games/core/seat.ts';

/** What goes from one player to another in a deal: lots, money, or both. */
export type Gift = {
  readonly from: Seat;
  readonly to: Seat;
  readonly lots: readonly Lot[];
  readonly money: number;
};

/** What goes from whom to whom, all between the same two at once; what the viewer gives first. */
export const giftsOf = ({ lots, money }: Terms, held: readonly Lot[], me: Seat): readonly Gift[] => {
  const gifts = new Map<string, Gift>();
  const add = (from: Seat, to: Seat, more: Pick<Gift, 'lots' | 'money'>): void => {
    const { lots: before, money: sum } = gifts.get(`${from} ${to}`) ?? { lots: [], money: 0 };
    gifts.set(`${from} ${to}`, { from, to, lots: [...before, ...more.lots], money: sum + more.money });
  };
  for (const { from, to, origin } of lots) {
    // Who holds several says which; who holds one need not.
    const lot = held.find((each) => (origin === undefined ? each.holder === from : each.from === origin));
    add(from, to, { lots: lot === undefined ? [] : [lot], money: 0 });
  }
  for (const { from, to, amount } of money) add(from, to, { lots: [], money: amount });
  return [...gifts.values()].sort((a, b) => Number(b.from === me) - Number(a.from === me) || a.from - b.from);
};

type Outcome = Extract<GameEvent, { readonly proposal: number }>;

/** A proposal of mine that has been answered, and how. */
export type Answered = { readonly number: number; readonly terms: Terms; readonly outcome: Outcome };

/** What became of the proposals that a player has made since the round began, the last answer first. */
export const answersTo = (events: readonly GameEvent[], me: Seat): readonly Answered[] => {
  const began = events.findLastIndex(({ type }) => type === 'round-began');
  const proposed = new Map<number, Terms>();
  const answers: Answered[] = [];
  for (const event of events.slice(began + 1)) {
    if (event.type === 'proposed' && event.by === me)
      proposed.set(event.proposal, { lots: event.moves, money: event.terms.money });
    if (event.type !== 'rejected' && event.type !== 'lapsed' && event.type !== 'dealt') continue;
    const terms = proposed.get(event.proposal);
    if (terms !== undefined) answers.unshift({ number: event.proposal, terms, outcome: event });
  }
  return answers;
};
