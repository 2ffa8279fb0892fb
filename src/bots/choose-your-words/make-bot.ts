import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import type { Choice, Thinker } from '../bot.ts';
import type { BotParts } from '../bot-parts.ts';
import type { Level } from '../levels.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { chooseBet } from './bet-choice.ts';
import { chooseExchange } from './exchange-choice.ts';
import { eyesOf } from './eyes.ts';
import { type OwnWords, ownWordsOf } from './own-words.ts';
import { betByPolicy } from './policy/bet-by-policy.ts';
import type { CardsReason } from './reasons.ts';
import { voteOn } from './relevance.ts';
import { chooseCategory, chooseChallenge, chooseWord } from './showdown-choice.ts';
import { temperOf } from './temper.ts';
import { type MindWords, thinkOf } from './think-ahead.ts';

/** Whose words a level reckons with: Novices have met players better than themselves, and nobody below the Expert knows every word. */
const EXPECTED: Readonly<Record<Level, Level>> = {
  novice: 'casual',
  casual: 'club',
  club: 'club',
  expert: 'expert',
};

/** Whose words a level knows when others lay them: who has not played much has read more words than it finds in its cards. */
const KNOWN_BY_SIGHT: Readonly<Record<Level, Level>> = {
  novice: 'casual',
  casual: 'casual',
  club: 'club',
  expert: 'expert',
};

const wordsOf = ({ lexicon }: BotParts, level: Level, options: View['options']): OwnWords =>
  ownWordsOf(vocabularyOf(lexicon, level, languageOf(options.dictionary)), options, eyesOf(level));

const mindWordsOf = (parts: BotParts, options: View['options']): MindWords => ({
  own: wordsOf(parts, parts.level, options),
  others: wordsOf(parts, EXPECTED[parts.level], options),
});

/**
 * A bot for Choose Your Words of a level and style. It plays the round on in its head, with cards nobody has seen, to tell its
 * chance to win; bets by what the pot asks for that chance, and now and then on nothing, or, as the Expert, by the policy that
 * was trained; declares the best word it knows.
 */
export const makeCardsBot = (
  parts: BotParts,
  bets = parts.level === 'expert' ? betByPolicy : chooseBet,
): Thinker<View, PlayerAction, CardsReason> => {
  const temper = temperOf(parts);
  const think = (view: View, seat: number): Choice<PlayerAction, CardsReason> | undefined => {
    if (!view.toAct.includes(seat)) return undefined;
    const lexicon = vocabularyOf(parts.lexicon, parts.level, languageOf(view.options.dictionary));
    const thought = thinkOf(view, seat, mindWordsOf(parts, view.options), temper, parts);
    const { words } = thought;
    switch (view.phase) {
      case 'category':
        return { action: chooseCategory(lexicon, thought.random) };
      case 'bet':
        return bets(thought);
      case 'exchange': {
        const offer = offers(view, seat).find(
          (each): each is Extract<Offer, { kind: 'exchange' }> => each.kind === 'exchange',
        );
        return chooseExchange(thought, offer?.most ?? 0);
      }
      case 'declare':
        return chooseWord(view, thought.cards, words, lexicon);
      case 'challenge':
        return chooseChallenge(view, seat, wordsOf(parts, KNOWN_BY_SIGHT[parts.level], view.options), parts);
      case 'vote':
        // Whether a word fits is for the whole list to say, however many of its words a level knows.
        return { action: { kind: 'vote', vote: voteOn(view, seat, parts.lexicon) } };
      default:
        return undefined;
    }
  };
  return { name: parts.level, think };
};
