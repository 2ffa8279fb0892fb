import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import type { Result } from '../../shared/result.ts';
import type { KeptTurn, SavedGame, Standing } from '../saves/saved-game.ts';

/** Who plays alone or against bots sits here; bots follow clockwise. */
export const ME = 0;

/** What the judge of a table says of a word (BW-5.4, BW-15.1, CW-6.1). */
export type Judgement = 'good' | 'not-a-word' | 'off-theme';

export type TableError =
  | { readonly code: 'words-unreachable' }
  | { readonly code: 'words-broken' }
  /** What was kept leads to no game. */
  | { readonly code: 'game-broken' };

/** What somebody sees of a game: how it stands, and what has happened, both as the game has them. */
export type Seen = { readonly view: unknown; readonly events: readonly unknown[] };

/** What has happened in a game since the last news. */
export type News = {
  /** What each person at this device sees, by seat; and who only looks on. */
  readonly people: readonly Seen[];
  readonly onlooker: Seen;
  readonly deadlines: Deadlines;
  /** What is kept of it: how it stands, how it began, and the turn that was taken. */
  readonly standing: Standing;
  readonly playedMs: number;
  readonly opening: readonly unknown[];
  readonly turn?: KeptTurn;
};

/** What the page asks the worker that runs the game, and what it gets. */
export type TableQuestions = {
  /** Begins a game, or goes on with one; the one before is put away. */
  readonly open: {
    readonly ask: { readonly game: SavedGame; readonly paceMs: number };
    readonly answer: Result<News, TableError>;
  };
  readonly act: {
    readonly ask: { readonly seat: Seat; readonly action: unknown };
    readonly answer: Result<null, Refusal>;
  };
  /** What would be said of a word; undefined where nobody may say. */
  readonly judge: { readonly ask: string; readonly answer: Judgement | undefined };
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
  | { readonly kind: 'news'; readonly table: number; readonly news: News };

/** What comes together is taken in together: nobody can do anything between the news of an action and the answer to it. */
export type TableMessages = readonly TableMessage[];
