import type { State } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Viewer } from '../../games/core/seat.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { formatMoney } from '../../messages/money.ts';
import type { Language } from '../../shared/language.ts';
import { t } from '../base/texts.ts';
import { type ReplaySurface, type ResultFacts, seatsOpened } from '../table/replay-surface.ts';

const result = (
  language: Language,
  { seats, sales, result: ended }: State,
  names: readonly string[],
): ResultFacts => {
  const { replay } = t();
  const money = (amount: number): string => formatMoney(language, amount);
  const [dearest] = sales
    .filter(({ undone }) => !undone)
    .flatMap(({ seat, words }) => words.map((word) => ({ seat, ...word })))
    .toSorted((a, b) => b.price - a.price);
  return {
    headline:
      ended === null ? '' : (eventSentence(language, { type: 'ended', result: ended }, names, null) ?? ''),
    rows: seats
      .map((own, seat) => ({ ...own, seat }))
      .toSorted((a, b) => Number(a.left) - Number(b.left) || b.money - a.money)
      .map((own) => ({
        name: names[own.seat] ?? '',
        score: money(own.money),
        won: ended?.winners.includes(own.seat) ?? false,
      })),
    ...(dearest === undefined
      ? {}
      : {
          word: {
            caption: seats.length > 1 ? replay.dearestBy(names[dearest.seat] ?? '') : replay.dearest,
            letters: Array.from(dearest.word, (letter, at) => ({ letter, isWild: at === dearest.wildAt })),
            worth: money(dearest.price),
          },
        }),
  };
};

/** BuyWord, looked at again. */
export const BUYWORD_REPLAY: ReplaySurface = {
  // Everybody's tiles, as each sees their own.
  wholeView: (seenBy: (viewer: Viewer) => View) => seatsOpened(seenBy, ({ tiles }) => tiles === null),
  result,
};
