import type { Ballot } from '../core/ballots.ts';
import type { Seat } from '../core/seat.ts';
import type { Began, TableEvent } from '../core/table-state.ts';
import type { Card, LaidCard } from './card.ts';
import type { Options } from './options.ts';
import type { ScoreSteps } from './score.ts';

const PHASES = ['category', 'bet', 'exchange', 'declare', 'challenge', 'vote', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Chips that go to a seat. */
export type Award = { readonly seat: Seat; readonly amount: number };

/** What somebody declares: a word or none, and whether it is claimed for the category. */
export type Declaration = { readonly word: readonly LaidCard[] | null; readonly claim: boolean };

/** A declaration once all are open: its score (0 without a word), and whether it is on the list of the category. */
export type Opened = Declaration & {
  readonly seat: Seat;
  readonly score: number;
  readonly steps: ScoreSteps | null;
  readonly listed?: true;
};

/** What a challenge is about: a word, a claim, or both in one vote (CW-21.3). */
export type ChallengeMatter = 'word' | 'category' | 'both';

/** `chips`: one has all that is left; `score`, `time`: what the table set; `left`: the others are gone. */
const REASONS = ['chips', 'score', 'rounds', 'time', 'left'] as const;
export type EndReason = (typeof REASONS)[number];

export type GameResult = {
  readonly reason: EndReason;
  readonly chips: readonly number[];
  readonly winners: readonly Seat[];
};

/** What a pot is won by: the best word, the most card points where nobody has one, or being the last one in. */
const WON_BY = ['word', 'cards', 'last'] as const;
export type WonBy = (typeof WON_BY)[number];

/** A first bet, or a raise. */
type Raise<Type> = {
  readonly type: Type;
  readonly seat: Seat;
  /** What the seat has put in during this betting, and what of it just now. */
  readonly to: number;
  readonly added: number;
  /** What a raise must add from now on. */
  readonly step: number;
  /** Whether it was as big as it had to be; an all-in may be smaller (CW-4.6). */
  readonly full: boolean;
  readonly queue: readonly Seat[];
};

/** All that can have happened. Chance and verdicts lie in the events themselves; hidden cards too (see redact). */
export type GameEvent =
  | TableEvent
  | Began<Options>
  | {
      readonly type: 'cut';
      readonly cuts: readonly { readonly seat: Seat; readonly card: Card }[];
    }
  | {
      readonly type: 'round-began';
      readonly round: number;
      readonly dealer: Seat;
      /** Who is dealt in. */
      readonly seats: readonly Seat[];
      readonly deckSize: number;
      /** Why the game would have ended, where those tied on top play on (CW-24). */
      readonly tieBreak: EndReason | null;
    }
  | { readonly type: 'anted'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'phase-began';
      readonly phase: Phase;
      /** Which betting or exchange, from 1; 0 for other phases. */
      readonly number: number;
      readonly queue: readonly Seat[];
    }
  | {
      readonly type: 'category-set';
      readonly seat: Seat;
      readonly text: string | null;
      readonly names: boolean;
      /** The shipped theme whose list gives the bonus, and whether the text is the dealer's own; so it is where nothing is said. */
      readonly theme?: string | null;
      readonly own?: boolean;
    }
  | Raise<'bet'>
  | Raise<'raised'>
  | { readonly type: 'called'; readonly seat: Seat; readonly added: number }
  | { readonly type: 'checked'; readonly seat: Seat }
  | { readonly type: 'folded'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'reshuffled'; readonly pile: readonly Card[] }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly discarded: readonly Card[];
      readonly drawn: readonly Card[];
    }
  | { readonly type: 'laid-out'; readonly seat: Seat; readonly word: readonly LaidCard[] }
  /** What only somebody else may know of. */
  | { readonly type: 'secret' }
  | { readonly type: 'showed'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Null: sealed. Unknown: what lay there when time ran out is not in the dictionary that judges (CW-6.1). */
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly declaration: Declaration | null;
      readonly unknown?: true;
    }
  | { readonly type: 'opened'; readonly declarations: readonly Opened[] }
  | {
      readonly type: 'challenged';
      readonly by: Seat;
      readonly seat: Seat;
      readonly matter: ChallengeMatter;
      /** What the dictionary says; null where a vote decides. */
      readonly legal: boolean | null;
    }
  | { readonly type: 'voted'; readonly seat: Seat; readonly vote: Ballot }
  | {
      readonly type: 'vote-ended';
      readonly by: Seat;
      readonly seat: Seat;
      readonly matter: ChallengeMatter;
      readonly yes: number;
      readonly no: number;
      readonly stands: boolean;
      /** What the dictionary says of the word, where it was asked (CW-21.3). */
      readonly legal?: boolean;
    }
  | { readonly type: 'struck'; readonly seat: Seat }
  | {
      readonly type: 'claim-lost';
      readonly seat: Seat;
      readonly score: number;
      readonly steps: ScoreSteps;
    }
  | { readonly type: 'owes'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'pot-won';
      /** Counted from 0, the main pot. */
      readonly pot: number;
      readonly amount: number;
      readonly by: WonBy;
      readonly winners: readonly Award[];
    }
  /** Every player in it was struck: it goes to the next round (CW-4.9). */
  | { readonly type: 'pot-carried'; readonly amount: number }
  | { readonly type: 'debt-taken'; readonly seat: Seat; readonly owed: number; readonly amount: number }
  | { readonly type: 'next-pot-given'; readonly winners: readonly Award[] }
  | { readonly type: 'out'; readonly seat: Seat; readonly why: 'chips' | 'debt' }
  | { readonly type: 'time-up' }
  | { readonly type: 'left'; readonly seat: Seat; readonly chips: number }
  | { readonly type: 'ended'; readonly result: GameResult };
