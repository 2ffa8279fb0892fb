import type { Refusal } from '../../games/core/game.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Language } from '../../shared/language.ts';
import { language } from './language.ts';

/** What the rules of a game, or the reader of its notation, refuse, in sentences. */
export type RefusalSentences = {
  /** Whether the game itself refuses so. */
  isRefusal(refusal: Refusal): boolean;
  sentence(language: Language, refusal: Refusal): string;
};

/** What every page may know of a game without fetching more. */
export type GameListing = {
  readonly name: string;
  /** What people call it, in every language. */
  readonly title: string;
  /** Where it is told what it is about, if it has such a page. */
  readonly home?: string;
  /** Where its rules are, and what they are about, if it has such a page. */
  readonly rules?: { readonly href: string; readonly about: (texts: Messages) => string };
  /** How many bots sit down with one person: as many as its usual table has seats. */
  readonly mostOpponents: number;
  /** How many can share a device. */
  readonly sharedBy: readonly number[];
  /** What is said to those who share one. */
  readonly passLead: (texts: Messages) => string;
  /** An amount of what scores are counted in. */
  readonly formatScore: (language: Language, amount: number) => string;
  /** The same in a sentence, with what is counted; left out: the number says it. */
  readonly formatAmount?: (language: Language, amount: number) => string;
  readonly loadRefusals: () => Promise<RefusalSentences>;
};

let listed: readonly GameListing[] = [];

/** Says which games there are, before anything else asks; the first is played where none is named. */
export const listGames = (games: readonly GameListing[]): void => {
  listed = games;
};

/** The games there are. */
export const gameList = (): readonly GameListing[] => listed;

export const isListed = (name: string): boolean => listed.some((game) => game.name === name);

/** A game by its name; the first where none, or none of ours, is named. */
export const listedGame = (name: string | undefined): GameListing => {
  const [first] = listed;
  if (first === undefined) throw new Error('no games were listed');
  return listed.find((game) => game.name === name) ?? first;
};

/** An amount of what a game's scores are counted in, in a sentence. */
export const amountOf = (game: string, amount: number): string => {
  const { formatAmount, formatScore } = listedGame(game);
  return (formatAmount ?? formatScore)(language.value, amount);
};

/** What people call a game; its name where it is none of ours. */
export const titleOfGame = (name: string): string => (isListed(name) ? listedGame(name).title : name);

/** A page that is for any game, opened for one of them: the first is not named. */
export const addressFor = (path: string, game: string, more = ''): string => {
  const query = [...(game === listed[0]?.name ? [] : [`game=${game}`]), ...(more === '' ? [] : [more])];
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};
