/** What can be challenged, for who decides about a state and for who offers from a view alike (CW-7). */
import type { Seat } from '../core/seat.ts';
import type { Challenged } from './actions.ts';
import { type LaidCard, readLaid } from './card.ts';
import { type Category, categoryOf, isListed } from './categories.ts';
import type { Judge } from './env.ts';
import type { JudgedBy, Options } from './options.ts';
import { EXCLAMATION } from './score.ts';

/** A declaration that lies open. */
export type OpenWord = {
  readonly seat: Seat;
  readonly word: readonly LaidCard[] | null;
  readonly claim: boolean;
  readonly wordChallenged: boolean;
  readonly claimChallenged: boolean;
  /** Whether its player is still in the round. */
  readonly live: boolean;
  /** CW-21.2: on the list of a shipped theme, its claim cannot be doubted. */
  readonly sure: boolean;
};

type WhyNotChallenged =
  | 'no-such-word'
  | 'no-such-claim'
  | 'never-challenged'
  | 'dictionary-judges'
  | 'on-the-list'
  | 'already-challenged';

/** Why a challenge is not open; undefined: it is. */
export const whyNotChallenged = (
  open: OpenWord | undefined,
  what: Challenged,
  judgedBy: JudgedBy,
): WhyNotChallenged | undefined => {
  const missing = what === 'word' ? 'no-such-word' : 'no-such-claim';
  if (open === undefined || open.word === null || !open.live) return missing;
  if (what === 'category' && !open.claim) return missing;
  if (what === 'category' && open.sure) return 'on-the-list';
  if (what === 'word' && readLaid(open.word) === EXCLAMATION) return 'never-challenged';
  if (what === 'word' && judgedBy === 'dictionary') return 'dictionary-judges';
  return (what === 'word' ? open.wordChallenged : open.claimChallenged) ? 'already-challenged' : undefined;
};

/** Whose word, or claim, a seat may challenge. */
export const challengeable = (
  declared: readonly OpenWord[],
  by: Seat,
  what: Challenged,
  judgedBy: JudgedBy,
): Seat[] =>
  declared
    .filter((open) => open.seat !== by && whyNotChallenged(open, what, judgedBy) === undefined)
    .map(({ seat }) => seat);

/** CW-6.1, CW-21.3: a word that is legal in this round: so are those on a list of names, where names are taken. */
export const isLegalNow = (
  state: { readonly options: Options; readonly category: Category | null },
  judge: Pick<Judge, 'has' | 'inTheme'>,
  word: string,
): boolean => {
  const category = categoryOf(state);
  if (isLegal(state.options, judge, word)) return true;
  return (
    category?.names === true && isListed(category, judge, word) && !state.options.houseBans.includes(word)
  );
};

/** CW-6.1: in the dictionary, with what the players agreed on added and taken away; OMYWORD always (CW-19). */
export const isLegal = (
  { houseWords, houseBans }: Options,
  judge: Pick<Judge, 'has'>,
  word: string,
): boolean =>
  word === EXCLAMATION || (!houseBans.includes(word) && (houseWords.includes(word) || judge.has(word)));
