import { computed } from '@preact/signals';
import type { View } from '../../games/choose-your-words/view.ts';
import { Actions } from '../play/actions.tsx';
import { t } from '../texts.ts';
import { events, mySeat, roundSeen, view } from './cards-state.ts';
import { isOver, type RoundTold, roundsOf } from './round-history.ts';
import { potLines, RoundStory } from './round-story.tsx';

/** The rounds of the game, first to last. */
export const rounds = computed<readonly RoundTold[]>(() => roundsOf(events.value));

/** The round whose showdown is still to be looked at before the next one shows; undefined where there is none. */
export const roundToSee = computed<RoundTold | undefined>(() => {
  const now = view.value?.round ?? 0;
  const last = rounds.value.find(({ round }) => round === now - 1);
  const hasShown = last !== undefined && last.words.length > 0;
  return hasShown && last.round > roundSeen.value && view.value?.phase !== 'over' ? last : undefined;
});

/** How the round before ended: a line, while the first bets are placed. */
export const RoundBefore = ({ view: seen }: { readonly view: View }) => {
  const { cards } = t();
  const isEarly = seen.phase === 'category' || (seen.phase === 'bet' && seen.betting === 1);
  const last = rounds.value.find(({ round }) => round === seen.round - 1);
  if (!isEarly || last === undefined || !isOver(last)) return null;
  return <p class="round-before">{cards.roundBefore(last.round, potLines(cards, last).join(' '))}</p>;
};

/** How the round before ended, until one goes on: the next one waits meanwhile. */
export const RoundEnd = ({ told }: { readonly told: RoundTold }) => {
  const { cards } = t();
  const isMyTurn = view.value?.toAct.includes(mySeat.value) === true;
  return (
    <>
      <section class="round-end" aria-labelledby="round-end-heading">
        <h2 id="round-end-heading">{cards.roundOver(told.round)}</h2>
        <RoundStory told={told} isLong />
      </section>
      <Actions>
        <button
          type="button"
          class="button"
          data-step-focus
          onClick={() => {
            roundSeen.value = told.round;
          }}
        >
          {isMyTurn ? cards.nextRoundYours(told.round + 1) : cards.nextRound(told.round + 1)}
        </button>
      </Actions>
    </>
  );
};
