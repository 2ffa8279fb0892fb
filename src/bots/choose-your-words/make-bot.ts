import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import type { Choice, Thinker } from '../bot.ts';
import type { BotParts } from '../bot-parts.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { chooseBet } from './bet-choice.ts';
import { chooseExchange } from './exchange-choice.ts';
import { ownWordsOf } from './own-words.ts';
import { betByPolicy } from './policy/bet-by-policy.ts';
import type { CardsReason } from './reasons.ts';
import { voteOn } from './relevance.ts';
import { chooseCategory, chooseChallenge, chooseWord } from './showdown-choice.ts';
import { temperOf } from './temper.ts';
import { thinkOf } from './think-ahead.ts';

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
    const words = ownWordsOf(lexicon, view.options);
    const thought = thinkOf(view, seat, words, temper, parts);
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
        return chooseChallenge(view, seat, words, parts);
      case 'vote':
        // Whether a word fits is for the whole list to say, however many of its words a level knows.
        return { action: { kind: 'vote', vote: voteOn(view, seat, parts.lexicon) } };
      default:
        return undefined;
    }
  };
  return { name: parts.level, think };
};
