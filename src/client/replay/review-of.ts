import type { Signal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import { isDictionaryName, languageOf } from '../../shared/dictionaries.ts';
import { amountOf } from '../base/game-list.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { startReview } from '../coach/coach-port.ts';
import { keepReview, nameOfRecord, readReview } from '../coach/kept-reviews.ts';
import { createReviewState } from '../coach/review-state.ts';
import type { ReviewedGame } from '../coach/reviewed-game.ts';
import type { Replay } from './replay.ts';
import type { ReplayController } from './replay-controller.ts';

/** Whose decisions can be looked at: everybody's, or of a record that hides hands those of whom it was made for. */
const seatsIn = ({ viewer, names }: Replay): readonly Seat[] => {
  if (viewer === undefined) return [...names.keys()];
  return viewer === null ? [] : [viewer];
};

/** The review of a game that is looked at; undefined where nobody coaches it, or it is not over. */
export const reviewOf = (
  { timeline, frame, jump }: Pick<ReplayController, 'timeline' | 'frame' | 'jump'>,
  trying: Signal<number | undefined>,
): ReviewedGame | undefined => {
  const { replay, last, isFinished } = timeline;
  const { module, opening, turns, names, you, lexicon } = replay;
  const seats = seatsIn(replay);
  if (module.loadCoach === undefined || !isFinished || seats.length === 0) return undefined;
  const id = replay.keptAs ?? nameOfRecord(replay.record);
  return {
    review: createReviewState({
      last,
      readKept: () => readReview(id),
      keep: (review) => keepReview(id, review),
      start: (events) => startReview({ game: module.name, opening, turns, seats }, events),
      you: you ?? (seats.length === 1 ? seats[0] : undefined),
    }),
    seats,
    last,
    frame,
    jump,
    nameOf: (seat) => (seat === you ? t().play.you : (names[seat] ?? '')),
    say: (sum) => module.formatScore(language.value, sum),
    amount: (sum) => amountOf(module.name, sum),
    told: (step) => timeline.told(step, language.value).join(' '),
    words: isDictionaryName(lexicon.name) ? languageOf(lexicon.name) : language.peek(),
    onTry: (step) => {
      trying.value = step;
    },
  };
};
