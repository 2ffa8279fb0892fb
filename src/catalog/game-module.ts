import type { Choice } from '../bots/bot.ts';
import type { BotRequest } from '../bots/bot-factory.ts';
import type { GameCoach } from '../coach/coach.ts';
import type { ClockFacts } from '../games/core/clock-facts.ts';
import type { Actor, Decided, NewTable, Refusal } from '../games/core/game.ts';
import type { Seat, Viewer } from '../games/core/seat.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnyMatch, RecordedTable, WritableTable } from '../notation/recorded-table.ts';
import type { DictionaryName } from '../shared/dictionaries.ts';
import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { Question } from './question.ts';
import type { Variant } from './variant.ts';

/** Another seed in the middle of a game, and where in it that was; the game knows how to read the place. */
export type Reseed = { readonly seed: string; readonly at: unknown };

/** What fixes a game's chance: a seed, and whatever else the game can have prepared. */
export type GameSetup = { readonly seed?: string };

/** Who judges words after the end of a record. */
export type RecordJudge = Pick<Lexicon, 'has' | 'inTheme' | 'themes'>;

/** The bots of a game. */
export type GameBots = {
  /** One by its id; same request and same view, same choice. Throws where there is none of that id. */
  make(request: Omit<BotRequest, 'lexicon'> & { readonly lexicon: Lexicon | null }): {
    /** What to do at a table that a seat sees so, and why; undefined where there is nothing to do. */
    think(view: unknown, seat: Seat): Choice<unknown> | undefined;
  };
  /** Ids of those that sit at no table: they were made for others to be measured against. */
  readonly baselines: readonly string[];
};

/** What would be said of a word (BW-5.4, BW-15.1, CW-6.1). */
export type Judgement = 'good' | 'not-a-word' | 'off-theme';

/** What catches the eye of somebody who passes by: the word that was played last, and what is played for. */
export type Glimpse = {
  /** In capitals, with what it was worth. */
  readonly word: { readonly text: string; readonly worth: number } | null;
  readonly pot: number | null;
};

/** How things stand in a game. */
export type Standing = {
  readonly round: number;
  readonly isOver: boolean;
  /** Everybody's money or chips, by seat. */
  readonly scores: readonly number[];
  /** Empty before the end. */
  readonly winners: readonly Seat[];
};

/**
 * A game as one value: its rules (games/core/game.ts) and all that a host needs around them. Servers, command lines and pages
 * are handed modules and know no game by name. A game's states, actions, events, views and options are nobody's business but
 * its own: hosts hand back what they were given. Functions are declared as methods so that those of a game, which name its own
 * types, fit where hosts see `unknown`.
 */
