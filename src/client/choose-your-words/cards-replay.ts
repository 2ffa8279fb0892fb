import { isWild, letterOf } from '../../games/choose-your-words/card.ts';
import { cardsCloseness, outRounds } from '../../games/choose-your-words/closeness.ts';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import type { State } from '../../games/choose-your-words/state.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Viewer } from '../../games/core/seat.ts';
import { cardsEventSentence } from '../../messages/cards.ts';
import { closenessSentence } from '../../messages/closeness.ts';
import { formatNumber } from '../../messages/wording.ts';
import type { Language } from '../../shared/language.ts';
import { t } from '../base/texts.ts';
import { type Onlooker, type ReplaySurface, type ResultFacts, seatsOpened } from '../table/replay-surface.ts';
import type { OpenTable } from '../table/table-state.ts';
import { cardTableOf } from './card-table.ts';
import type { CardState } from './cards-state.ts';
import { bestWords, roundsOf } from './round-history.ts';

type Played = { readonly state: State; readonly events: readonly GameEvent[] };

const MOST_WORDS = 3;

const wordsOf = (
  events: readonly GameEvent[],
  names: readonly string[],
  say: (score: number) => string,
): ResultFacts['words'] =>
  bestWords(roundsOf(events), MOST_WORDS).map(({ seat, word, score }) => ({
    letters: (word ?? []).map((card) => ({ letter: letterOf(card), isWild: isWild(card) })),
    worth: say(score),
    by: names[seat] ?? '',
  }));

const result = (language: Language, { state, events }: Played, { names, viewer }: Onlooker): ResultFacts => {
  const { cards } = t();
  const { seats, result: ended } = state;
  const closeness = cardsCloseness(state, outRounds(events), viewer);
  return {
    headline:
      ended === null
        ? ''
        : (cardsEventSentence(language, { type: 'ended', result: ended }, names, null) ?? ''),
    closeness:
      closeness && closenessSentence(language, closeness, { sum: cards.chipsOf, grade: (grade) => grade }),
    rows: seats
      .map(({ chips }, seat) => ({ chips, seat }))
      .toSorted((a, b) => b.chips - a.chips)
      .map(({ chips, seat }) => ({
        seat,
        name: names[seat] ?? '',
        score: formatNumber(language, chips),
        won: ended?.winners.includes(seat) ?? false,
      })),
    sumsCaption: cards.chart,
    words: wordsOf(events, names, cards.points),
  };
};

/** Choose Your Words, looked at again. */
export const CARDS_REPLAY: ReplaySurface = {
  onFrame: (table: OpenTable) => {
    const { view, rounds } = cardTableOf(table as CardState);
    // A showdown is a frame of its own: nothing waits for those who watch.
    rounds.lastSeen.value = view.value?.round ?? 0;
  },
  // Everybody's cards, as each sees their own; those that the record hides stay hidden.
  wholeView: (seenBy: (viewer: Viewer) => View) => seatsOpened(seenBy),
  result,
};
