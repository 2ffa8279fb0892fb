import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { View } from '../../games/choose-your-words/view.ts';
import { Actions } from '../play/actions.tsx';
import { t } from '../texts.ts';
import { events, mySeat, roundSeen, view } from './cards-state.ts';
import {
  isOver,
  type LookingBack,
  type RoundTold,
  roundsOf,
  roundToLookAt,
  seenAfter,
} from './round-history.ts';
import { potLines, RoundStory } from './round-story.tsx';

/** The rounds of the game, first to last. */
export const rounds = computed<readonly RoundTold[]>(() => roundsOf(events.value));

const lookingBack = computed<LookingBack>(() => ({
  now: view.value?.round ?? 0,
  isOver: view.value?.phase === 'over',
  seen: roundSeen.value,
}));

/** The round whose showdown is still to be looked at before the next one, or the result, shows; undefined where there is none. */
export const roundToSee = computed<RoundTold | undefined>(() =>
  roundToLookAt(rounds.value, lookingBack.value),
);

/** How the round before ended: a line, while the first bets are placed. */
export const RoundBefore = ({ view: seen }: { readonly view: View }) => {
  const { cards } = t();
  const isEarly = seen.phase === 'category' || (seen.phase === 'bet' && seen.betting === 1);
  const last = rounds.value.find(({ round }) => round === seen.round - 1);
  if (!isEarly || last === undefined || !isOver(last)) return null;
  return <p class="round-before">{cards.roundBefore(last.round, potLines(cards, last).join(' '))}</p>;
};

type RoundEndProps = { readonly told: RoundTold; readonly clock: ComponentChildren };

/** How the round before ended, until one goes on: the next one waits meanwhile, but for its clock. */
export const RoundEnd = ({ told, clock }: RoundEndProps) => {
  const { cards } = t();
  const isMyTurn = view.value?.toAct.includes(mySeat.value) === true;
  const { now, isOver: hasEnded } = lookingBack.value;
  const seen = seenAfter(told, lookingBack.value);
  const missed = roundToLookAt(rounds.value, { ...lookingBack.value, seen });
  const onward = (): string => {
    if (hasEnded) return cards.seeResult;
    if (missed !== undefined) return cards.seeRoundEnd(missed.round);
    return isMyTurn ? cards.nextRoundYours(now) : cards.nextRound(now);
  };
  return (
    <>
      <section class="round-end" aria-labelledby="round-end-heading">
        <h2 id="round-end-heading">{cards.roundOver(told.round)}</h2>
        {isMyTurn && clock}
        <RoundStory told={told} isLong />
      </section>
      <Actions>
        <button
          type="button"
          class="button"
          data-step-focus
          onClick={() => {
            roundSeen.value = seen;
          }}
        >
          {onward()}
        </button>
      </Actions>
    </>
  );
};
