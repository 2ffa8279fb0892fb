import type { BotId } from '../bots/characters.ts';
import type { BuyWordRefusal } from '../games/buyword/refusals.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { Duel } from './duels.ts';

/** What each seat had at the end of a game, and how many words were sold or declared. */
export type Outcome = { readonly money: readonly number[]; readonly words: number };

/** A game that bots can be set to play over and over. */
export type Simulation = {
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** Reads options as they came in; then plays games from seeds. */
  readonly prepare: (
    given: unknown,
    players: number,
    work: number,
  ) => Result<
    {
      readonly options: object;
      /** One game, a bot a seat. */
      readonly play: (bots: readonly BotId[], seed: string) => Outcome;
      readonly duel: Duel;
    },
    BuyWordRefusal | CardsRefusal
  >;
  /** Whether somebody of this name plays in duels: a bot, or one made to be measured against. */
  readonly duellists: readonly string[];
  readonly formatAmount: (language: Language, amount: number) => string;
};
