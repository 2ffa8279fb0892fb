import { buyWordCloseness } from '../../games/buyword/closeness.ts';
import type { State } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Viewer } from '../../games/core/seat.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { closenessSentence } from '../../messages/closeness.ts';
import { formatMoney } from '../../messages/money.ts';
import type { Language } from '../../shared/language.ts';
import { t } from '../base/texts.ts';
import { type Onlooker, type ReplaySurface, type ResultFacts, seatsOpened } from '../table/replay-surface.ts';

const MOST_WORDS = 3;

const wordsOf = (
  { seats, sales }: State,
  names: readonly string[],
  say: (price: number) => string,
): ResultFacts['words'] =>
  sales
    .filter(({ undone }) => !undone)
    .flatMap(({ seat, words }) => words.map((word) => ({ seat, ...word })))
    .toSorted((a, b) => b.price - a.price)
    .slice(0, MOST_WORDS)
    .map(({ seat, word, wildAt, price }) => ({
      letters: Array.from(word, (letter, at) => ({ letter, isWild: at === wildAt })),
      worth: say(price),
      ...(seats.length > 1 ? { by: names[seat] ?? '' } : {}),
    }));

const result = (
  language: Language,
  { state }: { readonly state: State; readonly events: readonly unknown[] },
  { names, viewer }: Onlooker,
): ResultFacts => {
  const { seats, result: ended } = state;
  const money = (amount: number): string => formatMoney(language, amount);
  const grades: Readonly<Record<string, string>> = t().play.grades;
  const closeness = buyWordCloseness(state, viewer);
  return {
    headline:
      ended === null ? '' : (eventSentence(language, { type: 'ended', result: ended }, names, null) ?? ''),
    closeness:
      closeness &&
      closenessSentence(language, closeness, { sum: money, grade: (grade) => grades[grade] ?? grade }),
    rows: seats
      .map((own, seat) => ({ ...own, seat }))
      .toSorted((a, b) => Number(a.left) - Number(b.left) || b.money - a.money)
      .map((own) => ({
        seat: own.seat,
        name: names[own.seat] ?? '',
        score: money(own.money),
        won: ended?.winners.includes(own.seat) ?? false,
      })),
    ...(ended?.grade == null ? {} : { grade: grades[ended.grade] ?? '' }),
    sumsCaption: t().play.chart,
    words: wordsOf(state, names, money),
  };
};

/** BuyWord, looked at again. */
export const BUYWORD_REPLAY: ReplaySurface = {
  // Everybody's tiles, as each sees their own.
  wholeView: (seenBy: (viewer: Viewer) => View) => seatsOpened(seenBy, ({ tiles }) => tiles === null),
  result,
};
