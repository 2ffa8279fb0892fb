import { readLaid } from '../../games/choose-your-words/card.ts';
import type { Award, GameEvent, Opened, WonBy } from '../../games/choose-your-words/events.ts';
import type { Seat } from '../../games/core/seat.ts';

/** What somebody declared in a round, and what became of it. */
export type ShownWord = Opened & { readonly struck: boolean };

/** A round that is over, or under way: what is told of it afterwards. */
export type RoundTold = {
  readonly round: number;
  readonly dealer: Seat;
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
  /** What each seat has won or lost in the round so far, and the chips it has come to. */
  readonly change: readonly number[];
  readonly chips: readonly number[];
};

type Draft = { -readonly [Key in keyof RoundTold]: RoundTold[Key] };

const pay = (draft: Draft, seat: Seat, amount: number): void => {
  draft.change = draft.change.with(seat, (draft.change[seat] ?? 0) + amount);
  draft.chips = draft.chips.with(seat, (draft.chips[seat] ?? 0) + amount);
};

const award = (draft: Draft, winners: readonly Award[]): void => {
  for (const { seat, amount } of winners) pay(draft, seat, amount);
};

const tell = (draft: Draft, event: GameEvent): void => {
  switch (event.type) {
    case 'anted':
      pay(draft, event.seat, -event.amount);
      return;
    case 'bet':
    case 'raised':
    case 'called':
      pay(draft, event.seat, -event.added);
      return;
    case 'returned':
      pay(draft, event.seat, event.amount);
      return;
    case 'category-set':
      draft.category = event.text === null ? null : { text: event.text, own: event.own ?? true };
      return;
    case 'opened':
      draft.words = event.declarations.map((each) => ({ ...each, struck: false }));
      return;
    case 'struck':
      draft.words = draft.words.map((word) => (word.seat === event.seat ? { ...word, struck: true } : word));
      return;
    case 'claim-lost': {
      const { seat, score, steps } = event;
      draft.words = draft.words.map((word) =>
        word.seat === seat ? { ...word, claim: false, score, steps } : word,
      );
      return;
    }
    case 'pot-won': {
      const { pot, amount, by, winners } = event;
      draft.pots = [...draft.pots, { pot, amount, by, winners }];
      award(draft, winners);
      return;
    }
    case 'pot-carried':
      draft.carried = event.amount;
      return;
    case 'debt-taken': {
      const { seat, owed, amount } = event;
      draft.debts = [...draft.debts, { seat, owed, amount }];
      pay(draft, seat, -amount);
      return;
    }
    case 'next-pot-given':
      award(draft, event.winners);
      return;
    case 'left':
      pay(draft, event.seat, -event.chips);
      return;
    case 'out':
      draft.out = [...draft.out, event.seat];
      return;
  }
};

/** The rounds of a game, first to last, from what has happened; the last one may still be under way. */
export const roundsOf = (events: readonly GameEvent[]): readonly RoundTold[] => {
  const rounds: Draft[] = [];
  let atStart: readonly number[] = [];
  for (const event of events) {
    if (event.type === 'began') atStart = Array<number>(event.players).fill(event.options.stack);
    // Of a story that begins in the middle nothing can be counted.
    if (atStart.length === 0) continue;
    const last = rounds.at(-1);
    if (event.type !== 'round-began') {
      if (last !== undefined) tell(last, event);
      continue;
    }
    const { round, dealer } = event;
    rounds.push({
      round,
      dealer,
      category: null,
      words: [],
      pots: [],
      carried: 0,
      debts: [],
      out: [],
      change: atStart.map(() => 0),
      chips: last?.chips ?? atStart,
    });
  }
  return rounds;
};

/** Whether the pots of a round are paid, or carried to the next one. */
export const isOver = ({ pots, carried }: RoundTold): boolean => pots.length > 0 || carried > 0;

/** Where a game stands, and the last round whose showdown has been looked at. */
export type LookingBack = { readonly now: number; readonly isOver: boolean; readonly seen: number };

/**
 * The round whose showdown is still to be looked at; undefined where there is none. Once shown it stays, whatever others do
 * meanwhile: nothing is taken from under a finger that is about to go on.
 */
export const roundToLookAt = (
  rounds: readonly RoundTold[],
  { now, seen }: LookingBack,
): RoundTold | undefined =>
  rounds.find(({ round, words }) => round > seen && round < now && words.length > 0);

/** The last round looked at, once one goes on: of those missed meanwhile only the last is shown, and none after the game. */
export const seenAfter = ({ round }: RoundTold, { now, isOver: hasEnded }: LookingBack): number =>
  Math.max(round, hasEnded ? now : now - 2);

/** Each seat's chips: at the start, then after every round that is over. */
export const chipsByRound = (events: readonly GameEvent[]): number[][] => {
  const [first] = events;
  if (first?.type !== 'began') return [];
  const over = roundsOf(events).filter(isOver);
  return Array.from({ length: first.players }, (_, seat) => [
    first.options.stack,
    ...over.map(({ chips }) => chips[seat] ?? 0),
  ]);
};

/** The best words of a game, each once a player, highest score first. */
export const bestWords = (events: readonly GameEvent[], most: number): readonly ShownWord[] => {
  const seen = new Set<string>();
  return roundsOf(events)
    .flatMap(({ words }) => words)
    .filter(({ word, struck }) => word !== null && !struck)
    .toSorted((a, b) => b.score - a.score)
    .filter(({ seat, word }) => {
      const key = `${seat} ${readLaid(word ?? [])}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
};