export type GameModule = {
  readonly name: string;
  /** What people call it, in every language. */
  readonly title: string;
  readonly rulesVersion: number;
  readonly schemaVersion: number;
  readonly stateVersion: number;
  /** How many can play. */
  readonly seats: { readonly from: number; readonly to: number };

  // The rules.
  start(env: unknown, table: NewTable<unknown>): Result<unknown[], Refusal>;
  decide(
    env: unknown,
    state: unknown,
    actor: Actor,
    action: unknown,
  ): Result<Decided<unknown, unknown>, Refusal>;
  apply(state: unknown, event: unknown): unknown;
  view(state: unknown, viewer: Viewer): Readonly<Record<string, unknown>>;
  redact(event: unknown, viewer: Viewer): unknown;
  offers(view: unknown, seat: Seat): unknown[];
  isOver(state: unknown): boolean;
  playersOf(state: unknown): number;
  standing(state: unknown): Standing;
  /** The game at a glance, of what spectators see; left out where there is nothing to show. */
  glimpse?(view: unknown): Glimpse;
  /** Whether all that was hidden may be told once the game is over. */
  opensAll(state: unknown): boolean;
  /** Whether those who play may not look words up meanwhile: the players judge them. */
  closesLookUp(state: unknown): boolean;
  /** What would be said of a word; undefined where nobody may say. */
  judge(state: unknown, lexicon: Lexicon, word: string): Judgement | undefined;
  /** Whether all who share a device look at the table together, so that nobody has to be handed it. */
  isForAll(state: unknown): boolean;
  /** Whether an action only arranges what its seat alone sees, so that of many the last one says all. */
  isArrangement(action: unknown): boolean;

  // Options.
  /** The options to play with, all of them, or why they are refused. */
  checkOptions(options: unknown, players: number): Result<unknown, Refusal>;
  /** Options for those who sit at a table of which some seats stay empty: seats named in them are counted anew. */
  seatedOptions?(options: unknown, taken: readonly Seat[]): unknown;
  /** The dictionary that options ask for, whole ones or those of a language; null in a game without words. */
  dictionaryOf(options: unknown): DictionaryName | null;
  /** Words, and tiles or cards, of a language; all else is as the rules have it. */
  languageOptions(language: Language): Readonly<Record<string, unknown>>;
  readonly variants: readonly Variant[];

  // Chance and judge.
  /** What fixes chance, as it came in. */
  parseSetup(given: unknown, players: number): Result<GameSetup, Refusal>;
  /** What the rules ask from outside; the seeds that took the first one's place come in order. */
  makeEnv(setup: GameSetup, lexicon: Lexicon | null, reseeds?: readonly Reseed[]): unknown;
  /** Where a game stands in what chance brings; plain JSON. */
  chancePlace(state: unknown): unknown;

  // Time, and who is away. These are actions of the server, but for giving a seat up.
  clockFacts(state: unknown): ClockFacts;
  timeOut(seat: Seat): unknown;
  readonly closeWindow: unknown;
  /** That the game's own time is up; null where it has none. */
  readonly timeUp: unknown;
  readonly leave: unknown;
  /** A standing order as it is kept, or undefined where the game knows none like it. */
  readOrder(given: unknown): unknown;
  /** The action that an order asks for; undefined where the player must say. */
  ordered(order: unknown, state: unknown, seat: Seat): unknown;

  // Notation.
  parseAction(text: string): Result<unknown, Refusal>;
  formatAction(action: unknown): string;
  /** The record of a game as a viewer may have it (`all`: whole), in pieces, so that a long one can be written little by little. */
  recordPieces(table: WritableTable<RecordedTable>, viewer: Viewer | 'all'): Iterable<string>;
  /** Plays a record again, with chance and verdicts as it tells them; the table's own dictionary judges what comes after. */
  loadRecord(
    text: string,
    judgeFor: (dictionary: DictionaryName) => RecordJudge,
  ): Result<RecordedTable, Refusal>;
  /** What programs can ask about the game without a table, by command; only they fetch it. */
  loadQuestions?(): Promise<Readonly<Record<string, Question>>>;

  // Sentences.
  /** Why the game, or the reader of its notation, refused something. */
  refusalSentence(language: Language, refusal: Refusal): string;
  /** An amount of what scores are counted in. */
  formatScore(language: Language, amount: number): string;

  // Bots.
  /** The ids of those that play it. */
  readonly bots: readonly string[];
  /** Bots are large: they are fetched by those hosts only that let them think. */
  loadBots(): Promise<GameBots>;
  /** What tells what positions are worth, large too; left out where nobody coaches the game. */
  loadCoach?(): Promise<GameCoach>;
  /** Whether a bot had better wait with an action until no person is to act. */
  isForPeopleFirst(state: unknown, action: unknown): boolean;
  /** How many words were sold or declared, for statistics. */
  wordsPlayed(match: AnyMatch): number;
  /** What a seat has gained by a deal, or by the whole game where it is over; undefined while it is being played. */
  duelGain(state: unknown, seat: number): number | undefined;
};

/** The games that a host offers, the one first that is played where none is named. */
export type Catalog = readonly GameModule[];
