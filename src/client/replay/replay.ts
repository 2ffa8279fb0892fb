import type { Actor, Refusal } from '../../games/core/game.ts';
import type { LexiconStamp } from '../../notation/record-headers.ts';
import type { Language } from '../../shared/language.ts';
import type { Result } from '../../shared/result.ts';
import type { GameName } from '../saves/saved-game.ts';

/** An action of a game, and what came of it; both as the game has them. */
export type ReplayTurn = {
  readonly actor: Actor;
  readonly action: unknown;
  readonly events: readonly unknown[];
};

/** A game that was played, to be looked at again. */
export type Replay = {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly lexicon: LexiconStamp;
  readonly opening: readonly unknown[];
  readonly turns: readonly ReplayTurn[];
  /** The same as a text. */
  readonly record: string;
  /** Where others find it; left out where its record is all there is to share. */
  readonly link?: string;
};

/** What a result looks like in a picture, whatever the game. */
export type ResultFacts = {
  readonly title: string;
  readonly headline: string;
  /** Best first. */
  readonly rows: readonly { readonly name: string; readonly score: string; readonly won: boolean }[];
  /** The word of the game, in letters, a wild marked; and what it brought. */
  readonly word?: {
    readonly caption: string;
    readonly letters: readonly { readonly letter: string; readonly isWild: boolean }[];
    readonly worth: string;
  };
};

/** A game whose records can be looked at: what the pages of replays need to know of it. */
export type ReplayedGame = {
  /** Reads a record; what chance and judge said stands in it, so no dictionary is needed. */
  readonly read: (record: string) => Result<Omit<Replay, 'record'>, Refusal>;
  readonly apply: (state: unknown, event: unknown) => unknown;
  /** What is seen of a state by who may see all that the record tells. */
  readonly view: (state: unknown) => unknown;
  readonly roundOf: (state: unknown) => number;
  readonly isOver: (state: unknown) => boolean;
  /** What happened, in a sentence; undefined where there is nothing to tell. */
  readonly sentence: (language: Language, event: unknown, names: readonly string[]) => string | undefined;
  readonly refusal: (language: Language, refusal: Refusal) => string;
  readonly result: (language: Language, state: unknown, names: readonly string[]) => ResultFacts;
};
