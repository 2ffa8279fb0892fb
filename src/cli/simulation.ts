import type { BotId } from '../bots/characters.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';

/** What each seat had at the end of a game, and how many words were sold or declared. */
export type Outcome = { readonly money: readonly number[]; readonly words: number };

/** One game to play: its seed, who sits where, and how much each may think about a decision (levels.ts). */
export type SimulatedGame = { readonly seed: string; readonly bots: readonly BotId[]; readonly work: number };

/** A game that bots can be set to play over and over. */
export type Simulation = {
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** Reads options as they came in; then plays games. */
  readonly prepare: (
    given: unknown,
    players: number,
  ) => Result<
    { readonly options: object; readonly play: (game: SimulatedGame) => Outcome },
    BuyWordRefusal | CardsRefusal
  >;
  readonly formatAmount: (language: Language, amount: number) => string;
};
