import { BUYWORD } from '../../games/buyword/buyword.ts';
import type { GameEvent } from '../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../games/buyword/refusals.ts';
import type { State } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import type { TextRefusal } from '../../games/core/text-refusal.ts';
import { eventSentence, refusalSentence } from '../../messages/buyword.ts';
import { messagesIn } from '../../messages/messages.ts';
import { formatMoney } from '../../messages/money.ts';
import { isTextRefusal, textSentence } from '../../messages/text.ts';
import { loadBuyWordRecord } from '../../notation/buyword-replay.ts';
import { ok } from '../../shared/result.ts';
import type { ReplayedGame, ResultFacts } from './replay.ts';

/** The record tells every verdict; what nobody asks after its end is nobody's to judge. */
const NO_JUDGE = { has: () => true, inTheme: () => true };

/** Everybody's tiles, as each sees their own. */
const wholeView = (state: State): View => {
  const seen = BUYWORD.view(state, null);
  return {
    ...seen,
    seats: seen.seats.map((own, seat) =>
      own.tiles === null ? (BUYWORD.view(state, seat).seats[seat] ?? own) : own,
    ),
  };
};

const lettersOf = (word: string, wildAt: number | null) =>
  Array.from(word, (letter, at) => ({ letter, isWild: at === wildAt }));

const resultOf: ReplayedGame['result'] = (language, given, names): ResultFacts => {
  const { seats, sales, result } = given as State;
  const { replay } = messagesIn(language);
  const money = (amount: number): string => formatMoney(language, amount);
  const [dearest] = sales
    .filter(({ undone }) => !undone)
    .flatMap(({ seat, words }) => words.map((word) => ({ seat, ...word })))
    .toSorted((a, b) => b.price - a.price);
  return {
    title: 'BuyWord',
    headline: result === null ? '' : (eventSentence(language, { type: 'ended', result }, names, null) ?? ''),
    rows: seats
      .map((own, seat) => ({ ...own, seat }))
      .toSorted((a, b) => Number(a.left) - Number(b.left) || b.money - a.money)
      .map((own) => ({
        name: names[own.seat] ?? '',
        score: money(own.money),
        won: result?.winners.includes(own.seat) ?? false,
      })),
    ...(dearest === undefined
      ? {}
      : {
          word: {
            caption: seats.length > 1 ? replay.dearestBy(names[dearest.seat] ?? '') : replay.dearest,
            letters: lettersOf(dearest.word, dearest.wildAt),
            worth: money(dearest.price),
          },
        }),
  };
};

/** BuyWord, looked at again. What comes back to it is what it gave, so the casts hold. */
export const REPLAYED_BUYWORD: ReplayedGame = {
  read: (record) => {
    const loaded = loadBuyWordRecord(record, () => NO_JUDGE);
    if (!loaded.ok) return loaded;
    const { match, names, lexicon } = loaded.value;
    return ok({ game: 'buyword', names, lexicon, opening: match.opening, turns: match.turns });
  },
  apply: (state, event) => BUYWORD.apply(state as State | undefined, event as GameEvent),
  view: (state) => wholeView(state as State),
  roundOf: (state) => (state as State).round,
  isOver: (state) => BUYWORD.isOver(state as State),
  sentence: (language, event, names) => eventSentence(language, event as GameEvent, names, null),
  refusal: (language, refusal) =>
    isTextRefusal(refusal)
      ? textSentence(language, refusal as TextRefusal, 'buyword')
      : refusalSentence(language, refusal as BuyWordRefusal),
  result: resultOf,
};
