import { apply } from '../../games/choose-your-words/apply.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import type { Award, GameEvent, Opened, WonBy } from '../../games/choose-your-words/events.ts';
import type { Seat } from '../../games/core/seat.ts';
import { sumsByRound } from '../table/sums-by-round.ts';

/** What somebody declared in a round, and what became of it. */
export type ShownWord = Opened & { readonly struck: boolean };

/** A round that is over, or under way: what is told of it afterwards. */
export type RoundTold = {
  readonly round: number;
  /** What its dealer announced. */
  readonly category: { readonly text: string; readonly own: boolean } | null;
  /** Empty where nobody showed cards. */
  readonly words: readonly ShownWord[];
  readonly pots: readonly {
    /** Counted from 0, the main pot. */
    readonly pot: number;
    readonly amount: number;
    readonly by: WonBy;
    readonly winners: readonly Award[];
  }[];
  /** What nobody could win, all words being struck, and goes to the next pot (CW-4.9). */
  readonly carried: number;
  /** What seats pay into the next pot for challenges they lost, and what they could (CW-8.2). */
  readonly debts: readonly { readonly seat: Seat; readonly owed: number; readonly amount: number }[];
  readonly out: readonly Seat[];
};

/** What an event adds to what is told of its round. */
const toldBy = (event: GameEvent, { words, pots, debts, out }: RoundTold): Partial<RoundTold> => {
  const changed = (seat: Seat, change: Partial<ShownWord>) => ({
    words: words.map((word) => (word.seat === seat ? { ...word, ...change } : word)),
  });
  switch (event.type) {
    case 'category-set':
      return { category: event.text === null ? null : { text: event.text, own: event.own ?? true } };
    case 'opened':
      return { words: event.declarations.map((each) => ({ ...each, struck: false })) };
    case 'struck':
      return changed(event.seat, { struck: true });
    case 'claim-lost':
      return changed(event.seat, { claim: false, score: event.score, steps: event.steps });
    case 'pot-won':
      return { pots: [...pots, event] };
    case 'pot-carried':
      return { carried: event.amount };
    case 'debt-taken':
      return { debts: [...debts, event] };
    case 'out':
      return { out: [...out, event.seat] };
    default:
      return {};
  }
};

/** A round of which nothing is told yet. */
export const newRound = (round: number): RoundTold => ({
  round,
  category: null,
  words: [],
  pots: [],
  carried: 0,
  debts: [],
  out: [],
});

/** The rounds of a game, first to last, from what has happened; the last one may still be under way. */
export const roundsOf = (events: readonly GameEvent[]): readonly RoundTold[] => {
  const rounds: RoundTold[] = [];
  // Of a story that begins in the middle nothing is told.
  if (events[0]?.type !== 'began') return [];
  for (const event of events) {
    const last = rounds.at(-1);
    if (event.type === 'round-began') rounds.push(newRound(event.round));
    else if (last !== undefined) rounds[rounds.length - 1] = { ...last, ...toldBy(event, last) };
  }
  return rounds;
};

/** Whether the pots of a round are paid, or carried to the next one. */
export const isOver = ({ pots, carried }: RoundTold): boolean => pots.length > 0 || carried > 0;

/**
 * The round whose showdown is still to be looked at after the last one seen; undefined where there is none. Once shown it stays,
 * whatever others do meanwhile: nothing is taken from under a finger that is about to go on.
 */
export const roundToLookAt = (
  rounds: readonly RoundTold[],
  now: number,
  seen: number,
): RoundTold | undefined =>
  rounds.find(({ round, words }) => round > seen && round < now && words.length > 0);

/** The last round looked at, once one goes on: of those missed meanwhile only the last is shown, and none after the game. */
export const seenAfter = ({ round }: RoundTold, now: number, hasEnded: boolean): number =>
  Math.max(round, hasEnded ? now : now - 2);

/** Each seat's chips: at the start, then after every round. */
export const chipsByRound = (events: readonly GameEvent[]): number[][] =>
  sumsByRound(events, apply, ({ seats }) => seats.map(({ chips }) => chips));

/** The best words of some rounds, each once a player, highest score first. */
export const bestWords = (rounds: readonly RoundTold[], most: number): readonly ShownWord[] => {
  const words = rounds
    .flatMap((told) => told.words)
    .filter(({ word, struck }) => word !== null && !struck)
    .toSorted((a, b) => b.score - a.score);
  const apart = new Map<string, ShownWord>();
  for (const shown of words) {
    const key = `${shown.seat} ${readLaid(shown.word ?? [])}`;
    if (!apart.has(key)) apart.set(key, shown);
  }
  return [...apart.values()].slice(0, most);
};

const BETS = ['checked', 'called', 'bet', 'raised'] as const;
type Bet = Extract<GameEvent, { type: (typeof BETS)[number] }>;

const isBet = (event: GameEvent): event is Bet => BETS.some((type) => type === event.type);

/** What each seat last did in the betting under way, or in the one that just ended; who has not acted is not in it. */
export const lastBets = (events: readonly GameEvent[]): ReadonlyMap<Seat, Bet['type']> => {
  const began = events.findLastIndex(
    (event) => event.type === 'round-began' || (event.type === 'phase-began' && event.phase === 'bet'),
  );
  return new Map(
    events
      .slice(began + 1)
      .filter(isBet)
      .map(({ seat, type }) => [seat, type]),
  );
};
