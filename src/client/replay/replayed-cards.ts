import { CHOOSE_YOUR_WORDS } from '../../games/choose-your-words/choose-your-words.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { CardsRefusal } from '../../games/choose-your-words/refusals.ts';
import type { State } from '../../games/choose-your-words/state.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { TextRefusal } from '../../games/core/text-refusal.ts';
import { cardsEventSentence, cardsRefusalSentence } from '../../messages/cards.ts';
import { isTextRefusal, textSentence } from '../../messages/text.ts';
import { formatNumber } from '../../messages/wording.ts';
import { loadCardsRecord } from '../../notation/cards-replay.ts';
import { ok } from '../../shared/result.ts';
import { THEMES } from '../../shared/themes.ts';
import type { ReplayedGame, ResultFacts } from './replay.ts';

/** The record tells every verdict; what nobody asks after its end is nobody's to judge. */
const NO_JUDGE = { has: () => true, inTheme: () => true, themes: [...THEMES.en, ...THEMES.fr] };

/** Everybody's cards, as each sees their own; those that the record hides stay hidden. */
const wholeView = (state: State): View => {
  const seen = CHOOSE_YOUR_WORDS.view(state, null);
  return {
    ...seen,
    seats: seen.seats.map((own, seat) => CHOOSE_YOUR_WORDS.view(state, seat).seats[seat] ?? own),
  };
};

const resultOf: ReplayedGame['result'] = (language, given, names): ResultFacts => {
  const { seats, result } = given as State;
  return {
    title: 'Choose Your Words',
    headline:
      result === null ? '' : (cardsEventSentence(language, { type: 'ended', result }, names, null) ?? ''),
    rows: seats
      .map(({ chips }, seat) => ({ chips, seat }))
      .toSorted((a, b) => b.chips - a.chips)
      .map(({ chips, seat }) => ({
        name: names[seat] ?? '',
        score: formatNumber(language, chips),
        won: result?.winners.includes(seat) ?? false,
      })),
  };
};

/** Choose Your Words, looked at again. What comes back to it is what it gave, so the casts hold. */
export const REPLAYED_CARDS: ReplayedGame = {
  read: (record) => {
    const loaded = loadCardsRecord(record, () => NO_JUDGE);
    if (!loaded.ok) return loaded;
    const { match, names, lexicon } = loaded.value;
    return ok({ game: 'choose-your-words', names, lexicon, opening: match.opening, turns: match.turns });
  },
  apply: (state, event) => CHOOSE_YOUR_WORDS.apply(state as State | undefined, event as GameEvent),
  view: (state) => wholeView(state as State),
  roundOf: (state) => (state as State).round,
  isOver: (state) => CHOOSE_YOUR_WORDS.isOver(state as State),
  sentence: (language, event, names) => cardsEventSentence(language, event as GameEvent, names, null),
  refusal: (language, refusal) =>
    isTextRefusal(refusal)
      ? textSentence(language, refusal as TextRefusal, 'choose-your-words')
      : cardsRefusalSentence(language, refusal as CardsRefusal),
  result: resultOf,
};
