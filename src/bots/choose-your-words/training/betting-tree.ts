/** Rounds of betting played in the abstraction: everybody has as many chips, hands come from deals that were played before. */
import type { Random } from '../../random.ts';
import {
  ACTIONS,
  ALL_IN,
  FOLD,
  LEAST,
  leastBetOf,
  PASS,
  raiseOf,
  rowOf,
  type Spot,
} from '../policy/abstraction.ts';

/** Hands as the policy sees them: the part of all that each beats by betting, few cards exchanged, and its score at the end. */
export type Hands = {
  readonly count: number;
  readonly ranks: readonly [Float32Array, Float32Array, Float32Array];
  /** The part of finished hands that each is expected to beat, by betting. */
  readonly strengths: readonly [Float32Array, Float32Array, Float32Array];
  /** Whether few cards were exchanged before the second and the third betting. */
  readonly few: readonly [Uint8Array, Uint8Array];
  readonly scores: Int32Array;
};

/** The stakes of a round. */
export type Stakes = {
  readonly players: number;
  readonly stack: number;
  readonly ante: number;
  readonly minBet: number;
};

/**
 * Asked at every place: its row, whose turn it is, and which actions are open, a bit each; `follow` plays one and tells the gain. The place itself and the
 * number of the hand are for those who do not go by rows.
 */
export type Decide = (
  row: number,
  seat: number,
  open: number,
  follow: (action: number) => number,
  spot: Spot,
  hand: number,
) => number;

const MOST_PLAYERS = 3;
const BETTINGS = 3;
/** After so many bets and raises in a betting only calls, folds and all-ins are left; raises by the least go earlier. */
const MOST_RAISES = 3;
const MOST_LEAST_RAISES = 2;

/** No round has more turns than this. */
const MOST_TURNS = 64;

const countOf = (set: number): number => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);

/**
 * Makes a player of rounds: with hands drawn by lot, it gives the gain of a seat in chips and asks `decide` at every place. The dealer is
 * seat 0. Sets of seats are numbers with a bit each; what an action changes is set back after it.
 */
