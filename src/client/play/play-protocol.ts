import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { Face, GameEvent } from '../../games/buyword/events.ts';
import type { Options } from '../../games/buyword/options.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { whyNotWord } from '../../games/buyword/selling.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Language } from '../../shared/language.ts';
import type { Result } from '../../shared/result.ts';

/** Who plays alone or against bots sits here; bots follow clockwise. */
export const ME = 0;

/** Bag and rolls as a lesson has prepared them (BW-2.4), and the options it needs. */
export type Lesson = {
  readonly bag: string;
  readonly rolls: readonly Face[];
  readonly options: Partial<Options>;
};

/** A game as it is kept: all it takes to go on with it. */
export type SavedGame = {
  /** The language of its words and tiles; the page around it may speak another. */
  readonly language: Language;
  readonly seed: string;
  /** The names of those who share this device; one person alone needs none. */
  readonly people?: readonly string[];
  readonly lesson?: Lesson;
  /** The names of the bots; they sit after the people. */
  readonly bots: readonly string[];
  /** Empty where the game is still to begin. */
  readonly events: readonly GameEvent[];
};

export type TableError =
  | { readonly code: 'words-unreachable' }
  | { readonly code: 'words-broken' }
  /** What was kept leads to no game. */
  | { readonly code: 'game-broken' };

/** What each person at this device sees, by seat, and what has happened since. */
export type Snapshot = { readonly views: readonly View[]; readonly events: readonly GameEvent[] };

/** What the page asks the worker that runs the game, and what it gets. */
export type TableQuestions = {
  /** Begins a game, or goes on with one; the one before is put away. */
  readonly open: {
    readonly ask: { readonly game: SavedGame; readonly paceMs: number };
    readonly answer: Result<Snapshot, TableError>;
  };
  readonly act: {
    readonly ask: { readonly seat: Seat; readonly action: PlayerAction };
    readonly answer: Result<null, BuyWordRefusal>;
  };
  /** What the table's judge says of a word; good where there is no table. */
  readonly judge: { readonly ask: string; readonly answer: ReturnType<typeof whyNotWord> };
};

export type TableQuestionKind = keyof TableQuestions;

export type TableRequest = {
  [Kind in TableQuestionKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly ask: TableQuestions[Kind]['ask'];
  };
}[TableQuestionKind];

/** What the worker sends: an answer, or news of the game that was opened by the request of that id. */
export type TableMessage =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: TableQuestions[TableQuestionKind]['answer'];
    }
  | { readonly kind: 'news'; readonly table: number; readonly news: Snapshot };
