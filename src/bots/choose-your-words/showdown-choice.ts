/** Declaring, challenging, and announcing categories. */
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { readLaid } from '../../games/choose-your-words/card.ts';
import { DECKS } from '../../games/choose-your-words/decks.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import type { DeclaredView, View } from '../../games/choose-your-words/view.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Choice } from '../bot.ts';
import type { BotParts } from '../bot-parts.ts';
import type { Random } from '../random.ts';
import type { OwnWords } from './own-words.ts';
import type { CardsReason } from './reasons.ts';
import { doubtfulClaim, themeOf, wordOf } from './relevance.ts';

/** How sure one must be that a word is none: what one wins by it against what one owes otherwise (CW-8.2), for two players. */
const SURE_ENOUGH = 1 / 3;
/** How likely a word that a bot does not know is none: one that is built like words, and one that is not. */
const DOUBT = { familiar: 0.1, strange: 0.6 } as const;

/** The best word of a hand in the round's category, names of its list included where they are legal (CW-21.3). */
export const bestOf = (
  { category }: View,
  cards: readonly string[],
  words: OwnWords,
  theme: string | null,
) => {
  const best = words.best(cards, theme);
  const isNamed = theme !== null && category?.names === true && category.theme === theme;
  const name = isNamed ? words.bestName(cards, theme) : undefined;
  return name !== undefined && name.score > (best?.score ?? 0) ? name : best;
};

/** Declares the best word there is, and claims the category for what its list has, where that is not paid unasked (CW-21.2). */
export const chooseWord = (
  view: View,
  cards: readonly string[],
  words: OwnWords,
  lexicon: Lexicon,
): Choice<PlayerAction, CardsReason> => {
  const theme = themeOf(view, lexicon);
  const best = bestOf(view, cards, words, theme);
  if (best === undefined)
    return { action: { kind: 'declare', word: null, claim: false }, why: { code: 'cards-no-word' } };
  const word = readLaid(best.word);
  const claim = view.category?.theme === null && theme !== null && lexicon.inTheme(word, theme);
  const inCategory = theme !== null && lexicon.inTheme(word, theme);
  const { score } = scoreWord(DECKS[view.options.deck], best.word, inCategory);
  return {
    action: { kind: 'declare', word: best.word, claim },
    why:
      score === best.score
        ? { code: 'cards-declare', word, score }
        : { code: 'cards-declare-blind', word, counted: best.score, score },
  };
};

/** A word it does not know, where that word beats its own and the odds suit. */
const doubtfulWord = (
  view: View,
  seat: number,
  open: readonly number[],
  words: OwnWords,
  knowsAll: boolean,
): DeclaredView | undefined => {
  const isIn = view.seats[seat]?.dealtIn === true && !view.seats[seat]?.folded;
  const own = view.declared.find((each) => each.seat === seat)?.score ?? 0;
  const doubtOf = (word: string): number => {
    if (words.knows(word)) return 0;
    return knowsAll ? 1 : words.looksGood(word) ? DOUBT.familiar : DOUBT.strange;
  };
  return view.declared.find(
    (each) =>
      isIn &&
      open.includes(each.seat) &&
      // Names are no words, and may be good all the same (CW-21.3).
      !((each.claim || each.listed) && view.category?.names) &&
      (each.score ?? 0) >= own &&
      doubtOf(wordOf(each)) > SURE_ENOUGH,
  );
};

/** Doubts claims that the list speaks against, which costs nothing, and words it does not know; else lets all stand. */
export const chooseChallenge = (
  view: View,
  seat: number,
  words: OwnWords,
  { lexicon, level }: Pick<BotParts, 'lexicon' | 'level'>,
): Choice<PlayerAction, CardsReason> => {
  const open = offers(view, seat).find(
    (offer): offer is Extract<Offer, { kind: 'challenge' }> => offer.kind === 'challenge',
  );
  const claimed = doubtfulClaim(view, open?.claims ?? [], lexicon);
  if (claimed !== undefined)
    return {
      action: { kind: 'challenge', seat: claimed.seat, what: 'category' },
      why: { code: 'cards-doubt', word: wordOf(claimed) },
    };
  const target = doubtfulWord(view, seat, open?.words ?? [], words, level === 'expert');
  if (target === undefined) return { action: { kind: 'waive' } };
  return {
    action: { kind: 'challenge', seat: target.seat, what: 'word' },
    why: { code: 'cards-challenge', word: wordOf(target) },
  };
};

/** Too wide to be a category. */
const PARTS_OF_SPEECH: readonly string[] = ['adjectives', 'nouns', 'verbs'];

/** As a dealer, announces one of the themes it knows, or none. */
export const chooseCategory = (lexicon: Lexicon, random: Random): PlayerAction => {
  const themes = lexicon.themes.filter((theme) => !PARTS_OF_SPEECH.includes(theme));
  const text = themes[random.below(themes.length * 2)] ?? null;
  return { kind: 'category', text, names: false, own: false };
};
