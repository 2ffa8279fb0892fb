import { buyWordCloseness } from '../../games/buyword/closeness.ts';
import { parseOptions } from '../../games/buyword/options.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { closenessSentence } from '../../messages/closeness.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import type { Outcome } from '../saves/finished-game.ts';
import type { Ending } from '../table/ending.ts';
import type { BuyWordState } from './buyword-state.ts';
import { soldWords } from './sold-words.ts';

/** Whether the rules alone were the usual ones, whatever the language of the words: then money can be compared. */
const isStandard = ({ options, players }: View): boolean => {
  const { dictionary, tiles } = options;
  const usual = parseOptions({ dictionary, tiles }, players);
  return usual.ok && JSON.stringify(usual.value) === JSON.stringify(options);
};

const outcomeOf = (view: View, seat: Seat): Outcome | undefined => {
  const { players, result } = view;
  const own = view.seats[seat];
  if (own === undefined || result === null) return undefined;
  const best = soldWords(view.sales).find((sale) => sale.seat === seat)?.sold;
  return {
    game: 'buyword',
    players,
    score: own.money,
    won: players > 1 && result.winners.includes(seat),
    ...(result.grade === null ? {} : { alone: { grade: result.grade, isStandard: isStandard(view) } }),
    ...(best === undefined ? {} : { word: { word: best.word, worth: best.price } }),
  };
};

/** How a game of BuyWord ended for whoever looks at it. */
export const buyWordEnding = ({ mySeat }: Pick<BuyWordState, 'mySeat'>, view: View): Ending => {
  const { play, ending } = t();
  const seat = mySeat.value;
  const own = view.seats[seat];
  const closeness = buyWordCloseness(view, own === undefined ? null : seat);
  const grades: Readonly<Record<string, string>> = play.grades;
  const grade = view.result?.grade ?? null;
  const outcome = outcomeOf(view, seat);
  return {
    closeness:
      closeness &&
      closenessSentence(language.value, closeness, {
        sum: play.price,
        grade: (name) => grades[name] ?? name,
      }),
    hasWon: own && (grade === null ? view.result?.winners.includes(seat) : grade !== 'try-again'),
    ...(own === undefined ? {} : { own: { label: ending.yours, amount: own.money, say: play.price } }),
    ...(outcome === undefined ? {} : { outcome }),
    say: { score: play.price, worth: play.price },
  };
};
