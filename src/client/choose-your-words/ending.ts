import { readLaid } from '../../games/choose-your-words/card.ts';
import { cardsCloseness, outRounds } from '../../games/choose-your-words/closeness.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { closenessSentence } from '../../messages/closeness.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { Outcome } from '../saves/finished-game.ts';
import type { Ending } from '../table/ending.ts';
import type { CardTable } from './card-table.ts';
import { bestWords } from './round-history.ts';

type Played = Pick<CardTable, 'mySeat' | 'events' | 'rounds'>;

/** The best word that somebody declared, and what it scored. */
const bestOf = ({ rounds, mySeat }: Played): Outcome['word'] => {
  const all = rounds.told.value.map((told) => ({
    ...told,
    words: told.words.filter(({ seat }) => seat === mySeat.value),
  }));
  const [best] = bestWords(all, 1);
  return best && { word: readLaid(best.word ?? []), worth: best.score };
};

const outcomeOf = (table: Played, { players, seats, result }: View): Outcome | undefined => {
  const seat = table.mySeat.value;
  const own = seats[seat];
  if (own === undefined || result === null) return undefined;
  const word = bestOf(table);
  return {
    game: 'choose-your-words',
    players,
    score: own.chips,
    won: result.winners.includes(seat),
    ...(word === undefined ? {} : { word }),
  };
};

/** How a game of Choose Your Words ended for whoever looks at it. */
export const cardsEnding = (table: Played, view: View): Ending => {
  const { cards, ending } = t();
  const seat = table.mySeat.value;
  const own = view.seats[seat];
  const closeness = cardsCloseness(view, outRounds(table.events.value), own === undefined ? null : seat);
  const outcome = outcomeOf(table, view);
  return {
    closeness:
      closeness &&
      closenessSentence(language.value, closeness, { sum: cards.chipsOf, grade: (name) => name }),
    hasWon: own && view.result?.winners.includes(seat),
    ...(own === undefined ? {} : { own: { label: ending.yourChips, amount: own.chips, say: cards.number } }),
    ...(outcome === undefined ? {} : { outcome }),
    say: { score: cards.number, worth: cards.points },
  };
};