export const createTree = (hands: Hands, random: Random) => {
  const bets = new Int32Array(MOST_PLAYERS);
  const paid = new Int32Array(MOST_PLAYERS);
  const hand = new Int32Array(MOST_PLAYERS);
  const spot: { -readonly [Key in keyof Spot]: Spot[Key] } = {
    scene: 0,
    betting: 0,
    pot: 0,
    toCall: 0,
    behind: 0,
    growth: 1,
    leastBet: 1,
    hasBet: false,
    isLate: false,
    ownFew: false,
    rivalFew: false,
  };
  let [players, stack, minBet, forced] = [2, 0, 0, 1];
  let [betting, pot, high, raises, looked] = [0, 0, 0, 0, 0];
  let [live, mustAct] = [0, 0];
  let decide: Decide = () => 0;
  // Whose turn it is at each depth of the tree, and what each action adds there beyond a call.
  let depth = 0;
  const turnOf = new Int32Array(MOST_TURNS);
  const raised = new Int32Array(MOST_TURNS * ACTIONS);
  const ranks = new Float32Array(BETTINGS * hands.count);
  hands.ranks.forEach((of, each) => {
    ranks.set(of, each * hands.count);
  });

  const gain = (): number => {
    let [best, winners, wins] = [-1, 0, false];
    for (let seat = 0; seat < players; seat++) {
      if (((live >> seat) & 1) === 0) continue;
      const score = hands.scores[hand[seat] as number] as number;
      if (score > best) {
        best = score;
        winners = 1;
        wins = seat === looked;
      } else if (score === best) {
        winners++;
        wins ||= seat === looked;
      }
    }
    const own = -(paid[looked] as number);
    return wins ? own + pot / winners : own;
  };

  /** Later bettings go round from the dealer's left. */
  const orderOf = (seat: number): number => (seat + players - 1) % players;

  const lookAt = (seat: number): void => {
    const others = live & ~(1 << seat);
    const isAmongMore = countOf(live) > 2;
    const few = betting === 0 ? undefined : hands.few[betting - 1];
    spot.rivalFew = false;
    spot.isLate = !isAmongMore || (mustAct & others) === 0;
    for (let other = 0; other < players; other++) {
      if (((others >> other) & 1) === 0) continue;
      if (few !== undefined && few[hand[other] as number] === 1) spot.rivalFew = true;
      if (!isAmongMore && orderOf(other) > orderOf(seat)) spot.isLate = false;
    }
    spot.scene = isAmongMore ? 2 : players > 2 ? 1 : 0;
    spot.betting = betting;
    spot.pot = pot;
    spot.toCall = high - (bets[seat] as number);
    spot.behind = stack - (paid[seat] as number) - spot.toCall;
    spot.growth = (pot - spot.toCall) / forced;
    spot.hasBet = (bets[seat] as number) > 0;
    if (betting === 0 && high === 0) spot.isLate = false;
    spot.ownFew = few !== undefined && few[hand[seat] as number] === 1;
  };

  const nextBetting = (): number => {
    let isPlayed = betting + 1 < BETTINGS;
    for (let seat = 0; seat < players; seat++) isPlayed &&= (paid[seat] as number) < stack;
    if (!isPlayed) return gain();
    const bet0 = bets[0] as number;
    const bet1 = bets[1] as number;
    const bet2 = bets[2] as number;
    const highBefore = high;
    const raisesBefore = raises;
    betting++;
    bets.fill(0);
    high = 0;
    raises = 0;
    mustAct = live;
    const result = turn(1);
    bets[0] = bet0;
    bets[1] = bet1;
    bets[2] = bet2;
    high = highBefore;
    raises = raisesBefore;
    betting--;
    return result;
  };

  const turn = (from: number): number => {
    if ((live & (live - 1)) === 0) return gain();
    if (mustAct === 0) return nextBetting();
    let seat = from % players;
    while (((mustAct >> seat) & 1) === 0) seat = (seat + 1) % players;
    return act(seat);
  };

  /** Plays an action of the seat whose turn it is at this depth; all is as it was when it is over. */
  const follow = (action: number): number => {
    const at = depth;
    const seat = turnOf[at] as number;
    const bet = bets[seat] as number;
    const own = paid[seat] as number;
    const toCall = high - bet;
    const raise = raised[at * ACTIONS + action] as number;
    const potThen = pot;
    const highThen = high;
    const raisesThen = raises;
    const liveThen = live;
    const waiting = mustAct;
    mustAct = waiting & ~(1 << seat);
    if (action === FOLD) live = liveThen & ~(1 << seat);
    else {
      bets[seat] = bet + toCall + raise;
      paid[seat] = own + toCall + raise;
      pot = potThen + toCall + raise;
      if (raise > 0) {
        high = highThen + raise;
        raises = raisesThen + 1;
        mustAct = live & ~(1 << seat);
      }
    }
    depth = at + 1;
    const result = turn(seat + 1);
    depth = at;
    bets[seat] = bet;
    paid[seat] = own;
    pot = potThen;
    high = highThen;
    raises = raisesThen;
    live = liveThen;
    mustAct = waiting;
    return result;
  };

  const act = (seat: number): number => {
    const isOpening = betting === 0 && high === 0;
    lookAt(seat);
    const { toCall, behind } = spot;
    const row = rowOf(spot, ranks[betting * hands.count + (hand[seat] as number)] as number, random.next());
    const from = depth * ACTIONS;
    turnOf[depth] = seat;
    raised[from + PASS] = isOpening ? Math.min(minBet, behind) : 0;
    let open = isOpening || toCall <= 0 ? 1 << PASS : (1 << FOLD) | (1 << PASS);
    if (behind > 0) {
      const lot = random.next();
      for (let action = LEAST; action <= ALL_IN; action++) {
        if (action < ALL_IN && raises >= (action === LEAST ? MOST_LEAST_RAISES : MOST_RAISES)) continue;
        const amount = raiseOf(action, spot, minBet, lot);
        raised[from + action] = amount;
        if (amount > 0) open |= 1 << action;
      }
    }
    return decide(row, seat, open, follow, spot, hand[seat] as number);
  };

  return (stakes: Stakes, seat: number, by: Decide): number => {
    ({ players, stack, minBet } = stakes);
    const { ante } = stakes;
    forced = players * Math.max(1, ante + minBet);
    spot.leastBet = leastBetOf(stakes);
    looked = seat;
    decide = by;
    depth = 0;
    betting = 0;
    pot = players * ante;
    high = 0;
    raises = 0;
    live = (1 << players) - 1;
    mustAct = live;
    for (let each = 0; each < players; each++) {
      hand[each] = random.below(hands.count);
      bets[each] = 0;
      paid[each] = ante;
    }
    return turn(0);
  };
};
