import type { Seat } from '../core/seat.ts';
import type { Began, TableEvent } from '../core/table-state.ts';
import type { Options } from './options.ts';
import type { AuctionEvent } from './variants/auction.ts';
import type { DealEvent } from './variants/deal.ts';
import type { DraftEvent } from './variants/draft.ts';
import type { RefillEvent } from './variants/refill.ts';
import type { VoteEvent } from './variants/vote.ts';

export const FACES = [2, 3, 4, 5, 'choice'] as const;
/** What the die shows (BW-1.6). */
export type Face = (typeof FACES)[number];

const PHASES = ['roll', 'choose', 'draw', 'draft', 'deal', 'auction', 'buy', 'sell', 'vote', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Tiles that leave play: what was not bought, or by nobody, what no round could use, what was thrown away, kept by who left, or lost at the end of a bag. */
const GONE = ['declined', 'unsold', 'voided', 'discarded', 'abandoned', 'lost'] as const;
export type Gone = (typeof GONE)[number];

/** A word as it was laid out: the letters it reads, and where a wild stands in it (null: nowhere). */
export type LaidWord = { readonly word: string; readonly wildAt: number | null };

/** A laid word as text, its wild in lower case: `ENjOYED`. */
export const formatLaid = ({ word, wildAt }: LaidWord): string =>
  wildAt === null
    ? word
    : word.slice(0, wildAt) + (word[wildAt] ?? '').toLowerCase() + word.slice(wildAt + 1);

/** Where a word starts on a grid, and which way it runs. */
export type Place = { readonly row: number; readonly col: number; readonly across: boolean };

/** A tile laid on a grid; a wild keeps the letter it stands for. */
export type GridTile = {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
  readonly wild: boolean;
};

/** A word sold, with what it was worth. */
export type SoldWord = LaidWord & { readonly pips: number; readonly price: number };

/** A sale that somebody challenges: its number, whose it is and what it reads. */
export type ChallengedSale = {
  readonly sale: number;
  readonly seller: Seat;
  readonly words: readonly SoldWord[];
};

/** Where a sale lies on a grid: its main word's place, the tiles it laid, and the earlier sales it stands on. */
export type Laying = {
  readonly at: Place;
  readonly cells: readonly GridTile[];
  readonly on: readonly number[];
};

export const GRADES = ['try-again', 'fair', 'good', 'outstanding', 'masterly', 'legendary'] as const;
/** How well one did alone (BW-8.2). */
export type Grade = (typeof GRADES)[number];

export type GameResult = {
  /** `bag`: the last bag is empty; `target`: somebody has the money played for; `left`: all but one have left, or all. */
  readonly reason: 'bag' | 'target' | 'left';
  readonly money: readonly number[];
  readonly winners: readonly Seat[];
  readonly grade: Grade | null;
};

/** What can happen in any game. */
type BaseEvent =
  | TableEvent
  | (Began<Options> & { readonly leader: Seat; readonly bagCount: number })
  | { readonly type: 'round-began'; readonly round: number; readonly leader: Seat }
  | { readonly type: 'phase-began'; readonly phase: Phase; readonly queue: readonly Seat[] }
  | { readonly type: 'leader-passed'; readonly leader: Seat }
  | { readonly type: 'rolled'; readonly face: Face }
  | { readonly type: 'chose'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tiles: string }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly from: Seat;
      readonly tiles: string;
      readonly price: number;
    }
  | {
      readonly type: 'lot-gone';
      readonly seat: Seat;
      readonly from: Seat;
      readonly tiles: string;
      readonly why: Gone;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly sale: number;
      readonly words: readonly SoldWord[];
      /** Tiles and wilds that leave the hand. */
      readonly tiles: string;
      readonly wilds: number;
      readonly price: number;
      /** Only where sold words stay on a grid. */
      readonly grid?: Laying;
      /** Who is still to sell, in order, where a sale passes the turn on (BW-5.1). */
      readonly queue?: readonly Seat[];
    }
  | (ChallengedSale & { readonly type: 'challenged'; readonly by: Seat; readonly valid: boolean })
  | {
      readonly type: 'undone';
      readonly sale: number;
      readonly seat: Seat;
      readonly words: readonly SoldWord[];
      readonly refund: number;
      readonly tiles: string;
      readonly wilds: number;
    }
  | { readonly type: 'penalty'; readonly seat: Seat; readonly amount: number }
  /** So much of a refund or a penalty that could not be paid; and so much of it taken later (BW-6.3). */
  | { readonly type: 'owed' | 'debt-paid'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'reopened';
      readonly seat: Seat;
      /** Who is still to sell, in order, where the seat does not come last. */
      readonly queue?: readonly Seat[];
    }
  | {
      readonly type: 'tiles-gone';
      readonly seat: Seat;
      readonly tiles: string;
      readonly wilds: number;
      readonly why: Gone;
    }
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly result: GameResult };

/** All that can have happened. Chance and the judge's verdicts lie in the events themselves. */
export type GameEvent = BaseEvent | DraftEvent | DealEvent | AuctionEvent | VoteEvent | RefillEvent;
