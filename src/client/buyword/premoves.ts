import type { PlayerAction } from '../../games/buyword/actions.ts';
import { lotPrice } from '../../games/buyword/phases/buy.ts';
import { orderedAction } from '../../games/buyword/standing-orders.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import type { PremoveRules } from '../table/premoves.ts';

/** Before one's lot is known: sums that lots of a few cheap, some, and many pips cost. */
const LIMITS = [25, 49, 100] as const;
/** The phases before lots are bought; in an auction there is a limit of its own. */
const AHEAD: ReadonlySet<string> = new Set(['roll', 'choose', 'draw', 'draft', 'deal']);

const lotOf = ({ seats }: View, seat: Seat): string | undefined => seats[seat]?.lot ?? undefined;

const limitIn = (name: string): number | undefined => {
  const [, limit] = /^buy (\d{1,6})$/.exec(name) ?? [];
  return limit === undefined ? undefined : Number(limit);
};

/** BW-4 ahead of one's turn: buy the lot that comes, up to a price as long as it is not known, or decline it. */
export const PREMOVES: PremoveRules<View, PlayerAction> = {
  phase: 'buy',
  open: (view, seat) => {
    const { money = 0, left = true } = view.seats[seat] ?? {};
    const lot = view.phase === 'buy' ? lotOf(view, seat) : undefined;
    if (left || (view.phase === 'buy' ? lot === undefined : !AHEAD.has(view.phase))) return [];
    if (lot === undefined)
      return [...LIMITS.filter((limit) => limit <= money).map((limit) => `buy ${limit}`), 'decline'];
    return lotPrice(view.options, lot) <= money ? ['buy', 'decline'] : ['decline'];
  },
  takes: (name, { phase }) => limitIn(name) !== undefined && AHEAD.has(phase),
  // To buy a lot means that one: in a deal it may become another.
  span: (name, view, seat) => `${view.round} ${name === 'buy' ? lotOf(view, seat) : ''}`,
  action: (name, view, seat) => {
    if (name === 'decline') return { kind: 'decline' };
    const buyAtMost = limitIn(name) ?? view.seats[seat]?.money ?? 0;
    const ordered = orderedAction({ roll: false, buyAtMost, bidAtMost: null }, view, seat);
    // Who is there decides about a dearer lot; only who is away has it declined.
    return ordered?.kind === 'buy' ? { kind: 'buy' } : undefined;
  },
  label: (name, view, seat) => {
    const { play, pace } = t();
    if (name === 'decline') return play.decline;
    const limit = limitIn(name);
    return limit === undefined
      ? play.buy(lotPrice(view.options, lotOf(view, seat) ?? ''))
      : pace.buyUpTo(limit);
  },
};
