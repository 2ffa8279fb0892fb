/** Declaring, challenging, voting, and categories in players' own words. */
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { shippedThemeNamed } from '../../shared/theme-names.ts';
import type { Choice } from '../bot.ts';
import type { Random } from '../random.ts';
import type { OwnWords } from './own-words.ts';
import type { CardsReason } from './reasons.ts';

type Declaration = View['declared'][number];

/** How sure one must be that a word is none: what one wins by it against what one owes otherwise (CW-8.2), for two players. */
const SURE_ENOUGH = 1 / 3;
/** How likely a word that a bot does not know is none: one that is built like words, and one that is not. */
const DOUBT = { familiar: 0.1, strange: 0.6 } as const;

/** The theme that words get a bonus for, as far as the bot understands the category. */
const themeOf = ({ category }: View, lexicon: Lexicon): string | null => {
  if (category === null || category.names) return null;
  const theme = category.theme ?? shippedThemeNamed(category.text);
  return theme !== undefined && lexicon.themes.includes(theme) ? theme : null;
};

/** Declares the best word there is, and claims the category where it fits (CW-21.2). */
export const chooseWord = (
  view: View,
  cards: readonly string[],
  words: OwnWords,
  lexicon: Lexicon,
): Choice<PlayerAction, CardsReason> => {
  const theme = themeOf(view, lexicon);
  const best = words.best(cards, theme);
  if (best === undefined)
    return { action: { kind: 'declare', word: null, claim: false }, why: { code: 'cards-no-word' } };
  const word = readLaid(best.word);
  const claim = view.category?.theme === null && theme !== null && lexicon.inTheme(word, theme);
  return {
    action: { kind: 'declare', word: best.word, claim },
    why: { code: 'cards-declare', word, score: best.score },
  };
};

const wordOf = ({ word }: Declaration): string => readLaid((word ?? '').split(' '));

/** Challenges a word it does not know, where that word beats its own and the odds suit; else lets all stand. */
export const chooseChallenge = (
  view: View,
  seat: number,
  words: OwnWords,
  knowsAll: boolean,
): Choice<PlayerAction, CardsReason> => {
  const open = offers(view, seat).find(
    (offer): offer is Extract<Offer, { kind: 'challenge' }> => offer.kind === 'challenge',
  );
  const isIn = view.seats[seat]?.dealtIn === true && !view.seats[seat]?.folded;
  const own = view.declared.find((each) => each.seat === seat)?.score ?? 0;
  const doubtOf = (word: string): number => {
    if (words.knows(word)) return 0;
    return knowsAll ? 1 : words.looksGood(word) ? DOUBT.familiar : DOUBT.strange;
  };
  const target = view.declared.find(
    (each) =>
      isIn &&
      open?.words.includes(each.seat) &&
      // A vote would decide on a name (CW-21.3).
      !(each.claim && view.category?.names) &&
      (each.score ?? 0) >= own &&
      doubtOf(wordOf(each)) > SURE_ENOUGH,
  );
  if (target === undefined) return { action: { kind: 'waive' } };
  return {
    action: { kind: 'challenge', seat: target.seat, what: 'word' },
    why: { code: 'cards-challenge', word: wordOf(target) },
  };
};

/** Votes for its own, by its theme where it understands the category, and abstains otherwise. */
export const chooseVote = (view: View, seat: number, lexicon: Lexicon): PlayerAction => {
  const held = view.vote;
  if (held?.seat === seat) return { kind: 'vote', vote: 'yes' };
  const theme = themeOf(view, lexicon);
  const claimed = view.declared.find((each) => each.seat === held?.seat);
  if (theme === null || claimed === undefined || held?.matter !== 'category')
    return { kind: 'vote', vote: 'pass' };
  return { kind: 'vote', vote: lexicon.inTheme(wordOf(claimed), theme) ? 'yes' : 'no' };
};

/** Too wide to be a category. */
const PARTS_OF_SPEECH: readonly string[] = ['adjectives', 'nouns', 'verbs'];

/** As a dealer, announces one of the themes it knows, or none. */
export const chooseCategory = (lexicon: Lexicon, random: Random): PlayerAction => {
  const themes = lexicon.themes.filter((theme) => !PARTS_OF_SPEECH.includes(theme));
  const text = themes[random.below(themes.length * 2)] ?? null;
  return { kind: 'category', text, names: false, own: false };
};
