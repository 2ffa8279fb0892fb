import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { orderedAction } from '../../games/choose-your-words/standing-orders.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import type { PremoveRules } from '../table/premoves.ts';

const NAMES = ['check', 'check/fold', 'call', 'call any', 'fold'] as const;
type Name = (typeof NAMES)[number];

const isName = (name: string): name is Name => NAMES.some((each) => each === name);

/** What is to be called where nobody raises before one's turn. */
const owedBy = ({ highBet, seats }: View, seat: Seat): number => highBet - (seats[seat]?.bet ?? 0);

/** CW-4.1 ahead of one's turn: check, fold or call, as long as that means the same. */
export const PREMOVES: PremoveRules<View, PlayerAction> = {
  phase: 'bet',
  open: (view, seat) => {
    const own = view.seats[seat];
    const bets = own !== undefined && !own.folded && !own.left && !own.out && own.chips > 0;
    // The dealer's first bet is one's own to name.
    if (!bets || view.phase !== 'bet' || (view.highBet === 0 && view.betting === 1)) return [];
    if (owedBy(view, seat) > 0) return ['fold', 'call', 'call any'];
    // Whoever has bet already is asked again only where somebody raises.
    return view.highBet > 0 ? ['check/fold', 'call any'] : ['check/fold', 'check', 'call any'];
  },
  takes: (name, view) => view.phase === 'bet' && (name === 'fold' || name === 'call any'),
  // What was meant for one bet is not meant for a raise: but to fold, or to call whatever comes, is.
  span: (name, { round, betting, highBet }) => {
    const isForThisBet = name === 'call' || name === 'check';
    return [round, betting, isForThisBet ? highBet : ''].join(' ');
  },
  action: (name, view, seat) => {
    const open = (callAtMost: number): PlayerAction | undefined => {
      const ordered = orderedAction({ callAtMost }, view, seat);
      return ordered?.kind === 'check' || ordered?.kind === 'call' || ordered?.kind === 'fold'
        ? { kind: ordered.kind }
        : undefined;
    };
    if (!isName(name)) return undefined;
    switch (name) {
      case 'fold':
        return { kind: 'fold' };
      case 'check/fold':
        return open(0);
      case 'check':
        return open(0)?.kind === 'check' ? { kind: 'check' } : undefined;
      case 'call':
      case 'call any':
        return open(Number.POSITIVE_INFINITY);
    }
  },
  label: (name, view, seat) => {
    const { cards, pace } = t();
    if (!isName(name)) return name;
    const owed = owedBy(view, seat);
    switch (name) {
      case 'fold':
        return cards.fold;
      case 'check':
        return cards.check;
      case 'call':
        return owed >= (view.seats[seat]?.chips ?? 0) ? cards.callAllIn(owed) : cards.call(owed);
      case 'check/fold':
        return view.highBet > 0 && owed === 0 ? pace.foldToRaise : pace.checkOrFold;
      case 'call any':
        return pace.callAny;
    }
  },
};
